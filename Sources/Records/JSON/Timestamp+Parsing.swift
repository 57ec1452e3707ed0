extension Timestamp {
  /// `YYYY-MM-DD`; nil for anything else, or a day that is not in the calendar.
  package static func date(parsing text: some StringProtocol) -> CivilDate? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      let year = digits(parts[0]), let month = digits(parts[1]), let day = digits(parts[2])
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    return date.isValid ? date : nil
  }

  /// An RFC 3339 date-time (5.6): `2027-01-20T20:00:00+01:00`, `…Z`; a space may stand for the T. The offset is in
  /// seconds east, and nil where the text has none (which RFC 3339 does not allow; the caller knows a zone).
  package static func clock(parsing text: some StringProtocol) -> (
    clock: CivilDateTime, milliseconds: Int, offset: Int?
  )? {
    guard text.utf8.count >= 16, let date = date(parsing: text.prefix(10)) else { return nil }
    var rest = text.dropFirst(10)
    guard let separator = rest.popFirst(), separator == "T" || separator == "t" || separator == " " else { return nil }
    let time = rest.prefix { $0.isNumber || $0 == ":" }
    rest = rest.dropFirst(time.count)
    let parts = time.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0.utf8.count == 2 }),
      let hour = digits(parts[0]), hour < 24, let minute = digits(parts[1]), minute < 60,
      let second = parts.count == 3 ? digits(parts[2]) : 0, second <= 60
    else { return nil }
    var milliseconds = 0
    if rest.first == "." || rest.first == "," {
      let fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard !fraction.isEmpty else { return nil }
      milliseconds = digits((fraction + "00").prefix(3)) ?? 0
      rest = rest.dropFirst(1 + fraction.count)
    }
    let clock = CivilDateTime(date: date, hour: hour, minute: minute, second: min(second, 59))
    if rest.isEmpty { return (clock, milliseconds, nil) }
    guard let offset = offset(parsing: rest) else { return nil }
    return (clock, milliseconds, offset)
  }

  /// The instant of an RFC 3339 date-time with an offset.
  package static func instant(parsing text: some StringProtocol) -> Instant? {
    guard let (clock, milliseconds, offset) = clock(parsing: text), let offset else { return nil }
    return Instant(milliseconds: (clock.secondsSinceEpoch - Int64(offset)) * 1000 + Int64(milliseconds))
  }

  private static func offset(parsing text: some StringProtocol) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let number = String(text.dropFirst().filter { $0 != ":" })
    guard number.utf8.count == 4, let value = digits(number), value / 100 < 24, value % 100 < 60 else { return nil }
    return (sign == "-" ? -1 : 1) * (value / 100 * 3600 + value % 100 * 60)
  }

  private static func digits(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
