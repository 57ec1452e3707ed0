/// Collects what speaks for and against one candidate. Signs of each rule are in the weights, not here.
struct EvidenceReader {
  private let context: TitleContext
  private let candidate: Candidate
  private let traits: NameTraits
  private let name: CatalogName
  /// All candidates of the title, this one too.
  private let others: [NamedCandidate]

  private(set) var found: [(rule: Rule, amount: Double)] = []

  private var text: FoldedText { context.text }
  private var start: Int { candidate.tokens.lowerBound }
  private var end: Int { candidate.tokens.upperBound }

  init(_ context: TitleContext, _ named: NamedCandidate, others: [NamedCandidate]) {
    (self.context, self.others) = (context, others)
    (candidate, traits, name) = (named.candidate, named.traits, named.name)
    found.reserveCapacity(32)
  }

  mutating func read() {
    readName()
    readSpelling()
    readPlace()
    readOthers()
    readTitle()
    readEvent()
  }

  private mutating func add(_ rule: Rule, if holds: Bool = true) {
    if holds { found.append((rule, 1)) }
  }

  // MARK: the name

  private mutating func readName() {
    switch traits.ambiguity {
    case .unique: add(.unique)
    case .unusual: add(.unusual)
    case .doubtful: add(.doubtful)
    case .common: add(.common)
    case .veryCommon: add(.veryCommon)
    case .cue: add(.cue)
    }
    add(.person, if: traits.isPerson)
    add(.place, if: traits.isPlace)
    add(.digits, if: traits.isDigits)
    add(.plainWords, if: traits.isPlain)
    add(.manyWords, if: traits.words >= 3)
    add(.twoLetters, if: traits.length <= 2)
  }

  // MARK: how it is written

  private mutating func readSpelling() {
    readVariant()
    if candidate.variant == .typo {
      add(.typoOfWord, if: candidate.isOtherWord)
      add(.typoAtEnd, if: candidate.isPlural)
      add(.typoFar, if: candidate.isFar)
      add(.typoShort, if: traits.length < 8)
    }
    add(.soundShort, if: candidate.variant == .sound && candidate.isFar)
    add(.rejoined, if: traits.tokens(candidate.variant).map { $0 != candidate.tokens.count } ?? false)
    add(.compound, if: !candidate.rest.isEmpty)
    guard !candidate.tokens.isEmpty, candidate.isExact else { return }
    readCase()
    if traits.hasArticle {
      add(.withArticle, if: candidate.variant == .written)
    } else {
      add(.addedArticle, if: start > 0 && Articles.contains(text.word(start - 1)) && text.gap(before: start) == .space)
    }
  }

  private mutating func readVariant() {
    switch candidate.variant {
    case .written, .signs, .stem: break
    case .withoutArticle: add(.withoutArticle)
    case .umlauts: add(.umlauts)
    case .alias: add(.alias)
    case .acronym: add(.acronym)
    case .surnames: add(.surnames)
    case .leader: add(.leader)
    case .inflected: add(.inflected)
    case .lastFirst: add(.lastFirst)
    case .typo: add(.typo)
    case .sound: add(.sound)
    }
  }

  private mutating func readCase() {
    let tokens = text.tokens[candidate.tokens]
    let spelling = name.spelling(of: candidate.tokens, in: text)
    add(.signs, if: traits.hasSigns && spelling != .other)
    let isLatin = tokens.contains { !$0.traits.isDisjoint(with: [.latin, .cyrillic]) }
    guard isLatin else { return }
    let isLower = tokens.allSatisfy { !$0.traits.contains(.capitalised) }
    let isUpper = tokens.allSatisfy { $0.traits.contains(.upper) } && traits.length > 1
    add(.lowered, if: isLower && !traits.beginsLower && context.hasCapitals)
    add(.capitals, if: isUpper && !traits.isUpper && context.hasLowerCase)
    add(.otherCase, if: traits.isUpper && !isUpper || traits.beginsLower && !isLower && spelling != .same)
  }

  // MARK: its place

  private mutating func readPlace() {
    let left = Neighbour.left(of: candidate.tokens, context)
    let right = Neighbour.right(of: candidate.tokens, context, rest: candidate.rest)
    found.append((left.rule, 1))
    found.append((right.rule, 1))
    let isWhole = left.rule == .leftStart && right.rule == .rightEnd
    add(.wholeTitle, if: isWhole && candidate.tokens.count == context.count)
    let restIsCues = context.covered.indices.allSatisfy { index in
      candidate.tokens.contains(index) || !context.covered[index].isDisjoint(with: [.show, .ticket, .stage, .billing])
    }
    add(.wholeButCues, if: candidate.tokens.count < context.count && restIsCues)
    add(.fills, if: left.closes && right.closes)
    let isCompany = left.rule == .leftWith || left.rule == .leftBilling || left.rule == .leftList
    add(.personInCompany, if: traits.isPerson && traits.words == 1 && isCompany)
    let leading = (0..<start).allSatisfy {
      !context.covered[$0].isDisjoint(with: [.show, .ticket, .attend, .function])
    }
    add(.first, if: leading)
    add(.quoted, if: text.gap(before: start).contains(.quote) && text.gap(before: end).contains(.quote))
    add(.inBrackets, if: text.gap(before: start).contains(.opening) && start > 0)
    add(.inVenue, if: context.venueStart.map { start >= $0 && !hasListSign(between: $0, and: start) } ?? false)
  }

  private func hasListSign(between first: Int, and last: Int) -> Bool {
    guard first < last else { return false }
    return (first + 1...last).contains {
      !text.gap(before: $0).isDisjoint(with: [.spacedDash, .slash, .colon, .opening, .bar, .semicolon])
    }
  }

  // MARK: other artists

  private mutating func readOthers() {
    let apart = others.filter { !$0.candidate.overlaps(candidate) && $0.candidate.name != candidate.name }
    add(.billedWith, if: apart.contains { $0.traits.group == .strong && !$0.candidate.isGuess })
    if let before = apart.last(where: { $0.candidate.tokens.upperBound <= start }) {
      readDivision(from: before.candidate.tokens.upperBound, to: start, isSure: before.traits.group != .weak)
    }
    if let after = apart.first(where: { $0.candidate.tokens.lowerBound >= end }) {
      add(.beforeArtist, if: after.traits.group != .weak && isList(from: end, to: after.candidate.tokens.lowerBound))
      add(.listedWith, if: after.traits.group == .weak && isList(from: end, to: after.candidate.tokens.lowerBound))
    }
  }

  /// What divides this candidate from the artist before it.
  private mutating func readDivision(from: Int, to: Int, isSure: Bool) {
    let isListed = isList(from: from, to: to)
    add(.listedWith, if: isListed && !isSure)
    guard isSure else { return }
    add(.placeAfterArtist, if: traits.isPlace && !isListed)
    let gaps = (from...to).reduce(into: Gap()) { $0.formUnion(text.gap(before: $1)) }
    let words = (from..<to).reduce(into: WordLists()) { $0.formUnion(context.covered[$1]) }
    if isListed {
      add(.afterArtistList)
    } else if !words.isDisjoint(with: [.billing, .with]) {
      add(.afterArtistBilling)
    } else if gaps.contains(.opening) {
      add(.afterArtistBracket)
    } else if !gaps.isDisjoint(with: [.spacedDash, .colon, .bar]) {
      add(.afterArtistDash)
    } else if gaps.contains(.comma) {
      add(.afterArtistComma)
    }
  }

  /// Nothing but a sign of a list, or "and", between two positions.
  private func isList(from: Int, to: Int) -> Bool {
    let listSigns: Gap = [.slash, .times, .semicolon]
    if from == to { return !text.gap(before: from).isDisjoint(with: listSigns) }
    guard to - from == 1 else { return false }
    let token = text.tokens[from]
    return token.traits.contains(.conjunction) || text.isVersus(from)
  }

  // MARK: the rest

  private mutating func readTitle() {
    var ordinary = 0
    var total = WordLists()
    for index in 0..<context.count where !candidate.tokens.contains(index) {
      let lists = context.covered[index]
      total.formUnion(lists)
      if lists.contains(.ordinary) { ordinary += 1 }
    }
    total.formUnion(candidate.rest)
    add(.showCue, if: total.contains(.show))
    add(.ticketCue, if: total.contains(.ticket))
    add(.stageCue, if: total.contains(.stage))
    add(.musicCue, if: total.contains(.music))
    add(.billingCue, if: total.contains(.billing))
    add(.tributeCue, if: total.contains(.tribute))
    add(.weakTributeCue, if: total.contains(.weakTribute))
    add(.venueCue, if: total.contains(.venue))
    add(.buildingCue, if: total.contains(.building))
    add(.screenCue, if: total.contains(.screen))
    add(.attendCue, if: total.contains(.attend))
    add(.ordinaryCue, if: ordinary > 0)
    add(.ordinaryCues, if: ordinary > 1)
    add(.personEveryday, if: traits.isPerson && ordinary > 0 && total.isDisjoint(with: [.show, .ticket]))
    add(.longTitle, if: context.count - candidate.tokens.count >= 4)
  }

  private mutating func readEvent() {
    add(.concertPlace, if: context.event.isConcertPlace)
    add(.otherPlace, if: context.event.isOtherPlace)
    add(.ticketHost, if: context.event.isTicketHost)
    add(.concertCategory, if: context.event.isConcertCategory)
    add(.otherCategory, if: context.event.isOtherCategory)
    let isBare = candidate.tokens.count == context.count && !context.event.speaksOfConcert
    add(.bareTitle, if: isBare)
    let speaking: [Rule] = [
      .showCue, .ticketCue, .stageCue, .musicCue, .billingCue, .venueCue, .billedWith, .rightAt, .beforeArtist,
      .afterArtistList,
    ]
    let isSilent = !context.event.speaksOfConcert && !found.contains { speaking.contains($0.rule) }
    add(.nothingOfConcerts, if: isSilent)
  }
}

extension FoldedText {
  /// "vs", "x", "w" between two names.
  func isVersus(_ index: Int) -> Bool {
    let word = word(index)
    return word.count <= 2
      && (word.elementsEqual("vs".utf8) || word.elementsEqual("x".utf8) || word.elementsEqual("w".utf8))
  }
}
