import CalendarText
import Records
import Testing

@testable import Recurrence

@Suite("Ends of events")
struct EndTests {
  @Test(
    "An end is what the event says, or the nearest that makes sense",
    arguments: [
      // none: a day, or a moment
      ("DTSTART;VALUE=DATE:20270110", "2027-01-11"), ("DTSTART:20270110T200000Z", "2027-01-10T20:00:00Z"),
      // as written
      ("DTSTART;VALUE=DATE:20270110\nDTEND;VALUE=DATE:20270113", "2027-01-13"),
      ("DTSTART:20270110T200000Z\nDURATION:PT90M", "2027-01-10T21:30:00Z"),
      ("DTSTART;VALUE=DATE:20270110\nDURATION:P2D", "2027-01-12"),
      // before the start
      ("DTSTART:20270110T200000Z\nDTEND:20270110T190000Z", "2027-01-10T20:00:00Z"),
      ("DTSTART:20270110T200000Z\nDURATION:-PT1H", "2027-01-10T20:00:00Z"),
      ("DTSTART;VALUE=DATE:20270110\nDTEND;VALUE=DATE:20270101", "2027-01-11"),
      // the one day
      ("DTSTART;VALUE=DATE:20270110\nDTEND;VALUE=DATE:20270110", "2027-01-11"),
      // a part of a day
      ("DTSTART;VALUE=DATE:20270110\nDURATION:PT25H", "2027-01-12"),
      // the other value type
      ("DTSTART;VALUE=DATE:20270110\nDTEND:20270112T000000", "2027-01-12"),
      ("DTSTART;VALUE=DATE:20270110\nDTEND:20270110T230000", "2027-01-11"),
      ("DTSTART;TZID=Europe/Berlin:20270110T200000\nDTEND;VALUE=DATE:20270110", "2027-01-11T00:00:00+01:00"),
      ("DTSTART;TZID=Europe/Berlin:20270110T200000\nDTEND;VALUE=DATE:20270112", "2027-01-12T00:00:00+01:00"),
      // an end in another zone is shown in that zone
      (
        "DTSTART;TZID=Europe/Berlin:20270110T100000\nDTEND;TZID=America/New_York:20270110T130000",
        "2027-01-10T13:00:00-05:00"
      ),
      // days are the clock's, hours are exact
      ("DTSTART;TZID=Europe/Berlin:20270327T200000\nDURATION:P1D", "2027-03-28T20:00:00+02:00"),
      ("DTSTART;TZID=Europe/Berlin:20270327T200000\nDURATION:PT24H", "2027-03-28T21:00:00+02:00"),
    ])
  func ends(text: String, end: String) {
    #expect(Expected.text(resolvedEnd(CalendarText.event(text), zones: Expected.berlin)) == end)
  }

  @Test("DTEND gives all instances the same exact duration, DURATION the same nominal one")
  func durations() {
    let night = "DTSTART;TZID=Europe/Berlin:20270326T220000\n"
    let rule = "\nRRULE:FREQ=DAILY;COUNT=2"
    #expect(
      Expected.spans(night + "DTEND;TZID=Europe/Berlin:20270327T220000" + rule, "20270301", "20270401") == [
        "2027-03-26T22:00:00+01:00/2027-03-27T22:00:00+01:00", "2027-03-27T22:00:00+01:00/2027-03-28T23:00:00+02:00",
      ])
    #expect(
      Expected.spans(night + "DURATION:P1D" + rule, "20270301", "20270401") == [
        "2027-03-26T22:00:00+01:00/2027-03-27T22:00:00+01:00", "2027-03-27T22:00:00+01:00/2027-03-28T22:00:00+02:00",
      ])
  }

  @Test("The window takes what overlaps it: an end at its begin is outside, a moment at its begin is inside")
  func overlap() {
    func count(_ text: String) -> Int { Expected.starts(text, "20270110T120000", "20270110T180000").count }
    #expect(count("DTSTART:20270110T110000Z\nDURATION:PT1H") == 0)
    #expect(count("DTSTART:20270110T110000Z\nDURATION:PT61M") == 1)
    #expect(count("DTSTART:20270110T120000Z") == 1)
    #expect(count("DTSTART:20270110T115959Z") == 0)
    #expect(count("DTSTART:20270110T180000Z\nDURATION:PT1H") == 0)
    // A day of the default zone: in Berlin it ends at 23:00Z.
    #expect(Expected.starts("DTSTART;VALUE=DATE:20270110", "20270110T230000", "20270111T000000").isEmpty)
    #expect(Expected.starts("DTSTART;VALUE=DATE:20270110", "20270110T225959", "20270111T000000").count == 1)
    #expect(
      Expected.expand("DTSTART;VALUE=DATE:20270110", "20270101", "20270102").next == Expected.instant("20270109T230000")
    )
  }
}
