import CalendarText
import Records
import Testing

@testable import Recurrence

@Suite("Rules beyond the RFC's examples")
struct RuleTests {
  /// Clock readings of the first instances of a series in UTC, without the seconds.
  func first(_ count: Int, _ start: String, _ rule: String) -> [String] {
    Expected.clocks("DTSTART:\(start)Z\nRRULE:\(rule)", limit: count).map { $0.replacing("T00:00", with: "") }
  }

  @Test(
    "Every part limits or expands as the table of RFC 5545, 3.3.10 says",
    arguments: [
      ("20270101T000000", "FREQ=DAILY;BYMONTHDAY=-1", ["2027-01-01", "2027-01-31", "2027-02-28", "2027-03-31"]),
      ("20270101T000000", "FREQ=DAILY;BYDAY=MO;BYMONTH=2", ["2027-01-01", "2027-02-01", "2027-02-08", "2027-02-15"]),
      ("20270104T000000", "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1", ["2027-01-04", "2027-01-08", "2027-01-15"]),
      (
        "20270104T000000", "FREQ=DAILY;BYHOUR=6,12,18;BYSETPOS=2",
        ["2027-01-04", "2027-01-04T12:00", "2027-01-05T12:00"]
      ),
      (
        "20270104T000000", "FREQ=HOURLY;BYMINUTE=10,20,30;BYSETPOS=-1,1",
        ["2027-01-04", "2027-01-04T00:10", "2027-01-04T00:30"]
      ),
      ("20270104T000000", "FREQ=MINUTELY;INTERVAL=30;BYSECOND=0;BYSETPOS=1", ["2027-01-04", "2027-01-04T00:30"]),
      ("20270104T000000", "FREQ=SECONDLY;BYSECOND=0;BYMINUTE=5;BYSETPOS=1", ["2027-01-04", "2027-01-04T00:05"]),
      (
        "20270104T000000", "FREQ=YEARLY;BYMONTH=1;BYDAY=MO;BYSETPOS=-1,2",
        ["2027-01-04", "2027-01-11", "2027-01-25", "2028-01-10"]
      ),
      ("20240229T000000", "FREQ=YEARLY", ["2024-02-29", "2028-02-29", "2032-02-29"]),
      ("20240131T000000", "FREQ=MONTHLY", ["2024-01-31", "2024-03-31", "2024-05-31"]),
      ("20230101T000000", "FREQ=YEARLY;BYYEARDAY=366,-366", ["2023-01-01", "2024-01-01", "2024-12-31", "2028-01-01"]),
      ("20260101T000000", "FREQ=YEARLY;BYDAY=53TH", ["2026-01-01", "2026-12-31"]),
      ("20200101T000000", "FREQ=YEARLY;BYDAY=-53WE", ["2020-01-01", "2025-01-01"]),
      // Week 53 is there in long years only; -1 is the last week of any year.
      ("20201230T000000", "FREQ=YEARLY;BYWEEKNO=53;BYDAY=WE", ["2020-12-30", "2026-12-30"]),
      ("20201230T000000", "FREQ=YEARLY;BYWEEKNO=-1;BYDAY=WE", ["2020-12-30", "2021-12-29", "2022-12-28"]),
      // A week belongs to one year: Monday of week 1 of 2025 is 30 December 2024.
      ("20241230T000000", "FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO", ["2024-12-30", "2025-12-29", "2027-01-04"]),
      (
        "20241230T000000", "FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=MO",
        ["2024-12-30", "2027-01-04", "2028-12-31".replacing("2028-12-31", with: "2029-01-01")]
      ),
      // Weeks alone mean DTSTART's weekday.
      ("20270106T000000", "FREQ=YEARLY;BYWEEKNO=1,2", ["2027-01-06", "2027-01-13", "2028-01-05"]),
      // Week 1 with weeks that begin on Sunday.
      ("20270103T000000", "FREQ=YEARLY;BYWEEKNO=1;BYDAY=SU;WKST=SU", ["2027-01-03", "2028-01-02", "2028-12-31"]),
      // A leap second is the second before it.
      (
        "20270104T000000", "FREQ=DAILY;BYHOUR=23;BYMINUTE=59;BYSECOND=59,60",
        ["2027-01-04", "2027-01-04T23:59", "2027-01-05T23:59"]
      ),
    ])
  func table(start: String, rule: String, dates: [String]) { #expect(first(dates.count, start, rule) == dates) }

  @Test("DTSTART is the first instance and counts, whether the rule matches it or not")
  func startCounts() {
    #expect(first(10, "20270101T000000", "FREQ=WEEKLY;BYDAY=MO;COUNT=3") == ["2027-01-01", "2027-01-04", "2027-01-11"])
    #expect(first(10, "20270101T000000", "FREQ=WEEKLY;UNTIL=20260101T000000Z") == ["2027-01-01"])
  }

  @Test("Of two rules those count DTSTART that match it")
  func twoRules() {
    let text = """
      DTSTART:20230112T100000Z
      RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=2
      RRULE:FREQ=MONTHLY;BYDAY=2MO;COUNT=2
      """
    #expect(Expected.clocks(text) == ["2023-01-12T10:00", "2023-01-19T10:00", "2023-02-13T10:00", "2023-03-13T10:00"])
  }

  @Test("EXRULE takes out what it matches, DTSTART only where it matches that")
  func exclusionRule() {
    let text = "DTSTART:20270101T000000Z\nRRULE:FREQ=DAILY;COUNT=6\nEXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2"
    #expect(Expected.clocks(text).map { $0.prefix(10) } == ["2027-01-02", "2027-01-04", "2027-01-05", "2027-01-06"])
  }

  @Test("The first and the last year of the calendar are reached, and not passed")
  func edges() {
    let old = "DTSTART:16010101T000000Z\nRRULE:FREQ=YEARLY"
    #expect(Expected.starts(old, "20270101", "20270102") == ["2027-01-01T00:00:00Z"])
    #expect(Expected.starts(old, "99990101", "99990102") == ["9999-01-01T00:00:00Z"])
    #expect(Expected.expand(old, "99990101", "99990102").next == nil)
    #expect(Expected.clocks("DTSTART:99991231T000000Z\nRRULE:FREQ=DAILY") == ["9999-12-31T00:00"])
  }

  @Test(
    "UNTIL includes its day or instant",
    arguments: [
      ("DTSTART;TZID=Europe/Berlin:20270111T233000", "20270113", 3),  // that whole day of Berlin
      ("DTSTART;TZID=America/New_York:20270111T200000", "20270113", 3),
      ("DTSTART;TZID=Europe/Berlin:20270111T203000", "20270113T193000Z", 3),  // the instant
      ("DTSTART;TZID=Europe/Berlin:20270111T203000", "20270113T192959Z", 2),
      ("DTSTART;TZID=Europe/Berlin:20270111T203000", "20270113T203000", 3),  // without a zone: DTSTART's clock
      ("DTSTART;TZID=America/New_York:20270111T203000", "20270113T203000", 3),
      ("DTSTART;TZID=Europe/Berlin:20270111T203000", "20270113T193000", 3),  // or UTC without its Z
      ("DTSTART;TZID=Europe/Berlin:20270111T203000", "20270113T192959", 2),
      ("DTSTART;VALUE=DATE:20270111", "20270113", 3),
      ("DTSTART;VALUE=DATE:20270111", "20270113T225959Z", 3),  // the day as written
      ("DTSTART;VALUE=DATE:20270111", "20270113T000000Z", 3),
      ("DTSTART:20270111T203000", "20270113T193000Z", 3),  // floating, in Berlin
    ])
  func until(start: String, until: String, count: Int) {
    #expect(Expected.starts("\(start)\nRRULE:FREQ=DAILY;UNTIL=\(until)", "20270101", "20280101").count == count)
  }

  @Test("Of UNTIL and COUNT the one that ends first ends the series")
  func untilAndCount() {
    let rule = "DTSTART:20270111T200000Z\nRRULE:FREQ=DAILY;COUNT="
    #expect(Expected.clocks(rule + "3;UNTIL=20270120T200000Z").count == 3)
    #expect(Expected.clocks(rule + "30;UNTIL=20270112T200000Z").count == 2)
  }

  @Test(
    "Changes of the clock: a time left out is read with the offset before, a repeated one once",
    arguments: [
      ("20270327T023000", "FREQ=DAILY;COUNT=3", "Europe/Berlin", ["27T01:30", "28T01:30", "29T00:30"]),
      ("20270328T013000", "FREQ=HOURLY;COUNT=4", "Europe/Berlin", ["28T00:30", "28T01:30", "28T02:30"]),
      ("20271031T013000", "FREQ=HOURLY;COUNT=3", "Europe/Berlin", ["30T23:30", "31T00:30", "31T02:30"]),
      ("20111229T100000", "FREQ=DAILY;COUNT=4", "Pacific/Apia", ["29T20:00", "30T20:00", "31T20:00"]),
      ("20271002T021500", "FREQ=DAILY;COUNT=3", "Australia/Lord_Howe", ["01T15:45", "02T15:45", "03T15:15"]),
    ])
  func changes(start: String, rule: String, zone: String, times: [String]) {
    let series = Series(components: [CalendarText.event("DTSTART;TZID=\(zone):\(start)\nRRULE:\(rule)")])
    let found = series.expand(in: Expected.window("20110101", "20280101"), zones: Expected.berlin).occurrences
    let starts = found.compactMap { if case .instant(let instant, _) = $0.start { instant } else { nil } }
    #expect(starts.map { String(Expected.text(.instant($0, offset: 0)).dropFirst(8).prefix(8)) } == times)
  }

  @Test("A jump into a series finds what a walk from its start finds")
  func jumps() {
    let rules = [
      "FREQ=WEEKLY;COUNT=2000;BYDAY=TU,SA", "FREQ=MONTHLY;BYDAY=-2WE;COUNT=500", "FREQ=YEARLY;COUNT=40",
      "FREQ=DAILY;INTERVAL=3",
      "FREQ=MONTHLY;BYMONTHDAY=-1,-28;COUNT=900", "FREQ=HOURLY;INTERVAL=7;COUNT=90000", "FREQ=MINUTELY;INTERVAL=1441",
      "FREQ=WEEKLY;INTERVAL=3;WKST=SU;BYDAY=SU,MO;COUNT=300", "FREQ=DAILY;BYHOUR=3,7;BYSETPOS=-1;COUNT=9000",
      "FREQ=YEARLY;BYWEEKNO=1,53;BYDAY=MO,SU", "FREQ=SECONDLY;INTERVAL=86399;COUNT=20000",
    ]
    for rule in rules {
      let event = CalendarText.event("DTSTART:20151230T013000Z\nRRULE:\(rule)")
      let window = Expected.window("20181201", "20190401")
      let jumped = Series(components: [event]).expand(in: window, zones: Expected.berlin).occurrences.map(\.start)
      let all = Series(components: [event]).expand(
        in: Expected.window("20150101", "20190401"), zones: Expected.berlin, stepBudget: 10_000_000)
      let walked = all.occurrences.map(\.start).filter {
        if case .instant(let instant, _) = $0 { instant >= window.lowerBound } else { false }
      }
      #expect(jumped == walked, "\(rule)")
      #expect(!walked.isEmpty || rule.contains("COUNT"), "\(rule)")
    }
  }
}
