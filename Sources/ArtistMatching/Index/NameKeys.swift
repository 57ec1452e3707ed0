/// The keys under which a name is found.
struct NameKeys {
  /// Names of more words than this are not looked for.
  static let longest = 12

  private(set) var keys: [(bytes: [UInt8], variant: NameVariant)] = []

  init(_ name: String, isAlias: Bool = false) {
    let folded = FoldedText(name)
    let count = folded.tokens.count
    guard count > 0 else {
      addSigns(name)
      return
    }
    add(folded.bytes, isAlias ? .alias : .written)
    guard count <= NameKeys.longest else { return }
    addArticleForms(folded)
    if folded.tokens.contains(where: { $0.traits.contains(.restyled) }) {
      let spelled = FoldedText(NameKeys.spellUmlauts(name)).bytes
      add(spelled, .umlauts)
    }
    addLeaders(folded)
    addStem(folded)
  }

  /// The first letters of the words, with and without the short ones between: `RATM`, `OMD`. Three letters at least.
  mutating func addAcronyms(_ name: String) {
    let folded = FoldedText(name)
    guard folded.tokens.count >= 3, folded.tokens.count <= NameKeys.longest else { return }
    let names = Vocabulary.shared
    for skipsShort in [false, true] {
      var initials: [UInt8] = []
      for (index, token) in folded.tokens.enumerated() {
        guard token.traits.contains(.latin) || token.traits.contains(.number) else { return }
        if skipsShort, !names.lists(of: folded.word(index)).isDisjoint(with: [.function, .in]) { continue }
        if token.traits.contains(.conjunction) {
          if token.sourceEnd - token.sourceStart == 1, !token.traits.contains(.sign) {
            initials.append(UInt8(ascii: "n"))
          }
          continue
        }
        initials.append(contentsOf: token.traits.contains(.number) ? folded.word(index) : folded.word(index).prefix(1))
      }
      if initials.count >= 3 { add(initials, .acronym) }
    }
  }

  /// `Hall & Oates` of `Daryl Hall & John Oates`; `Tom Petty` of `Tom Petty & The Heartbreakers`.
  private mutating func addLeaders(_ folded: FoldedText) {
    guard let middle = folded.tokens.firstIndex(where: { $0.traits.contains(.conjunction) }), middle >= 2 else {
      return
    }
    let count = folded.tokens.count
    if count == 5, middle == 2, !Articles.contains(folded.word(3)) {
      add(folded.word(1) + folded.word(2) + folded.word(4), .surnames)
    } else if middle + 2 < count, Articles.contains(folded.word(middle + 1)) {
      add(join(folded, from: 0, to: middle), .leader)
    }
  }

  /// `Земфир` of `Земфира`: the case endings replace the last vowel.
  private mutating func addStem(_ folded: FoldedText) {
    guard let last = folded.tokens.last, last.traits.contains(.cyrillic), last.end - last.start >= 8 else { return }
    if let letter = Unicode.Scalar(utf8Tail: folded.bytes), "аяоеиыйьюу".unicodeScalars.contains(letter) {
      add(Array(folded.bytes.dropLast(2)), .stem)
    }
  }

  private mutating func addArticleForms(_ folded: FoldedText) {
    guard folded.tokens.count > 1, Articles.contains(folded.word(0)) else { return }
    // "The The" is not "the".
    guard folded.tokens.count > 2 || !Articles.contains(folded.word(1)) else { return }
    add(join(folded, from: 1, to: folded.tokens.count), .withoutArticle)
  }

  private mutating func addSigns(_ name: String) {
    let signs = name.utf8.filter { $0 != UInt8(ascii: " ") }
    if !signs.isEmpty { add(Array(signs), .signs) }
  }

  private mutating func add(_ bytes: some Collection<UInt8>, _ variant: NameVariant) {
    let bytes = Array(bytes)
    if !keys.contains(where: { $0.bytes == bytes }) { keys.append((bytes, variant)) }
  }

  private func join(_ folded: FoldedText, from: Int, to: Int) -> [UInt8] {
    Array(folded.bytes[folded.tokens[from].start..<folded.tokens[to - 1].end])
  }

  private static func spellUmlauts(_ name: String) -> String {
    var spelled = ""
    for scalar in name.precomposed {
      switch scalar {
      case "ä", "æ": spelled += "ae"
      case "Ä", "Æ": spelled += "Ae"
      case "ö", "ø", "œ": spelled += "oe"
      case "Ö", "Ø", "Œ": spelled += "Oe"
      case "ü": spelled += "ue"
      case "Ü": spelled += "Ue"
      case "å": spelled += "aa"
      case "Å": spelled += "Aa"
      default: spelled.unicodeScalars.append(scalar)
      }
    }
    return spelled
  }
}

extension String {
  /// Scalars in which the letters that German and the Scandinavian languages write with marks are single scalars.
  var precomposed: [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      let pairs: [Unicode.Scalar: Unicode.Scalar] =
        switch scalar.value {
        case 0x308: ["a": "ä", "o": "ö", "u": "ü", "A": "Ä", "O": "Ö", "U": "Ü"]
        case 0x30a: ["a": "å", "A": "Å"]
        default: [:]
        }
      if let last = result.last, let joined = pairs[last] {
        result[result.count - 1] = joined
      } else {
        result.append(scalar)
      }
    }
    return result
  }
}

/// Leading articles, which people leave out or move to the end.
enum Articles {
  private static let words = articleData.split(whereSeparator: \.isWhitespace).map { packed($0.utf8) }

  static func contains(_ word: ArraySlice<UInt8>) -> Bool { word.count <= 3 && words.contains(packed(word)) }

  private static func packed(_ word: some Sequence<UInt8>) -> UInt32 { word.reduce(0) { $0 << 8 | UInt32($1) } }
}
