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
    if count == 2 || count == 3, folded.tokens.allSatisfy({ !$0.traits.contains(.conjunction) }) {
      add(join(folded, from: count - 1, to: count) + join(folded, from: 0, to: count - 1), .lastFirst)
    }
    if folded.tokens.contains(where: { $0.traits.contains(.restyled) }) {
      let spelled = FoldedText(NameKeys.spellUmlauts(name)).bytes
      add(spelled, .umlauts)
    }
  }

  private mutating func addArticleForms(_ folded: FoldedText) {
    guard folded.tokens.count > 1, Articles.contains(folded.word(0)) else { return }
    let rest = join(folded, from: 1, to: folded.tokens.count)
    add(rest, .withoutArticle)
    add(rest + folded.word(0), .articleLast)
  }

  private mutating func addSigns(_ name: String) {
    let signs = name.utf8.filter { $0 != UInt8(ascii: " ") }
    if !signs.isEmpty { add(Array(signs), .signs) }
  }

  private mutating func add(_ bytes: [UInt8], _ variant: NameVariant) {
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
  private static let words = Set(articleData.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) })

  static func contains(_ word: ArraySlice<UInt8>) -> Bool { word.count <= 3 && words.contains(Array(word)) }
}
