import CalendarText
import Records
import Testing

@testable import Recurrence

@Suite("Zones of the system")
struct ZoneTests {
  @Test(
    "A local time in a gap is read with the offset before it, one that occurs twice is the first",
    arguments: [
      ("Europe/Berlin", "20270328T023000", "20270328T013000"),  // gap: 03:30 summer time
      ("Europe/Berlin", "20271031T023000", "20271031T003000"),  // overlap: summer time first
      ("Europe/Berlin", "20270328T020000", "20270328T010000"),
      ("Europe/Berlin", "20270328T030000", "20270328T010000"),
      ("America/New_York", "20070311T023000", "20070311T073000"),  // RFC 5545, 3.3.5
      ("America/New_York", "20071104T013000", "20071104T053000"),
      ("Australia/Lord_Howe", "20271003T021500", "20271002T154500"),  // half an hour
      ("Australia/Lord_Howe", "20270404T014500", "20270403T144500"),
      ("Pacific/Apia", "20111230T100000", "20111230T200000"),  // a whole day left out
      ("Pacific/Apia", "20111231T100000", "20111230T200000"),
      ("Europe/Dublin", "20270115T120000", "20270115T120000"),  // winter is the negative saving
      ("Europe/Dublin", "20270715T120000", "20270715T110000"),
      ("Antarctica/Troll", "20270715T120000", "20270715T100000"),  // two hours
      ("Africa/Casablanca", "20270115T120000", "20270115T110000"),
      ("Africa/Casablanca", "20270220T120000", "20270220T120000"),  // Ramadan
      ("Asia/Kathmandu", "20270115T120000", "20270115T061500"),
      ("Europe/Berlin", "25000715T120000", "25000715T100000"),  // by the rule in the file's footer
      ("Europe/Berlin", "99991231T120000", "99991231T110000"),
      ("America/Sao_Paulo", "20181104T003000", "20181104T033000"),  // a gap at midnight
    ])
  func resolve(name: String, local: String, utc: String) throws {
    let zone = try #require(Expected.berlin.zone(named: name))
    #expect(zone.resolve(CalendarText.clock(local)).instant == Expected.instant(utc))
  }

  @Test(
    "Tools' names for zones are understood",
    arguments: [
      ("Europe/Berlin", "Europe/Berlin"), ("europe/berlin", "Europe/Berlin"), ("US/Eastern", "US/Eastern"),
      ("W. Europe Standard Time", "Europe/Berlin"), ("W. Europe Standard Time 1", "Europe/Berlin"),
      ("w. europe standard time", "Europe/Berlin"), ("GMT Standard Time", "Europe/London"),
      ("/freeassociation.sourceforge.net/America/New_York", "America/New_York"),
      ("/softwarestudio.org/Olson_20011030_5/Europe/Berlin", "Europe/Berlin"),
      ("/mozilla.org/20050126_1/America/Argentina/Ushuaia", "America/Argentina/Ushuaia"),
      ("/freeassociation.sourceforge.net/Tzfile/Europe/Paris", "Europe/Paris"),
      ("tzone://Microsoft/Utc", "UTC"),
      ("(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"),
      ("(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"), ("UTC", "UTC"), ("\"Asia/Tokyo\"", "Asia/Tokyo"),
      ("GMT+0100", "+01:00"), ("UTC-03:30", "-03:30"),
    ])
  func names(tzid: String, iana: String) { #expect(Expected.berlin.resolveName(tzid) == iana) }

  @Test(
    "Other names are nobody's, and none leads out of the folder",
    arguments: [
      "Nowhere/Nope", "", "/", "//", "../zoneinfo/UTC", "Europe/../UTC", "/etc/passwd",
      "/usr/share/zoneinfo/Europe/Berlin/..",
      "right/UTC", "posix/UTC", "localtime", "zone.tab", "Europe", "Europe/Berlin\u{0}", "Berlin", "x/Berlin", "GMT+99",
    ])
  func unknown(tzid: String) { #expect(Expected.berlin.resolveName(tzid) == nil) }

  @Test("Every Windows name leads to a zone that the system has")
  func windowsNames() {
    for (windows, iana) in WindowsZones.names where windows != "UTC" {
      #expect(Expected.berlin.resolveName(windows) == iana, "\(windows)")
    }
  }
}
