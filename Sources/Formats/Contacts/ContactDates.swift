internal import Records

/// Days as vCard 2.1 to 4.0 and their dialects write them.
enum ContactDates {
  /// Apple's year for "no year", with and without its X-APPLE-OMIT-YEAR.
  private static let appleOmittedYear = 1604

  /// A day of a month, with or without a year; a time of day is passed over, and with it its zone: a birthday is a date.
  /// Nil where the text names no day of a month.
  static func day(_ text: String, omittedYear: Int?) -> Contact.PartialDate? {
    let date = text.trimmed.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    let day = String(date.split(separator: " ", maxSplits: 1).first ?? "")
    guard let (year, month, number) = yearless(day) ?? full(day) else { return nil }
    let isOmitted = year == 0 || year == omittedYear || year == appleOmittedYear
    let known = isOmitted ? nil : year
    // 2000 had a 29 February.
    guard CivilDate(year: known ?? 2000, month: month, day: number).isValid else { return nil }
    return Contact.PartialDate(year: known, month: month, day: number)
  }

  /// `--MM-DD`, `--MMDD`, and `-MM-DD` of some tools.
  private static func yearless(_ text: String) -> (Int?, Int, Int)? {
    guard text.hasPrefix("-"), !text.hasPrefix("---") else { return nil }
    let numbers = text.split(separator: "-")
    if numbers.count == 1, numbers[0].count == 4, text.hasPrefix("--") {
      guard let month = number(numbers[0].prefix(2)), let day = number(numbers[0].suffix(2)) else { return nil }
      return (nil, month, day)
    }
    guard numbers.count == 2, let month = number(numbers[0]), let day = number(numbers[1]) else { return nil }
    return (nil, month, day)
  }

  /// `YYYY-MM-DD`, `YYYYMMDD`, also with `/` or `.`, and with single digits.
  private static func full(_ text: String) -> (Int?, Int, Int)? {
    let numbers = text.split { $0 == "-" || $0 == "/" || $0 == "." }
    if numbers.count == 1, text.utf8.count == 8, text.utf8.allSatisfy(ASCII.isDigit) {
      guard let year = Int(text.prefix(4)), let month = number(text.dropFirst(4).prefix(2)),
        let day = number(text.suffix(2))
      else { return nil }
      return (year, month, day)
    }
    guard numbers.count == 3, numbers[0].utf8.count == 4, numbers[0].utf8.allSatisfy(ASCII.isDigit),
      let year = Int(numbers[0]), let month = number(numbers[1]), let day = number(numbers[2])
    else { return nil }
    return (year, month, day)
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    (1...2).contains(text.utf8.count) && text.utf8.allSatisfy(ASCII.isDigit) ? Int(text) : nil
  }

  /// What RFC 6350, 4.3.1 and 4.3.2 allow without a day of a month: `1985`, `1985-04`, `--04`, `---12`, `T1022`.
  static func isPartial(_ text: String) -> Bool {
    let text = text.trimmed
    if text.hasPrefix("T") { return text.dropFirst().utf8.allSatisfy { ASCII.isDigit($0) || ":+-Z".utf8.contains($0) } }
    return !text.isEmpty && text.utf8.count <= 7
      && text.utf8.allSatisfy { ASCII.isDigit($0) || $0 == UInt8(ascii: "-") }
  }
}
