internal import Records

/// Cuts a file into cards. A card counts only when its END was seen; what is damaged is named, and its neighbours live.
struct CardReader: ~Copyable {
  private var lines: ContentLineReader
  private var ahead: ContentLine?
  private var count = 0
  /// False when a card was cut off: what is stored of the file then stays.
  private(set) var isComplete = true
  /// There was a BEGIN:VCARD.
  private(set) var isVCard = false

  init(_ stream: consuming ByteStream) { lines = ContentLineReader(stream) }

  var failure: CInt? { lines.failure }

  /// The next whole card; what stands before it and is none is added to the problems.
  mutating func next(_ problems: inout ProblemList) -> Card? {
    var outside: Card?
    while let line = takeLine() {
      if line.isBegin {
        reportOutside(outside, &problems)
        outside = nil
        isVCard = true
        if let card = readCard(line, &problems) { return card }
      } else if line.isEnd {
        refuseCardWithoutBegin(outside, end: line, &problems)
        outside = nil
      } else {
        if outside == nil { outside = Card(number: count + 1, begin: line) }
        outside?.append(line)
      }
    }
    if isVCard { reportOutside(outside, &problems) }
    return nil
  }

  private mutating func takeLine() -> ContentLine? {
    if let line = ahead {
      ahead = nil
      return line
    }
    return lines.next()
  }

  private mutating func readCard(_ begin: ContentLine, _ problems: inout ProblemList) -> Card? {
    count += 1
    var card = Card(number: count, begin: begin)
    var agentDepth = 0
    var isAgentNext = false
    while let line = takeLine() {
      if line.isBegin, !isAgentNext {
        refuse(card, before: line, &problems)
        ahead = line
        return nil
      }
      if line.isEnd, agentDepth == 0 {
        card.keep(line)
        return card
      }
      isAgentNext = CardReader.isAgentWithoutValue(line)
      if CardReader.beginsAgent(line) { agentDepth += 1 }
      if agentDepth == 0 {
        card.append(line)
      } else if agentDepth == 1 {
        card.appendAgent(line)
      } else {
        card.keep(line)
      }
      if line.isEnd { agentDepth -= 1 }
    }
    refuse(card, before: nil, &problems)
    return nil
  }

  /// `AGENT:`, and the card that is its value begins on the next line.
  private static func isAgentWithoutValue(_ line: ContentLine) -> Bool {
    line.name == "AGENT" && ASCII.trimmed(line.value[...]).isEmpty
  }

  /// The BEGIN after `AGENT:`, or `AGENT:BEGIN:VCARD` on one line.
  private static func beginsAgent(_ line: ContentLine) -> Bool {
    line.isBegin
      || line.name == "AGENT" && ASCII.uppercased(line.value.filter { !ASCII.isBlank($0) }) == "BEGIN:VCARD"
  }

  // MARK: problems

  private mutating func refuse(_ card: Card, before begin: ContentLine?, _ problems: inout ProblemList) {
    isComplete = false
    let reason =
      begin.map { "has no END:VCARD before the BEGIN:VCARD on line \($0.line)" } ?? "is cut off by the end of the file"
    problems.add(
      .error, line: card.line, record: card.designation, "the card \(reason); it is not stored",
      hint: "export the card again, or add the missing END:VCARD")
  }

  private mutating func refuseCardWithoutBegin(_ outside: Card?, end: ContentLine, _ problems: inout ProblemList) {
    isComplete = false
    count += 1
    problems.add(
      .error, line: outside?.line ?? end.line, record: outside?.designation ?? "card[\(count)]",
      "a card that ends on line \(end.line) has no BEGIN:VCARD; it is not stored",
      hint: "export the card again, or add the missing BEGIN:VCARD")
  }

  private mutating func reportOutside(_ outside: Card?, _ problems: inout ProblemList) {
    guard let outside else { return }
    let count = outside.properties.count + (outside.stray?.count ?? 0) + (outside.excess?.count ?? 0)
    problems.add(.warning, line: outside.line, "\(count) line\(count == 1 ? "" : "s") outside of a card ignored")
  }
}
