import Foundation
import Linux
import Records
import StoreBus
import StoreDatabase
import Synchronization
import Testing

@testable import StoreService

@Suite struct StoreKeeperTests {
  /// A keeper on a database of its own, and the commits it announced.
  private final class Bench: Sendable {
    let clock = ManualClock("2026-12-01T12:00:00Z")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let commits = Mutex<[Commit]>([])

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    func keeper(zone: String = "UTC") async throws -> StoreKeeper {
      let thread = try ThreadExecutor(name: "test database")
      try thread.start()
      let keeper = StoreKeeper(
        path: folder.path + "/concertd.db", executor: thread,
        settings: StoreKeeper.Settings(zoneName: zone, window: 90 * 86_400), clock: { self.clock.now },
        announce: { commit in self.commits.withLock { $0.append(commit) } })
      _ = try await keeper.open()
      try await keeper.take(StoreKeeper.Settings(zoneName: zone, window: 90 * 86_400))
      return keeper
    }
  }

  private func update(_ store: Store, _ path: String, _ records: Record...) -> FileUpdate {
    let stamp = FileStamp(device: 1, inode: 1, size: 1, modified: 1, changed: 1)
    let document = Document(store: store, format: "test", records: records.map { SourcedRecord($0) })
    return FileUpdate(store: store, root: "/drop", path: FilePath(path), stamp: stamp, outcome: .document(document))
  }

  private func event(_ uid: String, _ start: String, floating: Bool = false) -> Record {
    let clock = CivilDateTime(secondsSinceEpoch: Timestamp.instant(parsing: start)!.seconds)
    var event = Event(
      id: RecordIdentity.event(uid: uid, recurrenceID: nil), uid: uid, start: floating ? .floating(clock) : .utc(clock))
    (event.title, event.end) = ("Tin Cathedral", .duration(CalendarDuration(seconds: 7200)))
    return .event(event)
  }

  private let album = Record.album(Album(id: "a", name: "Vesper Engine", artistName: "Tin Cathedral"))

  private func changes(_ keeper: StoreKeeper, since token: String = "") async throws -> [String] {
    try await keeper.changes(since: token, limit: 100, of: Set(Store.allCases)).rows.map {
      "\($0.store) \($0.change)" + ($0.change == "removed" ? " \($0.content)" : "")
    }
  }

  @Test func oneCommitHoldsRecordsAndTheirConcerts() async throws {
    let bench = try Bench()
    let keeper = try await bench.keeper()
    try await keeper.apply([
      update(.music, "c.json", album), update(.calendars, "a.ics", event("u", "2026-12-10T19:00:00Z")),
    ])
    #expect(bench.commits.withLock { $0.map(\.changes) } == [3])
    #expect(try await changes(keeper).sorted() == ["calendars added", "concerts added", "music added"])
  }

  @Test func whatEntersAndLeavesTheWindowIsAnnouncedAtItsMoment() async throws {
    let bench = try Bench()
    let keeper = try await bench.keeper()
    try await keeper.apply([
      update(.music, "c.json", album), update(.calendars, "a.ics", event("u", "2027-03-10T19:00:00Z")),
    ])
    let boundary = try #require(try await keeper.moveWindow())
    #expect(boundary == Timestamp.instant(parsing: "2026-12-10T19:00:00.001Z"))
    #expect(try await changes(keeper).contains("concerts added") == false)
    // A moment before nothing happens, and nothing is announced.
    bench.clock.now = Instant(milliseconds: boundary.milliseconds - 1)
    let announced = bench.commits.withLock { $0.count }
    #expect(try await keeper.moveWindow() == boundary)
    #expect(bench.commits.withLock { $0.count } == announced)
    bench.clock.now = boundary
    let end = try #require(try await keeper.moveWindow())
    #expect(try await changes(keeper).contains("concerts added"))
    #expect(end == Timestamp.instant(parsing: "2027-03-10T21:00:00Z"))
    bench.clock.now = end
    #expect(try await keeper.moveWindow() == nil)
    #expect(try await keeper.concerts(after: "", limit: 10).page.records.isEmpty)
  }

  @Test func aClockSetBackBringsTheConcertBack() async throws {
    let bench = try Bench()
    let keeper = try await bench.keeper()
    try await keeper.apply([
      update(.music, "c.json", album), update(.calendars, "a.ics", event("u", "2026-12-10T19:00:00Z")),
    ])
    let token = try await keeper.summary(problemLimit: 0).token
    bench.clock.set("2026-12-20T00:00:00Z")
    _ = try await keeper.moveWindow()
    #expect(try await changes(keeper, since: token) == ["concerts removed leftWindow"])
    bench.clock.set("2026-12-05T00:00:00Z")
    try await keeper.recomputeConcerts()
    #expect(try await keeper.concerts(after: "", limit: 10).page.records.count == 1)
  }

  @Test func anotherTimeZoneMovesFloatingTimes() async throws {
    let bench = try Bench()
    let keeper = try await bench.keeper()
    try await keeper.apply([
      update(.music, "c.json", album), update(.calendars, "a.ics", event("u", "2026-12-10T19:00:00Z", floating: true)),
    ])
    try await keeper.take(StoreKeeper.Settings(zoneName: "America/New_York", window: 90 * 86_400))
    let concert = try #require(try await keeper.concerts(after: "", limit: 10).page.records.first)
    #expect(concert.contains("\"start\":\"2026-12-10T19:00:00-05:00\""))
  }

  @Test func mutingAnArtistTakesItsConcertsAndUnmutingBringsThemBack() async throws {
    let bench = try Bench()
    let keeper = try await bench.keeper()
    try await keeper.apply([
      update(.music, "c.json", album), update(.calendars, "a.ics", event("u", "2026-12-10T19:00:00Z")),
    ])
    try await keeper.take(StoreKeeper.Settings(zoneName: "UTC", window: 90 * 86_400, muted: ["tin cathedral"]))
    #expect(try await keeper.concerts(after: "", limit: 10).page.records.isEmpty)
    #expect(try await keeper.leftOut(after: "", limit: 10).page.records.first?.contains("muted") == true)
    try await keeper.take(StoreKeeper.Settings(zoneName: "UTC", window: 90 * 86_400))
    #expect(try await keeper.concerts(after: "", limit: 10).page.records.count == 1)
  }

  @Test func aDeniedStoreIsEmptiedWithItsReason() async throws {
    let bench = try Bench()
    let keeper = try await bench.keeper()
    try await keeper.apply([
      update(.music, "c.json", album), update(.calendars, "a.ics", event("u", "2026-12-10T19:00:00Z")),
    ])
    let token = try await keeper.summary(problemLimit: 0).token
    try await keeper.remove(.music)
    #expect(try await changes(keeper, since: token).sorted() == ["concerts removed access", "music removed access"])
  }
}
