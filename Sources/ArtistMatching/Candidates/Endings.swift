/// Endings that a name takes in a sentence.
enum Endings {
  private static let cyrillic = set(endingData.cyrillic)
  private static let hangul = set(endingData.hangul)

  static func contains(_ ending: ArraySlice<UInt8>, script: Token.Traits) -> Bool {
    if script.contains(.cyrillic) { return cyrillic.contains(Array(ending)) }
    if script.contains(.hangul) { return hangul.contains(Array(ending)) }
    return script.contains(.latin) && ending.elementsEqual([UInt8(ascii: "s")])
  }

  private static func set(_ words: String) -> Set<[UInt8]> {
    Set(words.split(whereSeparator: \.isWhitespace).map { FoldedText(String($0)).bytes })
  }
}
