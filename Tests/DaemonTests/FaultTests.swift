import Foundation
import Glibc
import JSON
import Testing

/// What goes wrong costs what it must, is named, and goes away by itself when it is mended.
@Suite struct FaultTests {
  private func home(_ settings: String = "") throws -> DaemonHome {
    let home = try DaemonHome()
    try home.configure("[Calendars]\nAccess=full\n[Music]\nAccess=full\n" + settings)
    try home.start()
    try home.drop(Drops.catalog("Marble Foxes"), "music", "catalog.json")
    return home
  }

  /// The process that reads for a daemon (proc(5), /proc/PID/task/TID/children).
  private func reader(of daemon: Int32) throws -> Int32 {
    for task in try FileManager.default.contentsOfDirectory(atPath: "/proc/\(daemon)/task") {
      let children = try String(contentsOfFile: "/proc/\(daemon)/task/\(task)/children", encoding: .utf8)
      if let child = children.split(separator: " ").first.flatMap({ Int32($0) }) { return child }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  @Test func aReaderThatHangsCostsOneFileAndTheNextOneIsReadByAFreshOne() throws {
    let home = try home("[Limits]\nReaderTime=1s\n")
    let follower = try home.follow()
    try home.drop(Drops.event("u1", "Marble Foxes"), "calendars", "a.ics")
    _ = try follower.nextConcert("added")
    let daemon = try #require(home.daemon?.id)
    let stopped = try reader(of: daemon)
    kill(stopped, SIGSTOP)
    try home.drop(Drops.event("u2", "Marble Foxes, hung"), "calendars", "b.ics")
    try home.drop(Drops.event("u3", "Marble Foxes, next"), "calendars", "c.ics")
    #expect(try follower.nextConcert("added")["record"]?["title"]?.string == "Marble Foxes, next")
    let problem = try #require(try home.status()["problems"]?[0])
    #expect(problem["file"]?.string?.hasSuffix("/b.ics") == true)
    #expect(problem["message"]?.string?.contains("longer than 1 s") == true)
    #expect(try reader(of: daemon) != stopped)
    try home.drop(Drops.event("u2", "Marble Foxes, mended"), "calendars", "b.ics")
    #expect(try follower.nextConcert("added")["record"]?["title"]?.string == "Marble Foxes, mended")
    #expect(try home.concertd("status").code == 0)
  }

  @Test func aReaderThatIsKilledIsReplaced() throws {
    let home = try home()
    let follower = try home.follow()
    try home.drop(Drops.event("u1", "Marble Foxes"), "calendars", "a.ics")
    _ = try follower.nextConcert("added")
    kill(try reader(of: #require(home.daemon?.id)), SIGKILL)
    try home.drop(Drops.event("u2", "Marble Foxes again"), "calendars", "b.ics")
    #expect(try follower.nextConcert("added")["record"]?["title"]?.string == "Marble Foxes again")
    #expect(try home.concertd("status").code == 0)
  }

  @Test func aNewerDatabaseIsRefusedAndLeftAsItIs() throws {
    let home = try home()
    try home.stop()
    let database = home.home.appendingPathComponent(".local/state/concertd/concertd.db")
    // The schema's version is bytes 60 to 63 of the file (sqlite.org/fileformat).
    let file = try FileHandle(forUpdating: database)
    try file.seek(toOffset: 60)
    try file.write(contentsOf: Data([0, 0, 0x27, 0x0f]))
    try file.close()
    let before = try Data(contentsOf: database)
    #expect(throws: RunningDaemon.EndedEarly.self) { try home.start() }
    #expect(try Data(contentsOf: database) == before)
  }

  @Test func aSecondDaemonOfOneUserEndsAndSaysWhy() throws {
    let home = try home()
    let second = try home.concertd("run")
    #expect(second.code != 0)
    #expect(second.errors.contains("org.concertd.Stores1") || second.errors.contains("already"))
    #expect(try home.concertd("status").code == 0)
  }

  @Test func linksAndOtherThingsAreNotRead() throws {
    let home = try home()
    let follower = try home.follow()
    let elsewhere = home.home.appendingPathComponent("elsewhere.ics")
    try Data(Drops.event("u1", "Marble Foxes, linked").utf8).write(to: elsewhere)
    let folder = home.folder("calendars")
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.ics"), withDestinationURL: elsewhere)
    #expect(unsafe mkfifo(folder.path + "/fifo.ics", 0o600) == 0)
    try home.drop(Drops.event("u2", "Marble Foxes, real"), "calendars", "real.ics")
    #expect(try follower.nextConcert("added")["record"]?["title"]?.string == "Marble Foxes, real")
    #expect(try home.concertTitles() == ["Marble Foxes, real"])
    let problems = try #require(try home.status()["problems"]?.array)
    #expect(problems.count == 1 && problems[0]["file"]?.string?.hasSuffix("/link.ics") == true)
  }

  @Test func aFolderThatGoesAndComesBackLosesNothing() throws {
    let home = try home()
    let follower = try home.follow()
    try home.drop(Drops.event("u1", "Marble Foxes"), "calendars", "a.ics")
    _ = try follower.nextConcert("added")
    let (folder, away) = (home.folder("calendars"), home.home.appendingPathComponent("away"))
    try FileManager.default.moveItem(at: folder, to: away)
    // Asking makes the daemon look; what it says is what it has seen.
    while try home.status()["problems"]?.array?.isEmpty == true { try home.concertd("rescan", "music") }
    #expect(try home.status()["problems"]?[0]?["message"]?.string?.contains("unavailable") == true)
    #expect(try home.concertTitles() == ["Marble Foxes"])
    try Data(Drops.event("u2", "Marble Foxes, second").utf8).write(to: away.appendingPathComponent("b.ics"))
    try FileManager.default.moveItem(at: away, to: folder)
    #expect(try follower.nextConcert("added")["record"]?["title"]?.string == "Marble Foxes, second")
    #expect(try home.concertTitles().count == 2)
    #expect(try home.concertd("status").code == 0)
  }
}
