/// Texts as exporters write them.
enum HealthText {
  /// Without blanks at both ends.
  static func trim(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? "")
  }

  /// Nil where nothing but blanks is left.
  static func nonEmpty(_ text: String?) -> String? {
    guard let text else { return nil }
    let trimmed = trim(text)
    return trimmed.isEmpty ? nil : trimmed
  }
}
