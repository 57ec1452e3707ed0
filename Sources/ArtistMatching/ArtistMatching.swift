/// Finds the artists that a text means. Everything is a pure function of its input.
package enum ArtistMatching {
  /// Changes whenever the algorithm, the word lists or the weights do: matches stored under another version are redone.
  package static let version = "6"

  /// The text as names are compared: compatibility forms resolved, case folded, marks and default-ignorable
  /// characters gone, Traditional Chinese as Simplified, `&` for "and" and its like, digits for number words; the words
  /// separated by single spaces. Two spellings of one name fold to the same text, `AC/DC` and `ac dc`, but
  /// not `ACDC`; see `key(_:)`.
  package static func fold(_ text: String) -> String {
    tokens(text).joined(separator: " ")
  }

  /// The folded text without anything between its words: equal for `AC/DC`, `ac dc` and `ACDC`. Mutes and pins are kept
  /// by it. A text without words (`!!!`) is its own key, white space aside.
  package static func key(_ text: String) -> String {
    let folded = FoldedText(text)
    guard folded.tokens.isEmpty else { return String(decoding: folded.bytes, as: UTF8.self) }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
  }

  /// The folded words of a text, in order. A Han, kana, Thai, Lao, Khmer or Myanmar cluster is a word of its own.
  package static func tokens(_ text: String) -> [String] {
    let folded = FoldedText(text)
    return folded.tokens.map { String(decoding: folded.bytes[$0.start..<$0.end], as: UTF8.self) }
  }
}
