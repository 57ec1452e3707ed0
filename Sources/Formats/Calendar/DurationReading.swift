internal import Records

/// A DURATION value (RFC 5545, 3.3.6).
enum DurationReading {
  /// Nil for what the grammar does not have: no number at all, a number without a unit, years and months.
  static func read(_ bytes: ArraySlice<UInt8>) -> CalendarDuration? {
    let text = bytes.trimmingBlanks().map(\.uppercasedASCII)
    return isWellFormed(text) ? LibICal.duration(String(decoding: text, as: UTF8.self)) : nil
  }

  /// libical takes `P` and `PT1H30` without a word, and long numbers wrap around in it: nine digits are some 30 years of
  /// seconds, and as many as fit.
  private static func isWellFormed(_ text: [UInt8]) -> Bool {
    guard let last = text.last, "WDHMS".utf8.contains(last), text.count <= 64 else { return false }
    var digits = 0
    for byte in text {
      digits = byte.isDigit ? digits + 1 : 0
      if digits > 9 { return false }
    }
    return text.contains(where: \.isDigit)
  }
}
