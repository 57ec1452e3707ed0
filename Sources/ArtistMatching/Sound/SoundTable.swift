/// Names by the skeleton of their sound, those in Latin letters apart from those in other scripts: only a title in the other
/// script looks for them.
struct SoundTable: Sendable {
  /// Fewer consonants than this are a coincidence.
  static let shortest = 3

  private var latin = KeyTable()
  private var other = KeyTable()

  var hasOtherScripts: Bool { other.count > 0 }

  mutating func insert(_ name: FoldedText, name index: Int) {
    guard let script = SoundTable.script(of: name) else { return }
    let first = name.tokens.count > 1 && Articles.contains(name.word(0)) ? 1 : 0
    let sound = SoundTable.sound(of: name, first..<name.tokens.count)
    guard sound.skeleton.count >= SoundTable.shortest else { return }
    if script == .latin {
      latin.insert(sound.skeleton, name: index, variant: .sound)
    } else {
      other.insert(sound.skeleton, name: index, variant: .sound)
    }
  }

  mutating func finish() {
    latin.finish()
    other.finish()
  }

  func names(like skeleton: ArraySlice<UInt8>, inLatin isLatin: Bool, found: (Int) -> Void) {
    guard skeleton.count >= SoundTable.shortest else { return }
    let table = isLatin ? latin : other
    let hash = KeyHash(skeleton).value
    guard table.mayContain(hash) else { return }
    table.entries(of: skeleton, hash: hash) { found($0.name) }
  }

  static func sound(of text: FoldedText, _ tokens: Range<Int>) -> Sound {
    var roman: [UInt8] = []
    for index in tokens { Romanisation.shared.append(text.word(index), to: &roman) }
    return Sound(roman: roman)
  }

  /// The one script of a name whose letters tell its sound: not Han, and no mixture.
  static func script(of text: FoldedText) -> Token.Traits? {
    let scripts: Token.Traits = [.latin, .cyrillic, .hangul, .kana, .han, .otherScript]
    let found = text.tokens.reduce(into: Token.Traits()) { $0.formUnion($1.traits.intersection(scripts)) }
    return [.latin, .cyrillic, .hangul, .kana, .otherScript].contains(found) ? found : nil
  }
}
