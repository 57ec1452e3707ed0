import CalendarText
import Records
import Testing

@testable import Recurrence

@Suite("A series with exceptions and overrides")
struct SeriesTests {
  static let weekly = """
    UID:w
    DTSTART;TZID=Europe/Berlin:20270105T200000
    DTEND;TZID=Europe/Berlin:20270105T220000
    RRULE:FREQ=WEEKLY;COUNT=4
    """

  @Test("An override moves its instance, and its slot stays empty")
  func moved() {
    let text =
      Self.weekly + """


        UID:w
        RECURRENCE-ID:20270112T190000Z
        DTSTART;TZID=Europe/Berlin:20270113T210000
        """
    #expect(
      Expected.starts(text, "20270101", "20270201") == [
        "2027-01-05T20:00:00+01:00", "2027-01-13T21:00:00+01:00", "2027-01-19T20:00:00+01:00",
        "2027-01-26T20:00:00+01:00",
      ])
  }

  @Test("An instance moved across the window's edge counts where it is")
  func windowEdge() {
    let text =
      Self.weekly + """


        UID:w
        RECURRENCE-ID;TZID=Europe/Berlin:20270112T200000
        DTSTART;TZID=Europe/Berlin:20270301T200000

        UID:w
        RECURRENCE-ID;TZID=Europe/Berlin:20270126T200000
        DTSTART;TZID=Europe/Berlin:20270111T200000
        """
    #expect(Expected.starts(text, "20270111", "20270118") == ["2027-01-11T20:00:00+01:00"])
    #expect(Expected.starts(text, "20270225", "20270305") == ["2027-03-01T20:00:00+01:00"])
    #expect(Expected.expand(text, "20270111", "20270118").next == Expected.instant("20270119T190000Z"))
  }

  @Test("Without its master an override stands by itself")
  func orphan() {
    let text = """
      UID:o
      RECURRENCE-ID;TZID=America/New_York:20270119T190000
      DTSTART;TZID=America/New_York:20270119T200000
      DURATION:PT2H
      """
    #expect(Expected.spans(text, "20270101", "20270201") == ["2027-01-19T20:00:00-05:00/2027-01-19T22:00:00-05:00"])
  }

  @Test("THISANDFUTURE moves its instance and all that follow")
  func thisAndFuture() {
    let text =
      Self.weekly + """


        UID:w
        RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270112T200000
        DTSTART;TZID=Europe/Berlin:20270113T210000
        DURATION:PT1H

        UID:w
        RECURRENCE-ID;TZID=Europe/Berlin:20270126T200000
        DTSTART;TZID=Europe/Berlin:20270126T180000
        DURATION:PT1H
        """
    #expect(
      Expected.spans(text, "20270101", "20270201") == [
        "2027-01-05T20:00:00+01:00/2027-01-05T22:00:00+01:00", "2027-01-13T21:00:00+01:00/2027-01-13T22:00:00+01:00",
        "2027-01-20T21:00:00+01:00/2027-01-20T22:00:00+01:00", "2027-01-26T18:00:00+01:00/2027-01-26T19:00:00+01:00",
      ])
  }

  @Test("THISANDFUTURE may move the series into another zone, which changes its clock on other days")
  func thisAndFutureElsewhere() {
    let text = """
      UID:w
      DTSTART;TZID=Europe/Berlin:20270201T200000
      RRULE:FREQ=WEEKLY

      UID:w
      RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270208T200000
      DTSTART;TZID=America/New_York:20270208T200000
      """
    // New York changes on 14 March, Berlin on 28 March; the slots are Berlin's.
    #expect(
      Expected.starts(text, "20270301", "20270407") == [
        "2027-03-01T20:00:00-05:00", "2027-03-08T20:00:00-05:00", "2027-03-15T21:00:00-04:00",
        "2027-03-22T21:00:00-04:00", "2027-03-29T20:00:00-04:00", "2027-04-05T20:00:00-04:00",
      ])
  }

  @Test("An override for a slot that the series does not have is one more instance")
  func additionalOverride() {
    let text =
      Self.weekly + """


        UID:w
        RECURRENCE-ID;TZID=Europe/Berlin:20270107T200000
        DTSTART;TZID=Europe/Berlin:20270107T210000
        """
    #expect(Expected.starts(text, "20270106", "20270112") == ["2027-01-07T21:00:00+01:00"])
  }

  @Test("A day as RECURRENCE-ID means the instance of that day, and the reverse")
  func otherValueType() {
    let day = Self.weekly + "\n\nUID:w\nRECURRENCE-ID;VALUE=DATE:20270112\nDTSTART;TZID=Europe/Berlin:20270112T180000"
    #expect(Expected.starts(day, "20270111", "20270118") == ["2027-01-12T18:00:00+01:00"])
    let days = "UID:d\nDTSTART;VALUE=DATE:20270111\nRRULE:FREQ=DAILY;COUNT=3\n\nUID:d\n"
    for id in ["RECURRENCE-ID;TZID=Asia/Tokyo:20270112T000000", "RECURRENCE-ID:20270111T230000Z"] {
      let text = days + id + "\nDTSTART;VALUE=DATE:20270120"
      let expected =
        id.hasSuffix("Z") ? ["2027-01-12", "2027-01-13", "2027-01-20"] : ["2027-01-11", "2027-01-13", "2027-01-20"]
      #expect(Expected.starts(text, "20270101", "20270201") == expected)
    }
    // Where the day of UTC is none of the series', the local day is meant: midnight in Berlin.
    let week = "UID:d\nDTSTART;VALUE=DATE:20270112\nRRULE:FREQ=WEEKLY;COUNT=2\n\nUID:d\n"
    let text = week + "RECURRENCE-ID:20270111T230000Z\nDTSTART;VALUE=DATE:20270120"
    #expect(Expected.starts(text, "20270101", "20270201") == ["2027-01-19", "2027-01-20"])
  }

  @Test("An EXDATE also takes out the override of its slot, and an old copy of the master is no instance")
  func deletedOverride() {
    let override = "\n\nUID:w\nRECURRENCE-ID:20270112T190000Z\nDTSTART;TZID=Europe/Berlin:20270113T210000"
    #expect(Expected.starts(Self.weekly + "\nEXDATE:20270112T190000Z" + override, "20270111", "20270118").isEmpty)
    let copy = "\n\nUID:w\nRECURRENCE-ID:20270113T190000Z\nDTSTART:20270113T190000Z\nRRULE:FREQ=DAILY"
    #expect(Expected.starts(Self.weekly + "\nSEQUENCE:1" + copy, "20270113", "20270118").isEmpty)
    #expect(Expected.starts(Self.weekly + copy, "20270113", "20270118") == ["2027-01-13T19:00:00Z"])
  }

  @Test("Of two overrides for one slot the newer speaks")
  func twoOverrides() {
    let text =
      Self.weekly + """


        UID:w
        SEQUENCE:2
        RECURRENCE-ID:20270112T190000Z
        DTSTART:20270112T170000Z

        UID:w
        SEQUENCE:1
        RECURRENCE-ID;TZID=Europe/Berlin:20270112T200000
        DTSTART:20270112T150000Z
        """
    #expect(Expected.starts(text, "20270111", "20270118") == ["2027-01-12T17:00:00Z"])
  }

  @Test("Ids are those of the slots, and stay when an instance moves")
  func ids() {
    let plain = Expected.expand(Self.weekly, "20270111", "20270118").occurrences
    let override = "\n\nUID:w\nRECURRENCE-ID:20270112T190000Z\nDTSTART;TZID=Europe/Berlin:20270113T210000"
    let moved = Expected.expand(Self.weekly + override, "20270111", "20270118").occurrences
    let orphan = Expected.expand(String(override.dropFirst(2)), "20270111", "20270118").occurrences
    #expect(plain.count == 1 && plain.map(\.id) == moved.map(\.id) && moved.map(\.id) == orphan.map(\.id))
    let single = CalendarText.event("UID:s\nDTSTART:20270112T190000Z")
    let found = Series(components: [single]).expand(in: Expected.window("20270111", "20270118"), zones: Expected.berlin)
    #expect(found.occurrences.map(\.id) == [single.id] && found.occurrences[0].recurrenceID == nil)
  }

  @Test("Cancelled instances are set apart; a cancelled master cancels all")
  func cancelled() {
    let one = Expected.expand(
      Self.weekly + "\n\nUID:w\nRECURRENCE-ID:20270112T190000Z\nDTSTART:20270112T190000Z\nSTATUS:CANCELLED", "20270101",
      "20270201")
    #expect(one.occurrences.count == 3 && one.cancelled.map { Expected.text($0.start) } == ["2027-01-12T19:00:00Z"])
    let all = Expected.expand(Self.weekly + "\nSUMMARY:Canceled: Choir", "20270101", "20270201")
    #expect(all.occurrences.isEmpty && all.cancelled.count == 4 && all.next == nil)
  }

  @Test("EXDATE of an all-day series is the day it shows; a day takes out a timed series' instance of that day")
  func exceptions() {
    let days = """
      DTSTART;VALUE=DATE:20270111
      RRULE:FREQ=DAILY;COUNT=4
      EXDATE;TZID=Europe/Berlin:20270113T000000
      """
    #expect(Expected.starts(days, "20270101", "20270201") == ["2027-01-11", "2027-01-12", "2027-01-14"])
    #expect(
      Expected.starts(Self.weekly + "\nEXDATE;VALUE=DATE:20270105,20270119", "20270101", "20270201") == [
        "2027-01-12T20:00:00+01:00", "2027-01-26T20:00:00+01:00",
      ])
  }

  @Test("An RDATE with a period has its own length, one equal to an instance of the rule counts once")
  func additionalDates() {
    let text = """
      DTSTART:20261210T190000Z
      DTEND:20261210T200000Z
      RRULE:FREQ=DAILY;COUNT=2
      RDATE:20261211T190000Z
      RDATE;VALUE=PERIOD:20261215T190000Z/PT3H
      """
    #expect(
      Expected.spans(text, "20261201", "20270101") == [
        "2026-12-10T19:00:00Z/2026-12-10T20:00:00Z", "2026-12-11T19:00:00Z/2026-12-11T20:00:00Z",
        "2026-12-15T19:00:00Z/2026-12-15T22:00:00Z",
      ])
  }
}
