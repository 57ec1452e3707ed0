import CalendarText
import Records
import Testing

@testable import Recurrence

@Suite("Zones that a file defines")
struct ZoneDefinitionTests {
  static func observance(
    _ start: String, from: Int, to: Int, rule: String? = nil, dates: [String] = [], daylight: Bool = false
  ) -> ZoneDefinition.Observance {
    ZoneDefinition.Observance(
      isDaylight: daylight, start: CalendarText.clock(start), offsetFrom: from, offsetTo: to,
      rules: rule.map { [CalendarText.rule($0)] } ?? [], dates: dates.map(CalendarText.clock))
  }

  /// As Outlook writes them: from 1601 on, for ever.
  static let outlook = ZoneDefinition(
    tzid: "Customized Time Zone",
    observances: [
      observance("16011028T030000", from: 7200, to: 3600, rule: "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
      observance("16010325T020000", from: 3600, to: 7200, rule: "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", daylight: true),
    ])

  func utc(_ local: String, _ definition: ZoneDefinition, tzid: String? = nil) -> Instant? {
    Expected.berlin.zone(for: tzid ?? definition.tzid, definitions: [definition])?.resolve(CalendarText.clock(local))
      .instant
  }

  @Test(
    "Rules that began in 1601 hold in any year",
    arguments: [
      ("20270210T190000", "20270210T180000"), ("20270710T190000", "20270710T170000"),
      ("20270328T023000", "20270328T013000"),  // gap
      ("20271031T023000", "20271031T003000"),  // overlap
      ("16020710T120000", "16020710T100000"), ("99990710T120000", "99990710T100000"),
      ("99990110T120000", "99990110T110000"),
    ])
  func outlookRules(local: String, utc expected: String) {
    #expect(utc(local, Self.outlook) == Expected.instant(expected))
  }

  @Test("One observance is enough, and holds before its start, too")
  func oneObservance() {
    let zone = ZoneDefinition(
      tzid: "Fixed", observances: [Self.observance("20200101T000000", from: 19_800, to: 19_800)])
    #expect(utc("20270101T120000", zone) == Expected.instant("20270101T063000"))
    #expect(utc("19990101T120000", zone) == Expected.instant("19990101T063000"))
  }

  @Test("Onsets may be dates, and rules may end")
  func dates() {
    let zone = ZoneDefinition(
      tzid: "Dates",
      observances: [
        Self.observance("20200329T020000", from: 0, to: 3600, dates: ["20210328T010000"], daylight: true),
        Self.observance(
          "20191027T020000", from: 3600, to: 0, rule: "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;UNTIL=20201025T010000Z"),
      ])
    #expect(utc("20200701T120000", zone) == Expected.instant("20200701T110000"))
    #expect(utc("20201201T120000", zone) == Expected.instant("20201201T120000"))
    #expect(utc("20210701T120000", zone) == Expected.instant("20210701T110000"))
    // No onset after UNTIL takes summer time back.
    #expect(utc("20211201T120000", zone) == Expected.instant("20211201T110000"))
  }

  @Test("An IANA name means the system's zone, whatever the file says of it")
  func ianaName() {
    var zone = Self.outlook
    zone.tzid = "America/New_York"
    #expect(utc("20270210T190000", zone) == Expected.instant("20270211T000000"))
  }

  @Test("A Windows name means the file's zone where there is one, else the one of CLDR")
  func windowsName() {
    var zone = Self.outlook
    zone.tzid = "Tokyo Standard Time"
    #expect(utc("20270210T190000", zone) == Expected.instant("20270210T180000"))
    #expect(utc("20270210T190000", Self.outlook, tzid: "Tokyo Standard Time") == Expected.instant("20270210T100000"))
  }

  @Test("A definition without observances leaves its name, or the place it names, to speak")
  func empty() {
    let named = ZoneDefinition(tzid: "/example.org/Asia/Tokyo", observances: [])
    let placed = ZoneDefinition(tzid: "Mine", location: "Asia/Tokyo", observances: [])
    #expect(utc("20270210T190000", named) == Expected.instant("20270210T100000"))
    #expect(utc("20270210T190000", placed) == Expected.instant("20270210T100000"))
  }

  @Test("Observances that change by the second cost no more than the budget, impossible offsets are left out")
  func hostile() {
    let zone = ZoneDefinition(
      tzid: "Hostile",
      observances: [
        Self.observance("19700101T000000", from: 0, to: 3600, rule: "FREQ=SECONDLY"),
        Self.observance("19700101T000000", from: .max, to: .min, rule: "FREQ=SECONDLY"),
      ])
    #expect(utc("20270210T190000", zone) == Expected.instant("20270210T180000"))
    let impossible = ZoneDefinition(
      tzid: "Impossible", observances: [Self.observance("19700101T000000", from: .max, to: 0)])
    #expect(utc("20270210T190000", impossible) == nil)
  }
}
