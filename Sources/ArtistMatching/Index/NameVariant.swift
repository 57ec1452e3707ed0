/// How a key of the index was made from a name.
enum NameVariant: UInt8, Sendable {
  /// The name as it is written.
  case written
  /// Without its leading article: `Killers`.
  case withoutArticle
  /// With an article that the name does not have: `The Foo Fighters` is found so.
  case lastFirst
  /// `Killers, The`.
  case articleLast
  /// ä as ae, ö as oe, ü as ue, å as aa, ø as oe.
  case umlauts
  case alias
  /// The first letters of its words: `RATM`.
  case acronym
  /// A name without letters and digits, by its signs.
  case signs
}
