import Foundation
import JSON
import Testing

/// Contacts and readings go the whole way that events go.
@Suite struct PeopleAndReadingsTests {
  private func home() throws -> DaemonHome {
    let home = try DaemonHome()
    try home.configure(
      "[Contacts]\nAccess=full\n[Health]\nAccess=full\n[Calendars]\nAccess=full\n[Music]\nAccess=full\n")
    try home.start()
    return home
  }

  private func card(_ uid: String, _ name: String, rev: String) -> String {
    "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(uid)\r\nFN:\(name)\r\nN:\(name);;;;\r\nTEL:+49 30 1234567\r\nREV:\(rev)\r\nEND:VCARD\r\n"
  }

  @Test func aDroppedCardIsThereAtOnceAndAnOlderOneNeverWins() throws {
    let home = try home()
    let follower = try home.follow()
    try home.drop(card("p1", "Ilse Brandt", rev: "20260101T000000Z"), "contacts", "a.vcf")
    #expect(try follower.next()["record"]?["name"]?["full"]?.string == "Ilse Brandt")
    #expect(try home.concertd("contacts", "brandt").output.contains("Ilse Brandt"))
    #expect(try home.concertd("contacts", "1234567").output.contains("Ilse Brandt"))
    try home.drop(card("p1", "Ilse Older", rev: "20250101T000000Z"), "contacts", "b.vcf")
    try home.drop(card("p2", "Bela Novák", rev: "20260101T000000Z"), "contacts", "c.vcf")
    #expect(try follower.next()["record"]?["name"]?["full"]?.string == "Bela Novák")
    try home.drop(card("p1", "Ilse Newer", rev: "20260601T000000Z"), "contacts", "b.vcf")
    let updated = try follower.next()
    #expect(updated["change"]?.string == "updated")
    #expect(updated["record"]?["name"]?["full"]?.string == "Ilse Newer")
    try FileManager.default.removeItem(at: home.folder("contacts").appendingPathComponent("b.vcf"))
    #expect(try follower.next()["record"]?["name"]?["full"]?.string == "Ilse Brandt")
    #expect(try home.concertd("contacts", "novak", "--json").json["contacts"]?.array?.count == 1)
  }

  private func pressure(_ id: String, _ systolic: Int, _ time: String) -> String {
    """
    {"header":{"id":"\(id)","schema_id":{"namespace":"omh","name":"blood-pressure","version":"4.0"}},"body":{\
    "systolic_blood_pressure":{"value":\(systolic),"unit":"mmHg"},"diastolic_blood_pressure":{"value":80,"unit":"mmHg"},\
    "effective_time_frame":{"date_time":"\(time)"}}}
    """
  }

  @Test func readingsAreAnnouncedCountedOnceAndSummedUpByDay() throws {
    let home = try home()
    let follower = try home.follow()
    let readings = [
      pressure("r1", 120, "2026-09-01T07:00:00+02:00"), pressure("r2", 130, "2026-09-01T19:00:00+02:00"),
      pressure("r3", 140, "2026-09-02T07:00:00+02:00"),
    ]
    try home.drop("[" + readings[..<2].joined(separator: ",") + "]", "health", "a.json")
    _ = try follower.next()
    _ = try follower.next()
    // An overlapping export: one of its readings is known already.
    try home.drop("[" + readings[1...].joined(separator: ",") + "]", "health", "b.json")
    let third = try follower.next()
    #expect(third["record"]?["externalId"]?.string == "r3" && third["change"]?.string == "added")
    #expect(try home.concertd("readings", "--json").json["readings"]?.array?.count == 3)
    let latest = try home.concertd("readings", "--latest", "--type", "bloodPressure", "--json").json["readings"]?.array
    #expect(latest?.count == 1 && latest?[0]["externalId"]?.string == "r3")
    let days = try #require(try home.concertd("readings", "--daily", "--json").json["days"]?.array)
    #expect(days.map { $0["day"]?.string } == ["2026-09-01", "2026-09-02"])
    let systolic = days[0]["values"]?.array?.first { $0["role"]?.string == "systolic" }
    #expect(systolic?["average"]?.numberText == "125" && systolic?["maximum"]?.numberText == "130")
    try home.concertd("deny", "health")
    #expect(try follower.next()["reason"]?.string == "access")
    #expect(try home.concertd("readings").output == "No readings.\n")
  }

  @Test func aMutedNameIsNoConcertAndUnmutingBringsItBack() throws {
    let home = try home()
    let follower = try home.follow()
    try home.drop(Drops.catalog("Tin Cathedral"), "music", "c.json")
    try home.drop(Drops.event("u", "Tin Cathedral"), "calendars", "a.ics")
    _ = try follower.nextConcert("added")
    try home.concertd("mute", "tin cathedral")
    #expect(try follower.nextConcert("removed")["reason"]?.string == "noMatch")
    #expect(try home.concertd("upcoming", "--all").output.contains("muted"))
    try home.stop()
    try home.start()
    #expect(try home.concertTitles() == [])
    try home.concertd("unmute", "tin cathedral")
    #expect(try home.concertTitles() == ["Tin Cathedral"])
  }

  @Test func checkAndExplainNeedNoDaemon() throws {
    let home = try DaemonHome()
    let file = home.home.appendingPathComponent("a.ics")
    try Data(Drops.event("u", "Any").utf8).write(to: file)
    let check = try home.concertd("check", "--json", file.path, "/nowhere.ics")
    #expect(check.code == 1)
    let files = try #require(try check.json["files"]?.array)
    #expect(
      files.count == 2 && files[0]["occurrences"]?.array?.count == 1 && files[0]["problems"]?.array?.isEmpty == true)
    #expect(files[1]["problems"]?[0]?["severity"]?.string == "error")
    let names = home.home.appendingPathComponent("names.txt")
    try Data("Marble Foxes\nIda Sørby\n".utf8).write(to: names)
    let batch = try home.concertd(
      "explain", "--batch", "--artists", names.path, "--json",
      input: "{\"title\":\"Ida Sorby live\",\"categories\":\"Concert\"}\n{\"title\":\"Dentist\",\"categories\":[]}\n")
    let lines = try batch.output.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    #expect(lines.map { $0["artists"]?.array?.compactMap { $0["name"]?.string } } == [["Ida Sørby"], []])
    #expect(try home.concertd("upcoming", "extra").code == 2)
  }
}
