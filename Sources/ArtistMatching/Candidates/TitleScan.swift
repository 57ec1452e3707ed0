/// One pass over a title: every run of words is looked up among the names and among the word lists.
struct TitleScan {
  /// Words that together stand in lists.
  struct Phrase {
    var tokens: Range<Int>
    var lists: WordLists
  }

  let text: FoldedText
  private(set) var candidates: [Candidate] = []
  /// The lists of each token alone.
  private(set) var lists: [WordLists] = []
  private(set) var phrases: [Phrase] = []

  private let vocabulary = Vocabulary.shared

  init(_ text: FoldedText, table: KeyTable) {
    self.text = text
    lists.reserveCapacity(text.tokens.count)
    for start in text.tokens.indices { scan(from: start, table) }
  }

  private mutating func scan(from start: Int, _ table: KeyTable) {
    var hash = KeyHash()
    let first = text.tokens[start].start
    for end in start..<min(start + NameKeys.longest, text.tokens.count) {
      let token = text.tokens[end]
      let mayEndWithin =
        token.traits.isDisjoint(with: [.cluster, .conjunction, .number]) && token.end - token.start >= 4
      for position in token.start..<token.end {
        let byte = text.bytes[position]
        if mayEndWithin, position > token.start, byte & 0xc0 != 0x80, table.mayContain(hash.value) {
          endWithin(token, at: position, start..<end + 1, hash.value, table)
        }
        hash.append(byte)
      }
      let value = hash.value
      if table.mayContain(value) { addNames(start..<end + 1, first, value, table) }
      if end - start < Vocabulary.longestPhrase { addLists(start..<end + 1, first, value) }
    }
  }

  private mutating func addNames(_ tokens: Range<Int>, _ first: Int, _ hash: UInt64, _ table: KeyTable) {
    let key = text.bytes[first..<text.tokens[tokens.upperBound - 1].end]
    table.entries(of: key, hash: hash) { entry in
      // A stem is a word only with an ending; initials are written in capitals.
      guard entry.variant != .stem else { return }
      if entry.variant == .acronym {
        guard tokens.count == 1, isWrittenAsAcronym(text.tokens[tokens.lowerBound]) else { return }
      }
      candidates.append(Candidate(tokens: tokens, name: entry.name, variant: entry.variant))
    }
  }

  private func isWrittenAsAcronym(_ token: Token) -> Bool {
    token.traits.contains(.upper) || token.traits.contains(.acronym)
      || token.traits.contains(.capitalised) && text.endsCapital(token)
  }

  /// The tokens together are a word of the lists.
  func isCue(_ tokens: Range<Int>) -> Bool {
    tokens.count == 1
      ? !lists[tokens.lowerBound].isDisjoint(with: .cues) : phrases.contains { $0.tokens == tokens }
  }

  private mutating func addLists(_ tokens: Range<Int>, _ first: Int, _ hash: UInt64) {
    let found = vocabulary.lists(of: text.bytes[first..<text.tokens[tokens.upperBound - 1].end], hash: hash)
    if tokens.count == 1 {
      lists.append(found)
    } else if !found.isDisjoint(with: .cues) {
      phrases.append(Phrase(tokens: tokens, lists: found))
    }
  }

  /// A name that ends inside a word counts if the rest is an ending of the language or a word that concerts are
  /// announced with.
  private mutating func endWithin(
    _ token: Token, at position: Int, _ tokens: Range<Int>, _ hash: UInt64, _ table: KeyTable
  ) {
    let first = text.tokens[tokens.lowerBound].start
    let rest = text.bytes[position..<token.end]
    let restLists = vocabulary.lists(of: rest).intersection([.show, .ticket, .stage, .music])
    let isCompound = !restLists.isEmpty && rest.count >= 4
    let isEnding = Endings.contains(rest, script: token.traits)
    guard isCompound || isEnding else { return }
    table.entries(of: text.bytes[first..<position], hash: hash) { entry in
      let isLong = position - first >= 4
      switch entry.variant {
      case .acronym, .leader, .signs: return
      case .stem: guard isEnding, token.traits.contains(.cyrillic) else { return }
      default: guard isLong else { return }
      }
      candidates.append(
        Candidate(
          tokens: tokens, name: entry.name, variant: isCompound ? entry.variant : .inflected, rest: restLists))
    }
  }
}

extension FoldedText {
  /// `GnR`: the last letter is a capital.
  func endsCapital(_ token: Token) -> Bool { token.traits.contains(.endsCapital) }
}
