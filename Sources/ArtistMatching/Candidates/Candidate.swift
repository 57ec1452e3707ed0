/// A place in the title that may mean an artist.
struct Candidate {
  /// Tokens; empty for a name of signs, which stands before token `start`.
  var tokens: Range<Int>
  var name: Int
  var variant: NameVariant
  /// What the last token has beyond the name, as in `Coldplaykonzert`: the lists of the rest.
  var rest: WordLists = []

  /// Of a slip: what differs is another word, or only a last letter, or two letters.
  var isOtherWord = false
  var isPlural = false
  var isFar = false

  /// The name stands there in full, letter for letter.
  var isExact: Bool {
    switch variant {
    case .written, .withoutArticle, .umlauts, .alias, .signs, .surnames: true
    case .acronym, .leader, .stem, .inflected, .lastFirst, .typo, .sound: false
    }
  }

  /// Cannot be told from a slip or a coincidence without the context.
  var isGuess: Bool { variant == .typo || variant == .sound }

  func overlaps(_ other: Candidate) -> Bool {
    tokens.isEmpty ? other.tokens.isEmpty && tokens == other.tokens : tokens.overlaps(other.tokens)
  }
}
