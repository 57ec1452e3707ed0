/// One card between its BEGIN and END, its values still encoded.
struct Card {
  /// The most properties that a card may have; what follows is named and ignored.
  static let propertyLimit = 100_000
  /// The most bytes of a card's source text that are kept.
  static let sourceLimit = 8 << 20

  /// From 1, in the order of the file.
  var number: Int
  /// Of its BEGIN.
  var line: Int
  private(set) var properties: [ContentLine] = []
  /// Names of cards that are the value of AGENT (vCard 2.1, 2.4.4).
  private(set) var agents: [String] = []
  private(set) var source: [UInt8] = []
  /// The first line without a property's form, and how many there are.
  private(set) var stray: (line: Int, count: Int)?
  private(set) var excess: (line: Int, count: Int)?

  init(number: Int, begin: ContentLine) {
    (self.number, line) = (number, begin.line)
    keep(begin)
  }

  mutating func append(_ property: ContentLine) {
    keep(property)
    if property.name.isEmpty || property.name == "BEGIN" || property.name == "END" {
      stray = (stray?.line ?? property.line, (stray?.count ?? 0) + 1)
    } else if properties.count == Card.propertyLimit {
      excess = (excess?.line ?? property.line, (excess?.count ?? 0) + 1)
    } else {
      var property = property
      property.source = []
      properties.append(property)
    }
  }

  /// A line of the card that an AGENT holds.
  mutating func appendAgent(_ property: ContentLine) {
    keep(property)
    guard property.name == "FN", agents.count < 100 else { return }
    var text = PropertyText(property)
    if let name = text.whole().content { agents.append(name) }
  }

  mutating func keep(_ line: ContentLine) {
    source.append(contentsOf: line.source.prefix(max(0, Card.sourceLimit - source.count)))
  }

  /// Problems of a card that is not read further name it by its UID, else by its place.
  var designation: String {
    for property in properties where property.name == "UID" {
      var text = PropertyText(property)
      if let uid = text.whole().content { return uid }
    }
    return "card[\(number)]"
  }
}
