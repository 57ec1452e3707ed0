/// One VEVENT while it is read: the properties that matter, and its text.
struct EventComponent {
  /// Of all that is kept of one event to be read; a hostile file can repeat a property without end.
  static let limit = 16 << 20
  /// Of the text that is stored with the record.
  static let sourceLimit = 256 << 10

  let line: Int
  private(set) var properties: [CalendarProperty] = []
  /// The names of the properties, by which they are searched: comparing them costs no reference counts.
  private var names: [PropertyName] = []
  private(set) var source: [UInt8] = []
  /// Lines that are no property, and the first of them.
  private(set) var strayLines = 0
  private(set) var firstStrayLine: Int?
  private(set) var isTooLarge = false
  /// The first line with a text that is not UTF-8 and names no charset.
  private(set) var firstForeignLine: Int?
  private var size = 0
  private var hasDoubts = false

  init(line: Int) {
    self.line = line
    properties.reserveCapacity(16)
    names.reserveCapacity(16)
    source.reserveCapacity(2048)
  }

  mutating func add(_ line: CalendarLine) {
    switch CalendarProperty.read(line) {
    case .property(let property):
      size += line.bytes.count
      if size > EventComponent.limit {
        isTooLarge = true
      } else {
        properties.append(property)
        names.append(property.name)
        hasDoubts = hasDoubts || property.isDoubtful
        if firstForeignLine == nil, property.isForeign { firstForeignLine = property.line }
      }
    case .unread: break
    case .stray: addStray(line.number)
    }
  }

  /// Where an event has a property in plain form, one of that name in the form of prose is a line of somebody's text.
  mutating func settleDoubts() {
    guard hasDoubts else { return }
    let plain = Set(properties.lazy.filter { !$0.isDoubtful }.map(\.name))
    for property in properties where property.isDoubtful && plain.contains(property.name) { addStray(property.line) }
    properties.removeAll { $0.isDoubtful && plain.contains($0.name) }
    names = properties.map(\.name)
  }

  mutating func addStray(_ number: Int) {
    strayLines += 1
    firstStrayLine = min(firstStrayLine ?? number, number)
  }

  mutating func addSource(_ line: CalendarLine) {
    let bytes = line.source ?? line.bytes
    let room = EventComponent.sourceLimit - source.count - 2
    guard room > 0 else { return }
    source += bytes.prefix(min(room, CalendarLineReader.sourceLimit))
    source += [0x0d, 0x0a]
  }

  func first(_ name: PropertyName) -> CalendarProperty? { names.firstIndex(of: name).map { properties[$0] } }

  func all(_ name: PropertyName) -> [CalendarProperty] {
    guard var at = names.firstIndex(of: name) else { return [] }
    var found: [CalendarProperty] = []
    while at < names.count {
      if names[at] == name { found.append(properties[at]) }
      at += 1
    }
    return found
  }
}
