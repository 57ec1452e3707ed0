/// A word of a text: where it stands in the folded bytes and in the source, and what it looked like.
struct Token {
  struct Traits: OptionSet, Sendable {
    var rawValue: UInt32
    /// The source begins with an upper-case letter.
    static let capitalised = Traits(rawValue: 1 << 0)
    /// The source has upper-case letters and no lower-case ones.
    static let upper = Traits(rawValue: 1 << 1)
    /// Digits, or a number word made digits.
    static let number = Traits(rawValue: 1 << 2)
    /// `&`, `+`, or "and" in one of the languages of the lists: the bytes are `&`.
    static let conjunction = Traits(rawValue: 1 << 3)
    /// The `s` of `'s`.
    static let possessive = Traits(rawValue: 1 << 4)
    /// One cluster of a script that writes no spaces.
    static let cluster = Traits(rawValue: 1 << 5)
    static let latin = Traits(rawValue: 1 << 6)
    static let cyrillic = Traits(rawValue: 1 << 7)
    static let hangul = Traits(rawValue: 1 << 8)
    static let han = Traits(rawValue: 1 << 9)
    static let kana = Traits(rawValue: 1 << 10)
    /// A letter of none of the scripts above.
    static let otherScript = Traits(rawValue: 1 << 11)
    /// Letters joined from `R.E.M.` or `N*E*R*D`.
    static let acronym = Traits(rawValue: 1 << 12)
    /// Folding changed letters that are not ASCII, or signs.
    static let restyled = Traits(rawValue: 1 << 13)
    /// The conjunction is written as a sign, `&` or `+`.
    static let sign = Traits(rawValue: 1 << 14)
    /// `twenty` to `ninety`: waits for a unit.
    static let tens = Traits(rawValue: 1 << 15)
    /// The last letter of the source is upper-case.
    static let endsCapital = Traits(rawValue: 1 << 16)
  }

  var start: Int
  var end: Int
  var sourceStart: Int
  var sourceEnd: Int
  var traits: Traits
  /// What stands between the token before, or the beginning, and this one.
  var gap: Gap
}

/// What stands between two words.
struct Gap: OptionSet, Sendable {
  var rawValue: UInt32
  static let space = Gap(rawValue: 1 << 0)
  static let dash = Gap(rawValue: 1 << 1)
  static let comma = Gap(rawValue: 1 << 2)
  static let slash = Gap(rawValue: 1 << 3)
  static let colon = Gap(rawValue: 1 << 4)
  static let opening = Gap(rawValue: 1 << 5)
  static let closing = Gap(rawValue: 1 << 6)
  static let quote = Gap(rawValue: 1 << 7)
  static let bar = Gap(rawValue: 1 << 8)
  static let at = Gap(rawValue: 1 << 9)
  static let dot = Gap(rawValue: 1 << 10)
  static let exclamation = Gap(rawValue: 1 << 11)
  static let question = Gap(rawValue: 1 << 12)
  static let apostrophe = Gap(rawValue: 1 << 13)
  static let semicolon = Gap(rawValue: 1 << 14)
  static let times = Gap(rawValue: 1 << 15)
  static let symbol = Gap(rawValue: 1 << 16)
  /// The beginning or the end of the text.
  static let edge = Gap(rawValue: 1 << 17)
  /// A dash with white space at a side: it separates, where `Jay-Z` does not.
  static let spacedDash = Gap(rawValue: 1 << 18)
  static let star = Gap(rawValue: 1 << 19)
}
