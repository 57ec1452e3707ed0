internal import Records

/// The zone of a vCalendar 1.0: `TZ:-05` for its floating times, and `DAYLIGHT:TRUE;-04;start;end;name;name` for each summer.
struct BasicZone {
  /// A TZID that no zone database has.
  static let tzid = "vCalendar TZ"

  private var standardOffset: Int?
  private var summers: [(offset: Int, start: CivilDateTime, end: CivilDateTime)] = []

  mutating func readOffset(_ text: String) { standardOffset = UTCOffset.read(Array(text.utf8)[...]) }

  mutating func readDaylight(_ text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { Array($0.utf8)[...] }
    guard parts.count >= 4, parts[0].trimmingBlanks().matches("TRUE"), let offset = UTCOffset.read(parts[1]),
      let start = CalendarTimeReading(parts[2]), let end = CalendarTimeReading(parts[3])
    else { return }
    summers.append((offset, start.time.clock, end.time.clock))
  }

  /// The zone of floating times: nil where the file names none.
  var definition: ZoneDefinition? {
    guard let standardOffset else { return nil }
    var observances = [
      ZoneDefinition.Observance(
        isDaylight: false, start: CivilDateTime(date: CivilDate(year: 1970, month: 1, day: 1)),
        offsetFrom: standardOffset, offsetTo: standardOffset)
    ]
    for summer in summers {
      observances.append(
        .init(isDaylight: true, start: summer.start, offsetFrom: standardOffset, offsetTo: summer.offset))
      observances.append(
        .init(isDaylight: false, start: summer.end, offsetFrom: summer.offset, offsetTo: standardOffset))
    }
    return ZoneDefinition(tzid: BasicZone.tzid, observances: observances)
  }
}

/// `+0100`, `-05:30`, `+01`, `+013015`: seconds east of Greenwich (RFC 5545, 3.3.14).
enum UTCOffset {
  static func read(_ bytes: ArraySlice<UInt8>) -> Int? {
    var scanner = DigitScanner(bytes.trimmingBlanks())
    let sign = scanner.sign() ?? 1
    guard let hours = scanner.number(digits: 2) else { return nil }
    _ = scanner.skip(":")
    let minutes = scanner.number(digits: 2) ?? 0
    _ = scanner.skip(":")
    let seconds = scanner.number(digits: 2) ?? 0
    guard scanner.isAtEnd, hours <= 24, minutes < 60, seconds < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60 + seconds)
  }
}
