import Configuration
import Foundation
import Records
import StoreService
import Testing

@Suite struct AccessTests {
  @Test func aStoreIsNotDeterminedUntilSomebodySaysSo() {
    #expect(StoreAccess(of: .health, configured: nil, decisions: UserDecisions()) == .notDetermined)
    #expect(StoreAccess(of: .health, configured: .full, decisions: UserDecisions()) == .full)
  }

  @Test func denialWinsOverBothSides() {
    var decisions = UserDecisions()
    decisions.allow(.health)
    #expect(StoreAccess(of: .health, configured: .denied, decisions: decisions) == .denied)
    decisions.deny(.health)
    #expect(StoreAccess(of: .health, configured: .full, decisions: decisions) == .denied)
  }

  @Test func decisionsSurviveTheirFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = DecisionsFile(folder: folder.path)
    #expect(try file.load().decisions == UserDecisions())
    var decisions = UserDecisions()
    decisions.allow(.calendars)
    decisions.deny(.contacts)
    decisions.muted = ["The Band", "Å"]
    decisions.pinned = ["Can"]
    try file.save(decisions)
    #expect(try file.load().decisions == decisions)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["decisions"])
  }

  @Test func aLineThatCannotBeReadIsNamedAndTheRestHolds() throws {
    let (decisions, unknown) = UserDecisions.parse("# x\nallow music\nallow films\nnonsense\npin Air\n")
    #expect(decisions.allowed == [.music])
    #expect(decisions.pinned == ["Air"])
    #expect(unknown == [3, 4])
  }

  @Test func homeComesBeforeThePasswdEntryAndXDGOnlyWhereAbsolute() {
    let locations = Locations.user(environment: [
      "HOME": "/home/anna/", "XDG_STATE_HOME": "relative", "XDG_DATA_HOME": "/data",
    ])
    #expect(locations?.folder(of: .calendars) == "/data/concertd/calendars")
    #expect(locations?.state == "/home/anna/.local/state/concertd")
    #expect(locations?.configuration == ["/etc/concertd", "/home/anna/.config/concertd"])
    #expect(locations?.expand("~/cal") == "/home/anna/cal")
  }
}
