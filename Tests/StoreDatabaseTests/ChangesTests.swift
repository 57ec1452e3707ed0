import Records
import Testing

@testable import StoreDatabase

@Suite struct ChangesTests {
  let temporary: TemporaryDatabase
  var database: StoreDatabase { temporary.database }

  init() throws { temporary = try TemporaryDatabase() }

  @Test func `pages follow each other without gaps, and the last one ends at the present`() throws {
    let events = (0..<10).map { Record.event(Samples.event("\($0)")) }
    for (index, event) in events.enumerated() { try database.apply([Samples.file("\(index).ics", event)]) }
    var token: Token?
    var ids: [String] = []
    for _ in 0..<4 {
      let page = try database.changes(after: token, limit: 3)
      ids += page.rows.map(\.change.id)
      #expect(page.more == (ids.count < 10))
      token = page.next
    }
    #expect(ids == events.map(\.id))
    #expect(token == database.token)
  }

  @Test func `the present state has no removals, also beyond its first page`() throws {
    for name in ["a", "b", "c"] { try database.apply([Samples.file(name, .event(Samples.event(name)))]) }
    try database.apply([Samples.update("a", .removed)])
    let page = try database.changes(after: nil, limit: 1)
    let rest = try database.changes(after: page.next, limit: 10)
    #expect((page.rows + rest.rows).map { "\($0.change.action) \($0.change.id)" } == ["added e-b", "added e-c"])
  }

  @Test func `what goes while the present state is being read still arrives`() throws {
    for name in ["a", "b", "c"] { try database.apply([Samples.file(name, .event(Samples.event(name)))]) }
    let page = try database.changes(after: nil, limit: 1)
    try database.apply([Samples.update("a", .removed)])
    let rest = try database.changes(after: page.next, limit: 10)
    #expect(rest.rows.map { "\($0.change.action) \($0.change.id)" } == ["added e-b", "added e-c", "removed e-a"])
  }

  @Test func `a record that came after the token is added, however often it was updated since`() throws {
    let token = database.token
    try database.apply([Samples.file("a", .event(Samples.event("a")))])
    try database.apply([Samples.file("a", .event(Samples.event("a", title: "Moby")))])
    #expect(try database.log(after: token) == ["added calendars e-a"])
  }

  @Test func `only the stores asked for, and the token moves on past the others`() throws {
    try database.apply([
      Samples.file("a", .event(Samples.event("a"))), Samples.file("x", .album(Samples.album("x"))),
    ])
    let page = try database.changes(after: nil, limit: 10, stores: [.music])
    #expect(page.rows.map(\.change.id) == ["a-x"])
    #expect(page.next == database.token)
  }

  @Test func `removals are kept 30 days; a token from before a forgotten one is expired`() throws {
    try database.apply([Samples.file("a", .event(Samples.event("a"))), Samples.file("b", .event(Samples.event("b")))])
    let before = database.token
    try database.apply([Samples.update("a", .removed)])
    let after = database.token
    temporary.advance(seconds: StoreDatabase.removalsKept)
    try database.apply([])
    #expect(try database.log(after: before) == ["removed calendars e-a deleted"])
    temporary.advance(seconds: 7200)
    try database.apply([])
    #expect(throws: DatabaseError.tokenExpired) { try database.changes(after: before, limit: 1) }
    #expect(try database.log(after: after) == [])
    #expect(try database.log() == ["added calendars e-b"])
  }

  @Test func `reading the present state does not expire, although old removals were forgotten`() throws {
    for name in ["a", "b", "c"] { try database.apply([Samples.file(name, .event(Samples.event(name)))]) }
    try database.apply([Samples.update("c", .removed)])
    temporary.advance(seconds: StoreDatabase.removalsKept + 7200)
    try database.apply([])
    let page = try database.changes(after: nil, limit: 1)
    #expect(page.rows.map(\.change.id) == ["e-a"])
    #expect(try database.changes(after: page.next, limit: 1).rows.map(\.change.id) == ["e-b"])
  }

  @Test func `tokens of another database, from the future, or of no form we give are refused`() throws {
    let other = Token(identity: String(repeating: "0", count: 32), sequence: 0)
    #expect(throws: DatabaseError.tokenExpired) { try database.changes(after: other, limit: 1) }
    var future = database.token
    future.sequence += 1
    #expect(throws: DatabaseError.tokenExpired) { try database.changes(after: future, limit: 1) }
    let identity = database.identity
    for text in [
      "", "x", identity, "\(identity)-", "\(identity)--1", "\(identity)-+1", "\(identity)-1-0", "\(identity)-1-2-3",
    ] {
      #expect(throws: DatabaseError.tokenMalformed) { try Token(parsing: text) }
    }
    for token in [database.token, Token(identity: identity, sequence: 3, began: 7)] {
      #expect(try Token(parsing: token.description) == token)
    }
  }

  @Test func `a restart keeps identity, sequence, records and log`() throws {
    try database.apply([Samples.file("a", .event(Samples.event("a"))), Samples.file("b", .event(Samples.event("b")))])
    try database.apply([Samples.update("b", .removed)])
    let (token, log) = (database.token, try database.log(after: Token(identity: database.identity, sequence: 0)))
    try temporary.open()
    #expect(database.token == token)
    #expect(try database.log(after: Token(identity: database.identity, sequence: 0)) == log)
    #expect(database.count(.calendars) == 1)
    #expect(database.fileCount(root: "/drops", of: .calendars) == 1)
    try database.apply([Samples.file("c", .event(Samples.event("c")))])
    #expect(database.sequence == token.sequence + 1)
  }
}
