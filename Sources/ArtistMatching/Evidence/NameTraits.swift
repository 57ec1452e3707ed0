/// What a name is by itself, apart from any title: how likely its words are there by chance.
struct NameTraits {
  /// From 0, a name that nothing else is called, to 5, a word of the calendar itself.
  enum Ambiguity: Int {
    case unique, unusual, doubtful, common, veryCommon, cue
  }

  /// Names that are alike in how the context speaks for or against them; the weights are by group.
  enum Group: Int, CaseIterable, Comparable {
    case strong, middle, weak

    static func < (one: Group, other: Group) -> Bool { one.rawValue < other.rawValue }
  }

  let ambiguity: Ambiguity
  let isPersonOrPlace: Bool
  let isPerson: Bool
  let isPlace: Bool
  let hasArticle: Bool
  let words: Int
  /// Several words, each of them common.
  let isPlain: Bool
  /// The catalog writes it with a lower-case first letter, as `alt-J`.
  let beginsLower: Bool
  let isUpper: Bool
  /// It has signs within or behind, as `fun.`, `P!nk` and `Wham!`.
  let hasSigns: Bool
  let isDigits: Bool
  /// Letters and digits of the name without its article.
  let length: Int
  private let tokenCount: Int
  private static let signs = Array("!$*.?".utf8)

  var group: Group {
    switch ambiguity {
    case .unique, .unusual: .strong
    case .doubtful: .middle
    case .common, .veryCommon, .cue: .weak
    }
  }

  init(_ name: CatalogName, variant: NameVariant) {
    let folded = name.folded
    let tokens = folded.tokens
    let article = tokens.count > 1 && Articles.contains(folded.word(0))
    let core = Array(tokens.indices.dropFirst(article ? 1 : 0))
    let vocabulary = Vocabulary.shared
    let whole = core.isEmpty ? [] : vocabulary.commonness(of: folded.bytes[tokens[core[0]].start...])
    (hasArticle, words, tokenCount) = (article, core.count, tokens.count)
    isPerson = core.first.map { vocabulary.lists(of: folded.word($0)).contains(.person) } ?? false
    isPlace = whole.contains(.place)
    isPersonOrPlace = isPerson || isPlace
    beginsLower = tokens.first.map { !$0.traits.contains(.capitalised) && $0.traits.contains(.latin) } ?? false
    isUpper = !tokens.isEmpty && tokens.allSatisfy { $0.traits.contains(.upper) }
    isDigits = core.allSatisfy { tokens[$0].traits.contains(.number) && !tokens[$0].traits.contains(.latin) }
    hasSigns = tokens.isEmpty || name.bytes.contains { NameTraits.signs.contains($0) }
    length = core.reduce(0) { $0 + NameTraits.letters(folded.word($1)) }
    if core.isEmpty || variant == .signs {
      (ambiguity, isPlain) = (.unusual, false)
    } else if tokens[core[0]].traits.contains(.cluster) {
      (ambiguity, isPlain) = (NameTraits.ofClusters(core.count, whole, tokens[core[0]].traits), false)
    } else if core.count == 1 {
      let ofWord = NameTraits.ofWord(folded, core[0], whole, length)
      // "The Police" with its article is less a word than "police".
      let isSpokenInFull = article && variant != .withoutArticle && ofWord.rawValue > Ambiguity.common.rawValue
      (ambiguity, isPlain) = (isSpokenInFull ? .common : ofWord, false)
    } else {
      (ambiguity, isPlain) = NameTraits.ofWords(folded, core, whole)
    }
  }

  /// How many words a title has of a name that is written as the catalog does; nil where that is not known.
  func tokens(_ variant: NameVariant) -> Int? {
    switch variant {
    case .written, .umlauts: tokenCount
    case .withoutArticle: tokenCount - 1
    default: nil
    }
  }

  private static func letters(_ word: ArraySlice<UInt8>) -> Int { word.count { $0 & 0xc0 != 0x80 } }

  /// Scripts that write no spaces: the shorter, the likelier a part of something else.
  private static func ofClusters(_ count: Int, _ lists: WordLists, _ traits: Token.Traits) -> Ambiguity {
    if lists.contains(.foreign) { return count <= 2 ? .common : .doubtful }
    return switch count {
    case 1: .veryCommon
    case 2: traits.contains(.han) ? .doubtful : .common
    case 3: .unusual
    default: .unique
    }
  }

  private static func ofWord(
    _ text: FoldedText, _ index: Int, _ lists: WordLists, _ length: Int
  ) -> Ambiguity {
    let token = text.tokens[index]
    if !lists.isDisjoint(with: [.show, .ticket, .ordinary, .time, .function, .billing]) { return .cue }
    if token.traits.contains(.hangul) {
      if length == 1 { return .veryCommon }
      return lists.contains(.foreign) ? .common : length == 2 ? .doubtful : .unusual
    }
    if token.traits.contains(.number), !token.traits.contains(.latin) { return .veryCommon }
    if token.traits.contains(.number) { return length <= 2 ? .common : .unusual }
    if length <= 2 { return length == 1 ? .cue : .veryCommon }
    return switch level(lists) {
    case 4: .veryCommon
    case 3: .common
    case 2: .doubtful
    default: length == 3 ? .doubtful : .unusual
    }
  }

  /// Some words together: as unusual as the most unusual of them.
  private static func ofWords(_ text: FoldedText, _ core: [Int], _ whole: WordLists) -> (Ambiguity, isPlain: Bool) {
    if !whole.isDisjoint(with: .cues) { return (.cue, true) }
    var content = 0
    var lowest = 4
    for index in core where !text.tokens[index].traits.contains(.conjunction) {
      let word = text.word(index)
      let lists = Vocabulary.shared.commonness(of: word)
      if lists.contains(.function) { continue }
      content += 1
      let isNumber = text.tokens[index].traits.contains(.number)
      let level = lists.contains(.person) ? min(level(lists), 2) : level(lists)
      lowest = min(lowest, isNumber ? 3 : letters(word) <= 2 ? max(level, 2) : level)
    }
    if content == 0 { return (.veryCommon, true) }
    if lowest == 0 { return (.unique, false) }
    if content == 1 { return (lowest >= 3 ? .common : .doubtful, true) }
    return (.unusual, lowest >= 3)
  }

  /// 4 stands in every text, 0 is in no list.
  private static func level(_ lists: WordLists) -> Int {
    if lists.contains(.everyText) { return 4 }
    if lists.contains(.mostTexts) || !lists.isDisjoint(with: [.venue, .building, .stage, .music, .at, .in, .with]) {
      return 3
    }
    return lists.isDisjoint(with: [.smallDictionary, .foreign, .person, .place, .attend, .screen]) ? 0 : 2
  }
}
