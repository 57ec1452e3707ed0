import Records
import Testing

@testable import Formats

@Suite("Times of events")
struct CalendarTimeTests {
  @Test(
    "A DTSTART is read in every form that tools write",
    arguments: [
      ("DTSTART:20270210T190000Z", CalendarTime.utc(.at("20270210T190000"))),
      ("DTSTART:20270210T190000", .floating(.at("20270210T190000"))),
      ("DTSTART;TZID=Europe/Berlin:20270210T190000", .zoned(.at("20270210T190000"), tzid: "Europe/Berlin")),
      (
        "DTSTART;TZID=\"Customized Time Zone\":20270210T190000",
        .zoned(.at("20270210T190000"), tzid: "Customized Time Zone")
      ),
      ("DTSTART;TZID=(UTC+01:00) Berlin:20270210T190000", .zoned(.at("20270210T190000"), tzid: "(UTC+01:00) Berlin")),
      ("DTSTART;TZID=Europe/Berlin:20270210T190000Z", .utc(.at("20270210T190000"))),
      ("DTSTART;TZID=:20270210T190000", .floating(.at("20270210T190000"))),
      ("DTSTART;VALUE=DATE:20270210", .date(.init(year: 2027, month: 2, day: 10))),
      ("DTSTART;VALUE=DATE-TIME:20270210", .date(.init(year: 2027, month: 2, day: 10))),
      ("DTSTART:20270210", .date(.init(year: 2027, month: 2, day: 10))),
      ("DTSTART;VALUE=DATE:20270210T000000", .date(.init(year: 2027, month: 2, day: 10))),
      ("DTSTART;VALUE=DATE:20270210T000000Z", .date(.init(year: 2027, month: 2, day: 10))),
      ("DTSTART;VALUE=DATE:20270210T193000", .floating(.at("20270210T193000"))),
      ("DTSTART;TZID=Europe/Berlin;VALUE=DATE:20270210", .date(.init(year: 2027, month: 2, day: 10))),
      ("dtstart:20270210t190000z", .utc(.at("20270210T190000"))),
      ("DTSTART: 20270210T190000Z ", .utc(.at("20270210T190000"))),
      ("DTSTART:20161231T235960Z", .utc(.at("20161231T235959"))),
      ("DTSTART:16010101T000000", .floating(.at("16010101T000000"))),
      ("DTSTART;VALUE=DATE:99991231", .date(.init(year: 9999, month: 12, day: 31))),
    ])
  func start(line: String, expected: CalendarTime) throws {
    let read = CalendarFixture.readEvent(line)
    #expect(try #require(read.event).start == expected)
    #expect(read.problems.isEmpty)
  }

  @Test(
    "What iCalendar does not have is accepted with a warning",
    arguments: [
      ("20270210T190000+0100", CalendarTime.offset(.at("20270210T190000"), seconds: 3600)),
      ("20270210T190000-05:30", .offset(.at("20270210T190000"), seconds: -19_800)),
      ("20270210T1900Z", .utc(.at("20270210T190000"))),
      ("2027-02-10T19:00:00Z", .utc(.at("20270210T190000"))),
      ("2027-02-10", .date(.init(year: 2027, month: 2, day: 10))),
      ("20270210T240000Z", .utc(.at("20270211T000000"))),
    ])
  func repair(value: String, expected: CalendarTime) throws {
    let read = CalendarFixture.readEvent("DTSTART:\(value)")
    #expect(try #require(read.event).start == expected)
    #expect(read.problems.map(\.severity) == [.warning])
    #expect(read.problems.first?.record == "one@test")
    #expect(read.problems.first?.line == 7)
  }

  @Test(
    "An event whose DTSTART names no moment is refused by line and UID",
    arguments: [
      "0NaNaNaNTaNaNaN", "", "tomorrow", "20270230", "20271301T000000Z", "20270210T250000Z", "20270210T190000Zulu",
      "2027021", "20270210T19", "00000101", "20270210T006100",
    ])
  func unreadable(value: String) {
    let read = CalendarFixture.readEvent("DTSTART:\(value)\nSUMMARY:Broken")
    #expect(read.event == nil)
    #expect(read.problems.map(\.severity) == [.error])
    #expect(read.problems.first?.record == "one@test")
    #expect(read.problems.first?.line == 7)
  }

  @Test("The end is DTEND, else DURATION, else none")
  func end() throws {
    func end(_ lines: String) throws -> Event.End { try #require(CalendarFixture.readEvent(lines).event).end }
    #expect(try end("DTEND:20270210T210000Z") == .time(.utc(.at("20270210T210000"))))
    #expect(try end("DURATION:PT1H30M") == .duration(.init(seconds: 5400)))
    #expect(try end("DURATION:P1W") == .duration(.init(days: 7)))
    #expect(try end("DURATION:P1DT2H3M4S") == .duration(.init(days: 1, seconds: 7384)))
    #expect(try end("DURATION:-pt15m") == .duration(.init(seconds: -900)))
    #expect(try end("DTEND:20270210T210000Z\nDURATION:PT1H") == .time(.utc(.at("20270210T210000"))))
    #expect(try end("SUMMARY:x") == .none)
  }

  @Test(
    "An end that cannot be read is left out with a warning",
    arguments: [
      "DTEND:later", "DURATION:PT1H30", "DURATION:P", "DURATION:PT", "DURATION:P1Y", "DURATION:90",
      "DURATION:PT99999999999S",
    ])
  func unreadableEnd(line: String) throws {
    let read = CalendarFixture.readEvent(line)
    #expect(try #require(read.event).end == .none)
    #expect(read.problems.map(\.severity) == [.warning])
  }

  @Test("EXDATE and RDATE take every value of every line, periods too")
  func dates() throws {
    let many = (0..<700).map { "2026\(1000 + $0 % 12 + 1)".prefix(4) + "0101T\(10 + $0 % 10)0000Z" }.joined(
      separator: ",")
    let read = CalendarFixture.readEvent(
      """
      EXDATE:\(many)
      EXDATE;VALUE=DATE:20270301,20270302
      EXDATE;TZID=Europe/Berlin:20270303T190000
      RDATE;VALUE=PERIOD:20270401T190000Z/PT3H,20270402T190000Z/20270402T200000Z
      RDATE:20270403T190000Z,
      """)
    let event = try #require(read.event)
    #expect(event.exceptionDates.count == 703)
    #expect(event.exceptionDates.last == .zoned(.at("20270303T190000"), tzid: "Europe/Berlin"))
    #expect(
      event.additionalDates == [
        .init(start: .utc(.at("20270401T190000")), end: .duration(.init(seconds: 10_800))),
        .init(start: .utc(.at("20270402T190000")), end: .time(.utc(.at("20270402T200000")))),
        .init(start: .utc(.at("20270403T190000"))),
      ])
    #expect(read.problems.isEmpty)
  }

  @Test("A date that cannot be read is left out, and its neighbours stay")
  func oneBadDate() throws {
    let read = CalendarFixture.readEvent("EXDATE:20270211T190000Z,never,20270212T190000Z")
    #expect(try #require(read.event).exceptionDates.count == 2)
    #expect(read.problems.map(\.message) == ["1 unreadable EXDATE left out"])
  }

  @Test("RECURRENCE-ID keeps its zone and its range, and an unreadable one refuses the event")
  func recurrenceID() throws {
    let read = CalendarFixture.readEvent("RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270209T200000")
    let event = try #require(read.event)
    #expect(event.recurrenceID == .zoned(.at("20270209T200000"), tzid: "Europe/Berlin"))
    #expect(event.overridesFuture)
    let broken = CalendarFixture.readEvent("RECURRENCE-ID:someday")
    #expect(broken.event == nil)
    #expect(broken.problems.map(\.severity) == [.error])
  }
}
