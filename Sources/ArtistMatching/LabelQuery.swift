/// A label of an image, or a few words that a person typed: they match a text that has all of its words, in any order
/// and any case, where the last may be the beginning of a word.
package struct LabelQuery: Hashable, Sendable {
  private let whole: [String]
  private let beginning: String?

  package init(_ label: String) {
    let tokens = ArtistMatching.tokens(label)
    (whole, beginning) = (Array(tokens.dropLast()), tokens.last)
  }

  /// True for a label without words, which matches nothing.
  package var isEmpty: Bool { beginning == nil }

  package func matches(_ text: String) -> Bool { matches(tokens: ArtistMatching.tokens(text)) }

  /// As `matches(_:)`, for a text whose `ArtistMatching.tokens` are at hand.
  package func matches(tokens: [String]) -> Bool {
    guard let beginning else { return false }
    return tokens.contains { $0.hasPrefix(beginning) } && whole.allSatisfy(tokens.contains)
  }
}
