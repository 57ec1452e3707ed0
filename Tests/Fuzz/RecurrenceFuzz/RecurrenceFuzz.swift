import Formats
import Records
import Recurrence

private let zones = ZoneDatabase(defaultZone: "Europe/Berlin")

/// libFuzzer: any lines inside a VEVENT, read and expanded. What comes out lies in the window and is in order.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let lines = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  let text =
    Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\n".utf8) + lines
    + Array("\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n".utf8)
  let context = ReadingContext(path: "fuzz.ics", store: .calendars, now: Instant(seconds: 1_800_000_000))
  let document = ICalendar.read(ByteStream(text), context: context)
  let events = document.records.compactMap { if case .event(let event) = $0.record { event } else { nil } }
  let window = Instant(seconds: 1_800_000_000)..<Instant(seconds: 1_800_000_000 + 90 * 86_400)
  for (_, components) in Dictionary(grouping: events, by: \.uid) {
    for event in components { _ = examine(event, zones: zones) }
    let expansion = Series(components: components).expand(in: window, zones: zones)
    for occurrence in expansion.occurrences {
      guard case .instant(let start, _) = occurrence.start else { continue }
      precondition(start < window.upperBound, "an occurrence begins after the window")
    }
  }
  return 0
}
