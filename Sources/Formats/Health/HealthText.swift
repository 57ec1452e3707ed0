/// Texts as exporters write them.
enum HealthText {
  /// Without blanks at both ends.
  static func trim(_ text: String) -> String {
    if let first = text.utf8.first, let last = text.utf8.last, isInk(first), isInk(last) { return text }
    let start = text.drop(while: \.isWhitespace)
    return String(start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? "")
  }

  /// Nil where nothing but blanks is left.
  static func nonEmpty(_ text: String?) -> String? {
    guard let text else { return nil }
    let trimmed = trim(text)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// Of one byte it is plain that it is no blank.
  private static func isInk(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7f }
}
