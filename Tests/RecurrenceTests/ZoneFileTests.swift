import Records
import Testing

@testable import Recurrence

@Suite("Zone files and the system's zone")
struct ZoneFileTests {
  static let berlin = SystemFile.bytes("/usr/share/zoneinfo/Europe/Berlin", limit: 65_536) ?? []

  @Test("A file that is cut off anywhere is no zone")
  func cutOff() {
    #expect(TimeZoneFile(Self.berlin) != nil)
    for length in stride(from: 0, to: Self.berlin.count, by: 13) {
      #expect(TimeZoneFile(Array(Self.berlin[..<length])) == nil)
    }
  }

  @Test("A file with one changed byte is read or refused, never worse")
  func changed() {
    var accepted = 0
    for position in Array(0..<44) + Array(stride(from: 44, to: Self.berlin.count, by: 17)) {
      for value in [UInt8(0), 0x7f, 0xff] {
        var bytes = Self.berlin
        bytes[position] = value
        guard let file = TimeZoneFile(bytes) else { continue }
        accepted += 1
        let zone = Zone(name: "changed", .file(file))
        for time in stride(from: Int64(-5_000_000_000), to: 5_000_000_000, by: 1_777_777_777) {
          _ = zone.resolve(wall: time + Int64(zone.offset(at: time)))
        }
      }
    }
    #expect(accepted > 0)
  }

  @Test(
    "Rules of POSIX are read with the extensions of RFC 8536",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2027-07-01", 7200), ("CET-1CEST,M3.5.0,M10.5.0/3", "2027-01-01", 3600),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2027-01-01", 0), ("IST-1GMT0,M10.5.0,M3.5.0/1", "2027-07-01", 3600),
      ("<+0330>-3:30", "2027-07-01", 12_600), ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "2027-07-01", -7200),
      ("EST5EDT", "2027-07-01", -14_400), ("EST5EDT,0/0,J365/25", "2027-01-01", -14_400),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2027-01-01", 39_600), ("XXX3EDT4,J60,J300", "2028-03-01", -14_400),
    ])
  func posix(text: String, day: String, offset: Int) throws {
    let rule = try #require(PosixZoneRule(text.utf8))
    #expect(rule.offset(at: Expected.instant(day + "T120000").seconds) == offset)
  }

  @Test(
    "What is no rule is refused",
    arguments: [
      "", "C", "CET", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0",
      "CET-25", "<CET-1", "CET-1CEST,J0,J3", "CET-1CEST,M3.5.0,M10.5.0/168", "CET-1CEST,M3.5.0,M10.5.0x",
    ])
  func noRule(text: String) { #expect(PosixZoneRule(text.utf8) == nil) }

  @Test("The configured zone comes before TZ, TZ before /etc/localtime, that before /etc/timezone")
  func systemZone() {
    func name(_ configured: String?, _ tz: String?, _ link: String?, _ file: String?) -> String {
      ZoneDatabase.systemZone(
        configured: configured, environment: tz, localTimeTarget: link, timeZoneFile: file.map { Array($0.utf8) })
    }
    #expect(name("Asia/Tokyo", "UTC", nil, nil) == "Asia/Tokyo")
    #expect(name("", ":Europe/Paris", "/usr/share/zoneinfo/Europe/Berlin", nil) == "Europe/Paris")
    #expect(name(nil, "/usr/share/zoneinfo/Europe/Rome", nil, nil) == "Europe/Rome")
    #expect(name(nil, nil, "../usr/share/zoneinfo/Europe/Berlin", "Asia/Tokyo\n") == "Europe/Berlin")
    #expect(name(nil, "", "/somewhere/else", "Asia/Tokyo\n") == "Asia/Tokyo")
    #expect(name(nil, nil, nil, "../../etc/shadow") == "UTC")
  }

  @Test("The default zone may be a POSIX rule, and is UTC where it is nothing known")
  func defaultZone() {
    let july = Expected.instant("20270701")
    #expect(ZoneDatabase(defaultZone: "CET-1CEST,M3.5.0,M10.5.0/3").defaultZone.offset(at: july) == 7200)
    #expect(ZoneDatabase(defaultZone: "Nowhere/Nope").defaultZone.name == "UTC")
    #expect(ZoneDatabase(directory: "/nonexistent", defaultZone: "Europe/Berlin").zone(for: "Europe/Berlin") == nil)
  }
}
