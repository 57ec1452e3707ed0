internal import Records

/// A VTIMEZONE (RFC 5545, 3.6.5) to a zone definition. Observances without a start or an offset are left out.
struct ZoneReading {
  private var definition: ZoneDefinition
  private var observance: [CalendarProperty]?
  private var isDaylight = false

  static func read(_ component: ZoneComponent, tzid: String) -> ZoneDefinition? {
    var reading = ZoneReading(definition: ZoneDefinition(tzid: tzid, observances: []))
    for line in component.lines { reading.read(line) }
    return reading.definition.observances.isEmpty ? nil : reading.definition
  }

  private mutating func read(_ line: CalendarLine) {
    switch line.marker {
    case .begin(let name):
      observance = name == "STANDARD" || name == "DAYLIGHT" ? [] : nil
      isDaylight = name == "DAYLIGHT"
    case .end: endObservance()
    case nil:
      guard case .property(let property) = CalendarProperty.read(line) else { return }
      if property.name == .zoneLocation { definition.location = CalendarText.read(property).cleaned }
      observance?.append(property)
    }
  }

  private mutating func endObservance() {
    defer { observance = nil }
    guard let properties = observance else { return }
    func first(_ name: PropertyName) -> CalendarProperty? { properties.first { $0.name == name } }
    guard let start = first(.start).flatMap({ CalendarTimeReading($0.value) })?.time.clock,
      let offsetTo = first(.offsetTo).flatMap({ UTCOffset.read($0.value) })
    else { return }
    let offsetFrom = first(.offsetFrom).flatMap { UTCOffset.read($0.value) } ?? offsetTo
    var read = ZoneDefinition.Observance(
      isDaylight: isDaylight, start: start, offsetFrom: offsetFrom, offsetTo: offsetTo)
    for property in properties where property.name == .rule {
      if let rule = RuleReading(String(decoding: property.value, as: UTF8.self)).rule { read.rules.append(rule) }
    }
    for property in properties where property.name == .additionalDate {
      read.dates += property.value.split(separator: UInt8(ascii: ",")).compactMap {
        CalendarTimeReading($0)?.time.clock
      }
    }
    definition.observances.append(read)
  }
}
