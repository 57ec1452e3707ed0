/// How a name was found in a title.
enum NameVariant: UInt8, Sendable {
  /// As it is written.
  case written
  /// Without its leading article: `Killers`.
  case withoutArticle
  /// ä as ae, ö as oe, ü as ue, å as aa, ø as oe.
  case umlauts
  case alias
  /// The first letters of its words: `RATM`.
  case acronym
  /// A name without letters and digits, by its signs.
  case signs
  /// The surnames of two: `Hall & Oates`.
  case surnames
  /// Who leads the band: `Tom Petty` of `Tom Petty & The Heartbreakers`.
  case leader
  /// A Cyrillic name without its last vowel, which case endings replace.
  case stem
  /// With an ending of the language: `Metallicas`, `Земфиры`, `아이유의`.
  case inflected
  /// Surname, first name; or the article behind a comma.
  case lastFirst
  /// One slip of the keyboard away.
  case typo
  /// In another script, by its sound.
  case sound
}
