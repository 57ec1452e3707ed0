internal import Records

/// REV: a moment, in all the forms that tools give it.
enum Revision {
  /// Basic and extended ISO 8601, with a blank for the `T`, with fractions, offsets, or no zone (taken as UTC: only the
  /// order of revisions matters), a date alone, or seconds and milliseconds since 1970. Nil where it is none of these.
  static func instant(_ text: String) -> Instant? {
    let text = text.trimmed.uppercased()
    guard text.utf8.count <= 40 else { return nil }
    if let epoch = sinceEpoch(text) { return epoch }
    let halves = text.split(maxSplits: 1, omittingEmptySubsequences: true) { $0 == "T" || $0 == " " }
    guard let dateText = halves.first, let date = date(dateText) else { return nil }
    guard halves.count == 2 else { return Instant(seconds: CivilDateTime(date: date).secondsSinceEpoch) }
    return time(halves[1], on: date)
  }

  private static func sinceEpoch(_ text: String) -> Instant? {
    guard text.utf8.allSatisfy(ASCII.isDigit), let number = Int64(text) else { return nil }
    switch text.utf8.count {
    case 9, 10: return Instant(seconds: number)
    case 12, 13: return Instant(milliseconds: number)
    default: return nil
    }
  }

  private static func date(_ text: Substring) -> CivilDate? {
    guard let day = ContactDates.day(String(text), omittedYear: nil), let year = day.year else { return nil }
    return CivilDate(year: year, month: day.month, day: day.day)
  }

  private static func time(_ text: Substring, on date: CivilDate) -> Instant? {
    let clock = text.prefix { $0.isASCII && ($0.isNumber || $0 == ":" || $0 == "." || $0 == ",") }
    guard let offset = offset(text.dropFirst(clock.count)) else { return nil }
    let parts = clock.split { $0 == "." || $0 == "," }
    let digits = (parts.first ?? "").filter { $0 != ":" }
    guard [2, 4, 6].contains(digits.count), let number = Int(digits + String(repeating: "0", count: 6 - digits.count))
    else { return nil }
    let (hour, minute, second) = (number / 10_000, number / 100 % 100, number % 100)
    guard hour <= 24, minute < 60, second <= 60 else { return nil }
    let start = CivilDateTime(date: date).secondsSinceEpoch - Int64(offset)
    let seconds = start + Int64(hour * 3600 + minute * 60 + second)
    return Instant(milliseconds: seconds * 1000 + milliseconds(parts.count > 1 ? parts[1] : ""))
  }

  private static func milliseconds(_ fraction: Substring) -> Int64 {
    Int64((fraction + "000").prefix(3)) ?? 0
  }

  /// Seconds east of Greenwich; 0 for nothing and for any name of UTC.
  private static func offset(_ text: Substring) -> Int? {
    var text = String(text).trimmed
    if ["", "Z", "UTC", "GMT"].contains(text) { return 0 }
    // Some write both: `+0000Z`.
    if text.hasSuffix("Z") { text.removeLast() }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard [2, 4].contains(digits.count), digits.utf8.allSatisfy(ASCII.isDigit), let number = Int(digits) else {
      return nil
    }
    let seconds = digits.count == 2 ? number * 3600 : (number / 100) * 3600 + (number % 100) * 60
    return sign == "-" ? -seconds : seconds
  }
}
