import Records
import Testing

@testable import Formats

@Suite("vCalendar 1.0")
struct BasicCalendarTests {
  private func read(_ lines: String, header: String = "") -> Document {
    CalendarFixture.read(
      "BEGIN:VCALENDAR\r\nVERSION:1.0\r\n\(header)BEGIN:VEVENT\r\n\(lines)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
  }

  @Test("Quoted-printable texts are joined at soft breaks and read in their charset")
  func quotedPrintable() throws {
    let document = read(
      """
      UID:1\r
      DTSTART:20270210T190000Z\r
      SUMMARY;CHARSET=ISO-8859-15;ENCODING=QUOTED-PRINTABLE:F=FCr 5 =A4 =\r
      =3D viel\r
      LOCATION;QUOTED-PRINTABLE;CHARSET=UTF-8:K=C3=B6ln=0D=0A=\r
      Gleis 5\r
      DESCRIPTION;ENCODING=QUOTED-PRINTABLE:=\r
      END:VEVENT=\r

      CATEGORIES:MEETING;MUSIC
      """)
    let event = try #require(document.events.first)
    #expect(event.title == "Für 5 € = viel")
    #expect(event.location?.text == "Köln\nGleis 5")
    #expect(event.categories == ["MEETING", "MUSIC"])
    #expect(document.problems.isEmpty)
  }

  @Test(
    "Its rules become rules of ours",
    arguments: [
      ("D1 #10", "FREQ=DAILY;COUNT=10"), ("D2 20271231T000000Z", "FREQ=DAILY;INTERVAL=2;UNTIL=20271231T000000Z"),
      ("W1 MO TU #0", "FREQ=WEEKLY;BYDAY=MO,TU"), ("W2", "FREQ=WEEKLY;INTERVAL=2;COUNT=2"),
      ("MP1 1+ 2- FR #3", "FREQ=MONTHLY;BYDAY=1FR,-2FR;COUNT=3"),
      ("MP1 1+ MO 2- FR #3", "FREQ=MONTHLY;BYDAY=1MO,-2FR;COUNT=3"),
      ("MD1 1 15 LD #0", "FREQ=MONTHLY;BYMONTHDAY=1,15,-1"), ("MD1 2- #0", "FREQ=MONTHLY;BYMONTHDAY=-2"),
      ("YM1 6 7 #0", "FREQ=YEARLY;BYMONTH=6,7"), ("YD1 1 100 #5", "FREQ=YEARLY;BYYEARDAY=1,100;COUNT=5"),
      ("M30 #4", "FREQ=MINUTELY;INTERVAL=30;COUNT=4"), ("W1 MO$ TU #4", "FREQ=WEEKLY;BYDAY=MO,TU;COUNT=4"),
    ])
  func rules(text: String, same: String) throws {
    let document = read("UID:1\r\nDTSTART:20270210T190000Z\r\nRRULE:\(text)")
    #expect(document.events.first?.rules == [try #require(RuleReading(same).rule)])
    #expect(document.problems.isEmpty)
  }

  @Test(
    "A rule that cannot be read leaves the first instance",
    arguments: ["D0 #3", "W1 XX #3", "MD1 32 #3", "X1", "YM1 13", "D1 1200 #2"])
  func unreadable(text: String) {
    let document = read("UID:1\r\nDTSTART:20270210T190000Z\r\nRRULE:\(text)")
    #expect(document.events.first?.rules == [])
    #expect(document.problems.map(\.severity) == [.warning])
  }

  @Test("TZ and DAYLIGHT make the zone of floating times")
  func zone() throws {
    let event = try #require(
      read(
        "UID:1\r\nDTSTART:20270710T190000\r\nEXDATE:20270711T190000;20270712T190000",
        header: "TZ:-05\r\nDAYLIGHT:TRUE;-04;20270314T020000;20271107T020000;EST;EDT\r\n"
      ).events.first)
    #expect(event.start == .zoned(.at("20270710T190000"), tzid: BasicZone.tzid))
    #expect(event.exceptionDates.count == 2)
    let observances = try #require(event.zones.first).observances
    #expect(observances.map(\.offsetTo) == [-18_000, -14_400, -18_000])
    #expect(observances.map(\.start).dropFirst() == [.at("20270314T020000"), .at("20271107T020000")])
  }
}
