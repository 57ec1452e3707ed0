import Records
import Testing

@testable import Recurrence

/// The examples of RFC 5545, 3.8.5.3, with the instances that the RFC lists.
@Suite("The RFC's own examples of rules")
struct RuleExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var start: String
    var rule: String
    var dates: String
    init(_ start: String, _ rule: String, _ dates: String) {
      (self.start, self.rule, self.dates) = (start, rule, dates)
    }
    init(_ rule: String, _ dates: String) { self.init("19970902", rule, dates) }
    var testDescription: String { rule }
  }

  static let days: [Example] = [
    Example("FREQ=DAILY;COUNT=10", "1997 Sep 2-11"),
    Example("FREQ=DAILY;UNTIL=19971224T000000Z", "1997 Sep 2-30 Oct 1-31 Nov 1-30 Dec 1-23"),
    Example("FREQ=DAILY;INTERVAL=2", "1997 Sep 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 Oct 2 4 6 ..."),
    Example("FREQ=DAILY;INTERVAL=10;COUNT=5", "1997 Sep 2 12 22 Oct 2 12"),
    Example(
      "19980101", "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
      "1998 Jan 1-31 1999 Jan 1-31 2000 Jan 1-31"),
    Example("19980101", "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1", "1998 Jan 1-31 1999 Jan 1-31 2000 Jan 1-31"),
    Example("FREQ=WEEKLY;COUNT=10", "1997 Sep 2 9 16 23 30 Oct 7 14 21 28 Nov 4"),
    Example(
      "FREQ=WEEKLY;UNTIL=19971224T000000Z", "1997 Sep 2 9 16 23 30 Oct 7 14 21 28 Nov 4 11 18 25 Dec 2 9 16 23"),
    Example(
      "FREQ=WEEKLY;INTERVAL=2;WKST=SU", "1997 Sep 2 16 30 Oct 14 28 Nov 11 25 Dec 9 23 1998 Jan 6 20 Feb 3 17 ..."),
    Example("FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH", "1997 Sep 2 4 9 11 16 18 23 25 30 Oct 2"),
    Example("FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH", "1997 Sep 2 4 9 11 16 18 23 25 30 Oct 2"),
    Example(
      "19970901", "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
      "1997 Sep 1 3 5 15 17 19 29 Oct 1 3 13 15 17 27 29 31 Nov 10 12 14 24 26 28 Dec 8 10 12 22"),
    Example("FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH", "1997 Sep 2 4 16 18 30 Oct 2 14 16"),
    Example("19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "1997 Aug 5 10 19 24"),
    Example("19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "1997 Aug 5 17 19 31"),
  ]

  static let months: [Example] = [
    Example(
      "19970905", "FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
      "1997 Sep 5 Oct 3 Nov 7 Dec 5 1998 Jan 2 Feb 6 Mar 6 Apr 3 May 1 Jun 5"),
    Example("19970905", "FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR", "1997 Sep 5 Oct 3 Nov 7 Dec 5"),
    Example(
      "19970907", "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU",
      "1997 Sep 7 28 Nov 2 30 1998 Jan 4 25 Mar 1 29 May 3 31"),
    Example("19970922", "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", "1997 Sep 22 Oct 20 Nov 17 Dec 22 1998 Jan 19 Feb 16"),
    Example("19970928", "FREQ=MONTHLY;BYMONTHDAY=-3", "1997 Sep 28 Oct 29 Nov 28 Dec 29 1998 Jan 29 Feb 26 ..."),
    Example("FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15", "1997 Sep 2 15 Oct 2 15 Nov 2 15 Dec 2 15 1998 Jan 2 15"),
    Example(
      "19970930", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1",
      "1997 Sep 30 Oct 1 31 Nov 1 30 Dec 1 31 1998 Jan 1 31 Feb 1"),
    Example(
      "19970910", "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15", "1997 Sep 10-15 1999 Mar 10-13"),
    Example(
      "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
      "1997 Sep 2 9 16 23 30 Nov 4 11 18 25 1998 Jan 6 13 20 27 Mar 3 10 17 24 31 ..."),
    Example("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "1997 Sep 2 1998 Feb 13 Mar 13 Nov 13 1999 Aug 13 2000 Oct 13 ..."),
    Example(
      "19970913", "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
      "1997 Sep 13 Oct 11 Nov 8 Dec 13 1998 Jan 10 Feb 7 Mar 7 Apr 11 May 9 Jun 13 ..."),
    Example("19970904", "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "1997 Sep 4 Oct 7 Nov 6"),
    Example(
      "19970929", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
      "1997 Sep 29 Oct 30 Nov 27 Dec 30 1998 Jan 29 Feb 26 Mar 30 ..."),
    Example("20070115", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", "2007 Jan 15 30 Feb 15 Mar 15 30"),
  ]

  static let years: [Example] = [
    Example(
      "19970610", "FREQ=YEARLY;COUNT=10;BYMONTH=6,7",
      "1997 Jun 10 Jul 10 1998 Jun 10 Jul 10 1999 Jun 10 Jul 10 2000 Jun 10 Jul 10 2001 Jun 10 Jul 10"),
    Example(
      "19970310", "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3",
      "1997 Mar 10 1999 Jan 10 Feb 10 Mar 10 2001 Jan 10 Feb 10 Mar 10 2003 Jan 10 Feb 10 Mar 10"),
    Example(
      "19970101", "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
      "1997 Jan 1 Apr 10 Jul 19 2000 Jan 1 Apr 9 Jul 18 2003 Jan 1 Apr 10 Jul 19 2006 Jan 1"),
    Example("19970519", "FREQ=YEARLY;BYDAY=20MO", "1997 May 19 1998 May 18 1999 May 17 ..."),
    Example("19970512", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "1997 May 12 1998 May 11 1999 May 17 ..."),
    Example(
      "19970313", "FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "1997 Mar 13 20 27 1998 Mar 5 12 19 26 1999 Mar 4 11 18 25 ..."),
    Example(
      "19970605", "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8",
      "1997 Jun 5 12 19 26 Jul 3 10 17 24 31 Aug 7 14 21 28 1998 Jun 4 11 18 25 Jul 2 9 16 23 30 Aug 6 13 20 27 ..."),
    Example(
      "19961105", "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
      "1996 Nov 5 2000 Nov 7 2004 Nov 2 ..."),
  ]

  @Test("Days and weeks", arguments: days) func daysAndWeeks(example: Example) { check(example) }
  @Test("Months", arguments: months) func monthly(example: Example) { check(example) }
  @Test("Years", arguments: years) func yearly(example: Example) { check(example) }

  private func check(_ example: Example) {
    let dates = Self.dates(example.dates)
    let clocks = Expected.clocks(
      "DTSTART;TZID=America/New_York:\(example.start)T090000\nRRULE:\(example.rule)",
      limit: example.dates.hasSuffix("...") ? dates.count : 10_000)
    #expect(clocks == dates.map { $0 + "T09:00" })
  }

  /// `1997 Sep 2-4 Oct 5` as four dates.
  private static func dates(_ text: String) -> [String] {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    var (year, month) = (0, 0)
    var dates: [String] = []
    for word in text.split(separator: " ") where word != "..." {
      if let index = months.firstIndex(of: String(word)) {
        month = index + 1
      } else if let number = Int(word), number > 31 {
        year = number
      } else {
        let days = word.split(separator: "-").map { Int($0)! }
        for day in days[0]...days[days.count - 1] {
          dates.append(Expected.text(CivilDate(year: year, month: month, day: day)))
        }
      }
    }
    return dates
  }

  @Test(
    "Hours and minutes",
    arguments: [
      // Erratum: 17:00 EDT is 21:00Z.
      ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z", "09:00 12:00 15:00"),
      ("FREQ=MINUTELY;INTERVAL=15;COUNT=6", "09:00 09:15 09:30 09:45 10:00 10:15"),
      ("FREQ=MINUTELY;INTERVAL=90;COUNT=4", "09:00 10:30 12:00 13:30"),
    ])
  func hours(rule: String, times: String) {
    let clocks = Expected.clocks("DTSTART;TZID=America/New_York:19970902T090000\nRRULE:\(rule)")
    #expect(clocks == times.split(separator: " ").map { "1997-09-02T" + $0 })
  }

  @Test(
    "Every 20 minutes from 9:00 to 16:40",
    arguments: [
      "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
      "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16",
    ])
  func twentyMinutes(rule: String) {
    let clocks = Expected.clocks("DTSTART;TZID=America/New_York:19970902T090000\nRRULE:\(rule)", limit: 48)
    let day = (9...16).flatMap { hour in ["00", "20", "40"].map { (hour < 10 ? "0" : "") + "\(hour):\($0)" } }
    #expect(clocks == (["1997-09-02T", "1997-09-03T"].flatMap { date in day.map { date + $0 } }))
  }
}
