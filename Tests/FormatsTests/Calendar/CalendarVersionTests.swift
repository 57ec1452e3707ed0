import Records
import Testing

@testable import Formats

@Suite("Versions and cancellations")
struct CalendarVersionTests {
  @Test("Of two versions in one file the greater SEQUENCE speaks, then DTSTAMP, whatever their order")
  func versions() {
    let old = "BEGIN:VEVENT\nUID:1\nDTSTAMP:20270102T000000Z\nSEQUENCE:1\nDTSTART:20270301\nSUMMARY:old\nEND:VEVENT\n"
    let new = "BEGIN:VEVENT\nUID:1\nDTSTAMP:20270101T000000Z\nSEQUENCE:2\nDTSTART:20270301\nSUMMARY:new\nEND:VEVENT\n"
    for lines in [old + new, new + old] {
      let document = CalendarFixture.read(CalendarFixture.calendar(lines))
      #expect(document.titles == ["new"])
      #expect(document.problems.isEmpty)
    }
    let later = old.replacing("20270102", with: "20270103").replacing("old", with: "later")
    for lines in [old + later, later + old] {
      let document = CalendarFixture.read(CalendarFixture.calendar(lines))
      #expect(document.titles == ["later"])
      #expect(document.problems.map(\.record) == ["1"])
    }
    #expect(CalendarFixture.read(CalendarFixture.calendar(old + old)).problems.isEmpty)
  }

  @Test("An override is a record of its own beside its series")
  func overrides() {
    let lines =
      CalendarFixture.event("RRULE:FREQ=DAILY", uid: "1")
      + CalendarFixture.event("RECURRENCE-ID:20270211T190000Z\nSTATUS:CANCELLED", uid: "1")
    let document = CalendarFixture.read(CalendarFixture.calendar(lines))
    #expect(Set(document.events.map(\.id)).count == 2)
    #expect(document.events.map(\.status) == [nil, .cancelled])
  }

  @Test("METHOD:CANCEL cancels what its calendar holds, and needs no DTSTART")
  func method() {
    let whole =
      CalendarFixture.event("SUMMARY:x", uid: "1") + "BEGIN:VEVENT\nUID:2\nDTSTAMP:20270101T090000Z\nEND:VEVENT\n"
    let document = CalendarFixture.read(
      CalendarFixture.calendar("METHOD:CANCEL\n" + whole)
        + CalendarFixture.calendar("METHOD:REQUEST\n" + CalendarFixture.event("SUMMARY:y", uid: "3")))
    #expect(document.events.map(\.uid) == ["1", "2", "3"])
    #expect(document.events.map(\.status) == [.cancelled, .cancelled, nil])
    #expect(document.problems.isEmpty)
  }

  @Test(
    "A status is read, and a title of Outlook's that says cancelled",
    arguments: [
      ("STATUS:TENTATIVE", Event.Status.tentative), ("STATUS:confirmed", .confirmed), ("STATUS:CANCELLED", .cancelled),
      ("STATUS:CANCELED", .cancelled), ("SUMMARY:Canceled: Velvet Tramway", .cancelled),
      ("SUMMARY:Abgesagt: Velvet Tramway\nSTATUS:CONFIRMED", .cancelled), ("SUMMARY:Canceled flights tour", nil),
      ("STATUS:SENT", nil), ("SUMMARY:x", nil),
    ])
  func status(lines: String, expected: Event.Status?) {
    #expect(CalendarFixture.readEvent(lines).event?.status == expected)
  }

  @Test("X-WR-TIMEZONE is the zone of floating times, of its own calendar only")
  func floatingZone() {
    let document = CalendarFixture.read(
      CalendarFixture.calendar("X-WR-TIMEZONE:Europe/Berlin\n" + CalendarFixture.event("SUMMARY:x", uid: "1"))
        + CalendarFixture.calendar(CalendarFixture.event("SUMMARY:y", uid: "2")))
    #expect(document.events.map(\.floatingZone) == ["Europe/Berlin", nil])
  }
}
