import Records
import Testing

@testable import StoreDatabase

@Suite struct ConcertTests {
  let temporary: TemporaryDatabase
  var database: StoreDatabase { temporary.database }

  init() throws { temporary = try TemporaryDatabase() }

  private func set(_ uid: String, _ concerts: [Concert], boundary: Int64? = nil, reason: Change.Reason = .noMatch)
    throws -> Commit
  {
    try database.apply([]) { transaction in
      try transaction.setConcerts(
        ofUID: uid, to: concerts, nextBoundary: boundary.map(Instant.init(seconds:))
      ) { _ in reason }
    }
  }

  @Test func `concerts are logged in the transaction of their event`() throws {
    let commit = try database.apply([Samples.file("a", .event(Samples.event("a")))]) { transaction in
      #expect(transaction.affectedUIDs == ["a"])
      let events = try transaction.events(uid: "a")
      #expect(events.count == 1)
      try transaction.setConcerts(ofUID: "a", to: [Samples.concert("a")], nextBoundary: nil) { _ in .noMatch }
    }
    #expect(commit.changesOfStore == [.calendars: 1, .concerts: 1])
    #expect(try database.log() == ["added calendars e-a", "added concerts c-a-1"])
    #expect(try database.concerts(limit: 10).map(\.source?.file) == ["/drops/a"])
  }

  @Test func `only what differs is logged: by id, and by what readers see`() throws {
    _ = try set("a", [Samples.concert("a", day: 1), Samples.concert("a", day: 2)])
    let token = database.token
    #expect(try set("a", [Samples.concert("a", day: 1), Samples.concert("a", day: 2)]).changes == 0)
    _ = try set("a", [Samples.concert("a", title: "Moby", day: 2), Samples.concert("a", day: 3)], reason: .leftWindow)
    #expect(
      try database.log(after: token)
        == ["updated concerts c-a-2", "added concerts c-a-3", "removed concerts c-a-1 leftWindow"])
    #expect(database.count(.concerts) == 2)
  }

  @Test func `a concert that comes again has its id and is added`() throws {
    _ = try set("a", [Samples.concert("a")])
    _ = try set("a", [], reason: .cancelled)
    let token = database.token
    _ = try set("a", [Samples.concert("a")])
    #expect(try database.log(after: token) == ["added concerts c-a-1"])
  }

  @Test func `a concert is updated when the file of its event changes`() throws {
    let concerts = { (transaction: Transaction) in
      for uid in transaction.affectedUIDs {
        try transaction.setConcerts(ofUID: uid, to: [Samples.concert(uid)], nextBoundary: nil) { _ in .noMatch }
      }
    }
    try database.apply([Samples.file("a", .event(Samples.event("a")))], concerts: concerts)
    let token = database.token
    try database.apply(
      [Samples.update("a", .removed), Samples.file("b", .event(Samples.event("a")))], concerts: concerts)
    #expect(try database.log(after: token) == ["updated calendars e-a", "updated concerts c-a-1"])
  }

  @Test func `boundaries tell when to look again, and at what`() throws {
    _ = try set("a", [], boundary: 200)
    _ = try set("b", [Samples.concert("b")], boundary: 100)
    #expect(try database.nextBoundary() == Instant(seconds: 100))
    try database.apply([]) { transaction in
      let (before, at) = (Instant(seconds: 99), Instant(seconds: 200))
      let due = (try transaction.seriesDue(at: before), try transaction.seriesDue(at: at))
      #expect(due == ([], ["b", "a"]))
      let all = try transaction.seriesWithConcerts()
      #expect(all.sorted() == ["a", "b"])
    }
    _ = try set("b", [], boundary: nil)
    _ = try set("a", [], boundary: nil)
    #expect(try database.nextBoundary() == nil)
  }

  @Test func `concerts are paged by start, then id`() throws {
    _ = try set("b", [Samples.concert("b", day: 2), Samples.concert("b", day: 1)])
    _ = try set("a", [Samples.concert("a", day: 2)])
    var last: Concert?
    var ids: [String] = []
    while let next = try database.concerts(after: last, limit: 1).first {
      ids.append(next.concert.id)
      last = next.concert
    }
    #expect(ids == ["c-b-1", "c-a-2", "c-b-2"])
  }

  @Test func `denying takes the concerts with it`() throws {
    _ = try set("a", [Samples.concert("a")], boundary: 5)
    try database.removeStore(.calendars) { try $0.removeAllConcerts(.access) }
    #expect(try database.concerts(limit: 1) == [])
    #expect(try database.nextBoundary() == nil)
    #expect(database.count(.concerts) == 0)
  }

  @Test func `albums that change are said to, and events are offered for matching anew`() throws {
    try database.apply([Samples.file("e", .event(Samples.event("a")))]) { #expect(!$0.albumsChanged) }
    try database.apply([Samples.file("x", .album(Samples.album("x")))]) { transaction in
      #expect(transaction.albumsChanged)
      let albums = try transaction.albums()
      #expect(albums == [Samples.album("x")])
      var titles: [String?] = []
      try transaction.forEachEvent { titles.append($0.title) }
      #expect(titles == ["Air"])
      try transaction.setMeta("catalogFingerprint", to: "1")
    }
    try database.apply([Samples.file("x", .album(Samples.album("x")))]) { #expect(!$0.albumsChanged) }
    #expect(try database.meta("catalogFingerprint") == "1")
  }
}
