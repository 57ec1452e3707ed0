internal import Records

/// What a VCALENDAR says about all of its events.
struct CalendarHeader {
  /// VERSION:1.0, versit's vCalendar.
  var isBasic = false
  /// METHOD:CANCEL (RFC 5546, 3.2.5).
  var isCancellation = false
  /// X-WR-TIMEZONE.
  var floatingZone: String?
  var basicZone = BasicZone()

  mutating func read(_ property: CalendarProperty) {
    let value = String(decoding: property.value.trimmingBlanks(), as: UTF8.self)
    switch property.name {
    case .version: isBasic = value.hasPrefix("1.")
    case .method: isCancellation = value.uppercased() == "CANCEL"
    case .calendarZone: floatingZone = value.isEmpty ? nil : value
    case .basicZone: basicZone.readOffset(value)
    case .daylight: basicZone.readDaylight(value)
    default: break
    }
  }
}
