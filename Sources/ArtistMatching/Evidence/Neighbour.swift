/// What stands next to a candidate, as a rule, and whether it closes the segment on that side.
struct Neighbour {
  var rule: Rule
  var closes: Bool

  private static let separators: Gap = [
    .spacedDash, .comma, .slash, .colon, .opening, .closing, .quote, .bar, .semicolon, .times, .exclamation, .question,
    .symbol, .dot,
  ]

  static func left(of tokens: Range<Int>, _ context: TitleContext) -> Neighbour {
    let start = tokens.lowerBound
    let gap = context.text.gap(before: start)
    guard start > 0 else { return Neighbour(rule: .leftStart, closes: true) }
    let before = context.text.tokens[start - 1]
    if before.traits.contains(.sign) { return Neighbour(rule: .leftList, closes: true) }
    if gap.contains(.at) { return Neighbour(rule: .leftAt, closes: false) }
    if !gap.isDisjoint(with: separators) { return Neighbour(rule: .leftSeparator, closes: true) }
    if before.traits.contains(.conjunction) { return Neighbour(rule: .leftList, closes: true) }
    let lists = context.ending[start]
    if lists.contains(.tribute) { return Neighbour(rule: .leftTribute, closes: false) }
    if lists.contains(.billing) { return Neighbour(rule: .leftBilling, closes: true) }
    if lists.contains(.show) { return Neighbour(rule: .leftShow, closes: true) }
    if lists.contains(.ticket) { return Neighbour(rule: .leftTicket, closes: true) }
    if lists.contains(.with) { return Neighbour(rule: .leftWith, closes: true) }
    if lists.contains(.at) { return Neighbour(rule: .leftAt, closes: false) }
    if lists.contains(.ordinary) { return Neighbour(rule: .leftOrdinary, closes: false) }
    if lists.contains(.attend) { return Neighbour(rule: .leftAttend, closes: true) }
    if !lists.isDisjoint(with: [.stage, .music]) { return Neighbour(rule: .leftStage, closes: false) }
    if lists.contains(.in) { return Neighbour(rule: .leftIn, closes: false) }
    if lists.contains(.function) { return Neighbour(rule: .leftFunction, closes: false) }
    if lists.contains(.time) { return Neighbour(rule: .leftTime, closes: false) }
    if isGlued(gap, before, tokens.isEmpty ? nil : context.text.tokens[start]) {
      return Neighbour(rule: .leftGlued, closes: false)
    }
    return plain(before, .leftNumber, .leftCapital, .leftLower)
  }

  static func right(of tokens: Range<Int>, _ context: TitleContext, rest: WordLists) -> Neighbour {
    let end = tokens.upperBound
    let gap = context.text.gap(before: end)
    if !rest.isEmpty { return Neighbour(rule: .rightShow, closes: true) }
    guard end < context.count else { return Neighbour(rule: .rightEnd, closes: true) }
    let after = context.text.tokens[end]
    if after.traits.contains(.possessive) || gap.contains(.apostrophe) && gap.contains(.space) {
      return Neighbour(rule: .rightPossessive, closes: false)
    }
    if after.traits.contains(.sign) { return Neighbour(rule: .rightList, closes: true) }
    if gap.contains(.at) { return Neighbour(rule: .rightAt, closes: true) }
    let lists = context.starting[end]
    let isSeparated = !gap.isDisjoint(with: separators)
    if lists.contains(.tribute) { return Neighbour(rule: .rightTribute, closes: isSeparated) }
    if isSeparated { return Neighbour(rule: .rightSeparator, closes: true) }
    if after.traits.contains(.conjunction) { return Neighbour(rule: .rightList, closes: true) }
    if lists.contains(.billing) { return Neighbour(rule: .rightBilling, closes: true) }
    if lists.contains(.show) { return Neighbour(rule: .rightShow, closes: true) }
    if lists.contains(.ticket) { return Neighbour(rule: .rightTicket, closes: true) }
    if lists.contains(.at) { return Neighbour(rule: .rightAt, closes: true) }
    if lists.contains(.venue) { return Neighbour(rule: .rightVenue, closes: false) }
    if lists.contains(.building) { return Neighbour(rule: .rightBuilding, closes: false) }
    if lists.contains(.ordinary) { return Neighbour(rule: .rightOrdinary, closes: false) }
    if !lists.isDisjoint(with: [.stage, .music]) { return Neighbour(rule: .rightStage, closes: true) }
    if lists.contains(.in) { return Neighbour(rule: .rightIn, closes: true) }
    if lists.contains(.with) { return Neighbour(rule: .rightWith, closes: true) }
    if lists.contains(.time) { return Neighbour(rule: .rightTime, closes: true) }
    if lists.contains(.function) { return Neighbour(rule: .rightFunction, closes: false) }
    if isGlued(gap, tokens.isEmpty ? nil : context.text.tokens[end - 1], after) {
      return Neighbour(rule: .rightGlued, closes: false)
    }
    return plain(after, .rightNumber, .rightCapital, .rightLower)
  }

  /// A hyphen or an apostrophe, or nothing between two letters of the same script.
  private static func isGlued(_ gap: Gap, _ one: Token?, _ other: Token?) -> Bool {
    if gap == .dash || gap == .apostrophe { return true }
    guard gap.isEmpty, let one, let other else { return false }
    let scripts: Token.Traits = [.latin, .cyrillic, .hangul, .han, .kana, .otherScript]
    return !one.traits.isDisjoint(with: other.traits.intersection(scripts)) || one.traits.contains(.kana)
      || other.traits.contains(.kana)
  }

  private static func plain(_ token: Token, _ number: Rule, _ capital: Rule, _ lower: Rule) -> Neighbour {
    if token.traits.contains(.number) { return Neighbour(rule: number, closes: false) }
    return Neighbour(rule: token.traits.contains(.capitalised) ? capital : lower, closes: false)
  }
}
