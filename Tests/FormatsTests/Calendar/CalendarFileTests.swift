import Records
import Testing

@testable import Formats

@Suite("Files of events")
struct CalendarFileTests {
  @Test("An event as vdirsyncer writes it is read whole, and its zone is the system's")
  func ordinary() throws {
    let document = CalendarFixture.read(
      CalendarFixture.calendar(
        """
        BEGIN:VTIMEZONE
        TZID:Europe/Berlin
        BEGIN:STANDARD
        DTSTART:19701025T030000
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        END:STANDARD
        END:VTIMEZONE
        BEGIN:VEVENT
        UID:show@test
        DTSTAMP:20261101T090000Z
        SEQUENCE:3
        DTSTART;TZID=Europe/Berlin:20270210T200000
        DTEND;TZID=Europe/Berlin:20270210T230000
        SUMMARY:Velvet Tramway\\, live
        LOCATION:Columbiahalle\\, Berlin
        GEO:52.4966;13.4530
        URL:https://tickets.test/1
        CATEGORIES:MUSIC,Rock\\, loud
        STATUS:CONFIRMED
        BEGIN:VALARM
        ACTION:DISPLAY
        SUMMARY:not the title
        TRIGGER:-PT15M
        END:VALARM
        END:VEVENT

        """))
    #expect(document.problems.isEmpty)
    #expect(document.isComplete)
    let event = try #require(document.events.first)
    #expect(event.uid == "show@test")
    #expect(event.title == "Velvet Tramway, live")
    #expect(event.sequence == 3)
    #expect(event.stamp == Instant(seconds: 1_793_523_600))
    #expect(event.location == Location(text: "Columbiahalle, Berlin", latitude: 52.4966, longitude: 13.4530))
    #expect(event.url == "https://tickets.test/1")
    #expect(event.categories == ["MUSIC", "Rock, loud"])
    #expect(event.status == .confirmed)
    #expect(event.zones.isEmpty)
    #expect(document.records.first?.line == 12)
    let source = String(decoding: document.records.first?.sourceText ?? [], as: UTF8.self)
    #expect(source.hasPrefix("BEGIN:VEVENT\r\nUID:show@test"))
    #expect(source.hasSuffix("END:VALARM\r\nEND:VEVENT\r\n"))
  }

  @Test("A VTIMEZONE of a name that the system does not have goes with the events that use it, wherever it stands")
  func ownZone() throws {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:Customized Time Zone
      BEGIN:STANDARD
      DTSTART:16011028T030000
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE

      """
    let event = CalendarFixture.event("DTSTART;TZID=Customized Time Zone:20270210T190000")
    for lines in [zone + event, event + zone] {
      let read = try #require(CalendarFixture.read(CalendarFixture.calendar(lines)).events.first)
      let definition = try #require(read.zones.first)
      #expect(definition.tzid == "Customized Time Zone")
      let observance = try #require(definition.observances.first)
      #expect(observance.offsetFrom == 7200)
      #expect(observance.offsetTo == 3600)
      #expect(observance.rules.first?.byDay == [.init(ordinal: -1, .sunday)])
    }
  }

  @Test("Damage stays within its event")
  func damage() {
    let document = CalendarFixture.read(
      CalendarFixture.calendar(
        CalendarFixture.event("DTSTART:nonsense", uid: "bad@test")
          + CalendarFixture.event("SUMMARY:Doors at seven\nbring earplugs, no fold", uid: "stray@test")
          + CalendarFixture.event("SUMMARY:Good", uid: "good@test")))
    #expect(document.events.map(\.uid) == ["stray@test", "good@test"])
    #expect(document.problems.map(\.record) == ["bad@test", "stray@test"])
    #expect(document.problems.map(\.message) == ["DTSTART unreadable; skipped", "stray content line ignored"])
    #expect(document.problems.map(\.line) == [7, 14])
  }

  @Test("A file that is cut off keeps its whole events, names the cut one, and is not complete")
  func cutOff() {
    let whole = CalendarFixture.event("SUMMARY:Whole", uid: "whole@test")
    let document = CalendarFixture.read("BEGIN:VCALENDAR\n\(whole)BEGIN:VEVENT\nUID:cut@test\nDTSTART:2027")
    #expect(document.events.map(\.uid) == ["whole@test"])
    #expect(!document.isComplete)
    #expect(document.problems.map(\.severity) == [.error, .warning])
    #expect(document.problems.first?.record == "cut@test")
    #expect(document.problems.first?.line == 8)
    let unended = CalendarFixture.read("BEGIN:VCALENDAR\n\(whole)")
    #expect(unended.events.count == 1)
    #expect(!unended.isComplete)
    #expect(unended.problems.map(\.message) == ["END:VCALENDAR is missing"])
  }

  @Test("An event without END:VEVENT is named, and its neighbours live")
  func missingEnd() {
    let lines =
      CalendarFixture.event("SUMMARY:One", uid: "1") + "BEGIN:VEVENT\nUID:2\nDTSTART:20270101\n"
      + CalendarFixture.event("SUMMARY:Three", uid: "3")
    let document = CalendarFixture.read(CalendarFixture.calendar(lines))
    #expect(document.events.map(\.uid) == ["1", "3"])
    #expect(document.problems.map(\.record) == ["2"])
    #expect(document.problems.map(\.severity) == [.error])
    #expect(document.isComplete)
  }

  @Test(
    "A file that is no calendar says so and is not complete",
    arguments: ["", "\n", "hello", "{\"a\":1}", "BEGIN:VCARD\nFN:x\nEND:VCARD\n", "\u{0}\u{1}\u{2}"])
  func foreign(text: String) {
    let document = CalendarFixture.read(text)
    #expect(document.records.isEmpty)
    #expect(document.problems.map(\.severity) == [.error])
    #expect(document.problems.first?.message == "not an iCalendar file")
    #expect(!document.isComplete)
  }
}
