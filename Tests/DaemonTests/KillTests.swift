import Foundation
import JSON
import Testing

/// kill -9 at any instant: nothing lost, nothing twice.
@Suite struct KillTests {
  /// How many files; the long form asks for 10,000.
  private static let count = ProcessInfo.processInfo.environment["CONCERTD_KILL_FILES"].flatMap { Int($0) } ?? 600

  private func fill(_ home: DaemonHome) throws {
    try home.drop(Drops.catalog("Marble Foxes"), "music", "catalog.json")
    for number in 0..<KillTests.count {
      let title = number % 10 == 0 ? "Marble Foxes live" : "Appointment \(number)"
      try home.drop(
        Drops.event("u\(number)", title, inDays: 1 + number % 80), "calendars", "\(number % 7)/\(number).ics")
    }
    try home.configure("[Calendars]\nAccess=full\n[Music]\nAccess=full\n")
  }

  private func present(_ home: DaemonHome) throws -> [String: String] {
    var records: [String: String] = [:]
    for line in try home.concertd("changes", "--json").output.split(separator: "\n") {
      let row = try JSONValue(parsing: String(line))
      let id = try #require(row["id"]?.string)
      #expect(records[id] == nil)
      records[id] = row["record"].map { "\($0)" }?.replacingOccurrences(of: home.home.path, with: "~")
    }
    return records
  }

  @Test func aFirstScanThatIsKilledAgainAndAgainEndsAsAnUndisturbedOne() throws {
    let undisturbed = try DaemonHome()
    try fill(undisturbed)
    try undisturbed.start()
    let expected = try present(undisturbed)
    #expect(expected.count == KillTests.count + (KillTests.count + 9) / 10 + 1)
    try undisturbed.stop()

    let home = try DaemonHome()
    try fill(home)
    try home.startWithoutWaiting()
    while try home.concertd("status").code == 3 {}
    let follower = try home.follow()
    var seen: [String: Int] = [:]
    var lastSequence = 0
    for wanted in [50, expected.count / 3, expected.count * 2 / 3] {
      if home.daemon == nil { try home.startWithoutWaiting() }
      while seen.count < wanted {
        let row = try follower.next()
        seen[try #require(row["id"]?.string), default: 0] += 1
        let sequence = try #require(row["sequence"]?.integer)
        #expect(sequence > lastSequence)
        lastSequence = sequence
      }
      home.killDaemon()
    }
    try home.start()
    while seen.count < expected.count { seen[try #require(follower.next()["id"]?.string), default: 0] += 1 }
    #expect(seen.values.allSatisfy { $0 == 1 })
    #expect(try present(home) == expected)
  }
}
