import CalendarText
import Records
import Testing

@testable import Recurrence

@Suite("Bounds for an index")
struct SpanTests {
  @Test(
    "No instance lies outside, in whatever default zone",
    arguments: [
      "DTSTART;VALUE=DATE:20270110", "DTSTART:20270110T200000\nDURATION:PT2H",
      "DTSTART;VALUE=DATE:20270110\nRRULE:FREQ=WEEKLY;COUNT=5",
      "DTSTART:20270110T200000Z\nRRULE:FREQ=DAILY;UNTIL=20270120T200000Z\nRDATE:20260101T000000Z,20280101T000000Z",
      "DTSTART:20270110T200000Z\nRRULE:FREQ=DAILY;COUNT=2\nRRULE:FREQ=MONTHLY;BYMONTHDAY=20;COUNT=3",
      "DTSTART:20270110T200000Z\nRRULE:FREQ=YEARLY",
      "DTSTART:20270110T200000Z\nRDATE;VALUE=PERIOD:20270301T000000Z/P60D",
    ])
  func outer(text: String) {
    let event = CalendarText.event(text)
    let bounds = span(event, zones: Expected.berlin)
    for zone in ["Pacific/Kiritimati", "Etc/GMT+12", "Europe/Berlin"] {
      let zones = ZoneDatabase(defaultZone: zone)
      let found = Series(components: [event]).expand(in: Expected.window("20200101", "20300101"), zones: zones)
        .occurrences
      #expect(!found.isEmpty)
      for occurrence in found {
        #expect(
          bounds.first <= instant(occurrence.start, zones)
            && instant(occurrence.end, zones) <= bounds.last ?? Instant(milliseconds: .max))
      }
    }
  }

  @Test("Only what has an end has a last bound")
  func open() {
    #expect(span(CalendarText.event("DTSTART:20270110T200000Z\nRRULE:FREQ=DAILY"), zones: Expected.berlin).last == nil)
    #expect(
      span(CalendarText.event("DTSTART:20270110T200000Z\nRRULE:FREQ=DAILY;COUNT=9"), zones: Expected.berlin).last != nil
    )
    let override = "RECURRENCE-ID;RANGE=THISANDFUTURE:20270110T200000Z\nDTSTART:20270110T200000Z"
    #expect(span(CalendarText.event(override), zones: Expected.berlin).last == nil)
  }

  private func instant(_ time: ResolvedTime, _ zones: ZoneDatabase) -> Instant {
    switch time {
    case .instant(let instant, _): instant
    case .date(let date): zones.defaultZone.resolve(CivilDateTime(date: date)).instant
    }
  }
}
