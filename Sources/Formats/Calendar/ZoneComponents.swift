internal import Records

/// The lines of one VTIMEZONE. Most are of zones that the system knows, so they are read only when an event needs them.
struct ZoneComponent {
  /// Of all its lines. The longest zones of the world, with every change since 1900, take some 20 KB.
  static let limit = 128 << 10

  private(set) var lines: [CalendarLine] = []
  private(set) var tzid: String?
  private var size = 0
  /// The system knows the zone better.
  private(set) var isOfSystem = false

  mutating func add(_ line: CalendarLine) {
    size += line.bytes.count
    guard size <= ZoneComponent.limit, !isOfSystem else { return }
    if tzid == nil, case .property(let property) = CalendarProperty.read(line), property.name == .zoneID {
      tzid = CalendarText.read(property).cleaned
      isOfSystem = tzid.map(IANAZoneNames.contains) ?? false
    }
    lines.append(line)
  }
}

/// The VTIMEZONEs of a file, by TZID: those of the calendar that is open before those of the ones before it.
struct ZoneComponents {
  /// More zones of its own than that no tool writes.
  private static let limit = 512

  private var present: [String: ZoneComponent] = [:]
  private var earlier: [String: ZoneComponent] = [:]

  mutating func add(_ component: ZoneComponent) {
    guard let tzid = component.tzid, !component.isOfSystem else { return }
    guard present.count + earlier.count < ZoneComponents.limit else { return }
    if present[tzid] == nil { present[tzid] = component }
  }

  mutating func endCalendar() {
    if present.isEmpty { return }
    earlier.merge(present) { _, new in new }
    present = [:]
  }

  /// Nil where the file defines no such zone, or not one observance of it can be read.
  func definition(of tzid: String) -> ZoneDefinition? {
    guard let component = present[tzid] ?? earlier[tzid] else { return nil }
    return ZoneReading.read(component, tzid: tzid)
  }
}
