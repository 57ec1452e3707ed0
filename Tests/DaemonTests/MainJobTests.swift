import Foundation
import JSON
import Testing

/// From a dropped file to a received change, with a whole daemon.
@Suite struct MainJobTests {
  private func allowedHome() throws -> DaemonHome {
    let home = try DaemonHome()
    try home.start()
    try home.concertd("allow", "calendars")
    try home.concertd("allow", "music")
    try home.drop(Drops.catalog("Marble Foxes", "Ida Sørby"), "music", "catalog.json")
    return home
  }

  @Test func nothingIsReadBeforeItIsAllowed() throws {
    let home = try DaemonHome()
    try home.start()
    try home.drop(Drops.event("u1", "Marble Foxes live"), "calendars", "a.ics")
    let calendars = try home.status()["stores"]?["calendars"]
    #expect(calendars?["access"]?.string == "notDetermined")
    #expect(calendars?["folders"]?.array?.isEmpty == true)
    #expect(try home.concertd("status").output.contains("concertd allow calendars"))
    #expect(try home.concertd("changes", "--json").output == "")
  }

  @Test func aDroppedFileIsAConcertAndItsRemovalIsAnnounced() throws {
    let home = try allowedHome()
    let follower = try home.follow()
    try home.drop(Drops.event("u1", "Marble Foxes live"), "calendars", "a.ics")
    let added = try follower.nextConcert("added")
    #expect(added["record"]?["title"]?.string == "Marble Foxes live")
    #expect(added["record"]?["artists"]?[0]?["name"]?.string == "Marble Foxes")
    #expect(added["record"]?["listen"]?[0]?["name"]?.string == "First")
    #expect(try home.concertTitles() == ["Marble Foxes live"])
    try FileManager.default.removeItem(at: home.folder("calendars").appendingPathComponent("a.ics"))
    let removed = try follower.nextConcert("removed")
    #expect(removed["id"] == added["id"])
    #expect(removed["reason"]?.string == "deleted")
    #expect(try home.concertTitles() == [])
  }

  @Test func aCancelledEventIsAnUpdateAndItsConcertGoes() throws {
    let home = try allowedHome()
    let follower = try home.follow()
    try home.drop(Drops.event("u1", "Ida Sørby"), "calendars", "a.ics")
    let added = try follower.nextConcert("added")
    try home.drop(Drops.event("u1", "Ida Sørby", sequence: 1, extra: "STATUS:CANCELLED\r\n"), "calendars", "a.ics")
    let updated = try follower.next { $0["kind"]?.string == "event" && $0["change"]?.string == "updated" }
    #expect(updated["record"]?["status"]?.string == "cancelled")
    let removed = try follower.nextConcert("removed")
    #expect(removed["id"] == added["id"])
    #expect(removed["reason"]?.string == "cancelled")
  }

  @Test func aCatalogMatchesWhatWasThereBefore() throws {
    let home = try allowedHome()
    let follower = try home.follow()
    try home.drop(Drops.event("u1", "Tin Cathedral"), "calendars", "a.ics")
    _ = try follower.next { $0["kind"]?.string == "event" }
    #expect(try home.concertTitles() == [])
    try home.drop(Drops.catalog("Tin Cathedral"), "music", "second.json")
    _ = try follower.nextConcert("added")
    #expect(try home.concertTitles() == ["Tin Cathedral"])
    try FileManager.default.removeItem(at: home.folder("music").appendingPathComponent("second.json"))
    #expect(try follower.nextConcert("removed")["reason"]?.string == "noMatch")
  }

  @Test func denyingRemovesAndAnnouncesAndSurvivesARestart() throws {
    let home = try allowedHome()
    let follower = try home.follow()
    try home.drop(Drops.event("u1", "Ida Sørby"), "calendars", "a.ics")
    _ = try follower.nextConcert("added")
    try home.concertd("deny", "calendars")
    #expect(try follower.nextConcert("removed")["reason"]?.string == "access")
    #expect(try home.status()["stores"]?["calendars"]?["records"]?.integer == 0)
    try home.stop()
    try home.start()
    #expect(try home.status()["stores"]?["calendars"]?["access"]?.string == "denied")
    #expect(try home.concertTitles() == [])
    try home.concertd("allow", "calendars")
    #expect(try home.concertTitles() == ["Ida Sørby"])
    #expect(FileManager.default.fileExists(atPath: home.folder("calendars").appendingPathComponent("a.ics").path))
  }

  @Test func aBrokenNewVersionKeepsTheLastGoodRecordsUntilItIsMended() throws {
    let home = try allowedHome()
    let follower = try home.follow()
    try home.drop(Drops.event("u1", "Marble Foxes"), "calendars", "a.ics")
    _ = try follower.nextConcert("added")
    try home.drop("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:u1\r\nDTSTA", "calendars", "a.ics")
    // Another file's change is behind the broken one: when it arrives, the broken one has been read.
    try home.drop(Drops.event("u2", "Ida Sørby"), "calendars", "b.ics")
    _ = try follower.nextConcert("added")
    #expect(try home.concertTitles().sorted() == ["Ida Sørby", "Marble Foxes"])
    let status = try home.concertd("status", "--json")
    #expect(status.code == 1)
    let problem = try #require(try status.json["problems"]?[0])
    #expect(problem["file"]?.string == home.folder("calendars").appendingPathComponent("a.ics").path)
    #expect(problem["severity"]?.string == "error")
    #expect(problem["hint"]?.string?.isEmpty == false)
    try home.drop(Drops.event("u1", "Marble Foxes, mended"), "calendars", "a.ics")
    let updated = try follower.nextConcert("updated")
    #expect(updated["record"]?["title"]?.string == "Marble Foxes, mended")
    #expect(try home.concertd("status").code == 0)
  }

  @Test func aNewStampAloneAnnouncesNothing() throws {
    let home = try allowedHome()
    let follower = try home.follow()
    let text = Drops.event("u1", "Marble Foxes")
    try home.drop(text, "calendars", "a.ics")
    let added = try follower.nextConcert("added")
    try home.drop(text.replacingOccurrences(of: "DTSTAMP:2026", with: "DTSTAMP:2025"), "calendars", "a.ics")
    try home.drop(Drops.event("u2", "Ida Sørby"), "calendars", "b.ics")
    let next = try follower.next()
    #expect(next["kind"]?.string == "event" && next["change"]?.string == "added")
    #expect(next["sequence"]?.integer == added["sequence"]?.integer.map { $0 + 1 })
  }

  @Test func whoAsksWithAnOldTokenGetsEverythingSince() throws {
    let home = try allowedHome()
    let follower = try home.follow()
    try home.drop(Drops.event("u1", "Marble Foxes"), "calendars", "a.ics")
    _ = try follower.nextConcert("added")
    let token = try #require(try home.status()["changes"]?["token"]?.string)
    try home.stop()
    try home.drop(Drops.event("u2", "Ida Sørby"), "calendars", "b.ics")
    try home.start()
    let rows = try home.concertd("changes", "--since", token, "--json").output.split(separator: "\n")
    let kinds = try rows.map { try JSONValue(parsing: String($0))["kind"]?.string }
    #expect(kinds == ["event", "concert"])
    let stale = String(repeating: "0", count: 32) + "-1"
    let expired = try home.concertd("changes", "--since", stale)
    #expect(expired.code == 1 && expired.errors.contains("start over"))
  }

  @Test func withoutADaemonTheStatusSaysSo() throws {
    let home = try DaemonHome()
    let answer = try home.concertd("status")
    #expect(answer.code == 3)
    #expect(answer.errors.contains("systemctl --user start concertd"))
  }

  @Test func aReloadTakesAnotherFolderAndAnotherWindow() throws {
    let home = try allowedHome()
    let follower = try home.follow()
    try home.drop(Drops.event("u1", "Marble Foxes", inDays: 100), "calendars", "a.ics")
    _ = try follower.next { $0["kind"]?.string == "event" }
    #expect(try home.concertTitles() == [])
    let more = home.home.appendingPathComponent("more")
    try FileManager.default.createDirectory(at: more, withIntermediateDirectories: true)
    try Data(Drops.event("u2", "Ida Sørby").utf8).write(to: more.appendingPathComponent("b.ics"))
    let settings = home.home.appendingPathComponent(".config/concertd")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    let file = settings.appendingPathComponent("concertd.conf")
    try Data("[Concerts]\nWindow=120d\nBogus=1\n[Calendars]\nFolders=~/more\n".utf8).write(to: file)
    try home.concertd("reload")
    #expect(try home.concertTitles() == ["Ida Sørby", "Marble Foxes"])
    let problem = try home.status()["problems"]?[0]
    #expect(problem?["file"]?.string == file.path && problem?["line"]?.integer == 3)
    try Data("[Concerts]\n".utf8).write(to: file)
    home.daemon?.signal(SIGHUP)
    try home.daemon?.awaitNotification("RELOADING=1")
    try home.daemon?.awaitReady()
    #expect(try home.concertTitles() == [])
  }

  @Test func aDamagedDatabaseIsSetAsideAndBuiltAnewAndDecisionsSurvive() throws {
    let home = try allowedHome()
    let follower = try home.follow()
    try home.drop(Drops.event("u1", "Marble Foxes"), "calendars", "a.ics")
    let id = try follower.nextConcert("added")["id"]?.string
    let token = try home.status()["changes"]?["token"]?.string
    try home.stop()
    let database = home.home.appendingPathComponent(".local/state/concertd/concertd.db")
    try Data(repeating: 0x5a, count: 100_000).write(to: database)
    try home.start()
    let concerts = try home.concertd("upcoming", "--json").json["concerts"]?.array
    #expect(concerts?.count == 1 && concerts?.first?["id"]?.string == id)
    let status = try home.status()
    #expect(status["changes"]?["token"]?.string?.prefix(32) != token?.prefix(32))
    #expect(status["problems"]?[0]?["message"]?.string?.contains("damaged") == true)
  }
}
