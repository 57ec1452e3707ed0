import Records
import SQLite
import Testing

@testable import StoreDatabase

@Suite struct FaultTests {
  @Test func `a full disk leaves everything as it was, is named, and the same batch goes through later`() throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.database
    try database.apply([Samples.file("a", .event(Samples.event("a")))])
    let before = try Snapshot(database)
    let pages = try database.tables.connection.integer("PRAGMA page_count")
    try database.tables.connection.execute("PRAGMA max_page_count = \(pages + 2)")
    let title = String(repeating: "x", count: 3000)
    let batch = (0..<20).map { Samples.file("f\($0)", .event(Samples.event("f\($0)", title: title))) }
    let error = #expect(throws: SQLiteError.self) { try database.apply(batch) }
    #expect(error?.condition == .full)
    #expect(error.map(DatabaseError.isDamage) == false)
    #expect(try Snapshot(database) == before)
    try database.tables.connection.execute("PRAGMA max_page_count = 1000000")
    #expect(try database.apply(batch).changes == 20)
  }

  @Test(arguments: [13, 10, 11]) func `a fault at any step of a batch undoes all of it`(code: Int32) throws {
    let plan = FaultPlan()
    let temporary = try TemporaryDatabase(hooks: plan.hooks)
    let database = temporary.database
    try database.apply([Samples.file("a", .event(Samples.event("a")), problems: [Problem(.warning, "w")])])
    let batch = [
      Samples.file("a", .event(Samples.event("a", title: "Moby"))), Samples.update("b", .kept([Problem(.error, "e")])),
      Samples.file("x", .album(Samples.album("x"))),
    ]
    let before = try Snapshot(database)
    var steps = 0
    while true {
      plan.fail(after: steps, code: code)
      do {
        try database.apply(batch) { transaction in
          try transaction.setConcerts(ofUID: "a", to: [Samples.concert("a")], nextBoundary: nil) { _ in .noMatch }
        }
        break
      } catch let error as SQLiteError { #expect(error.code == code) }
      plan.mend()
      #expect(try Snapshot(database) == before, "after \(steps) steps")
      steps += 1
    }
    plan.mend()
    #expect(steps > 20)
    #expect(try database.title("a") == "Moby")
    #expect(database.sequence == before.token.sequence + 3)
  }

  @Test func `an error of the closure undoes the batch`() throws {
    struct Refusal: Error {}
    let temporary = try TemporaryDatabase()
    let before = try Snapshot(temporary.database)
    #expect(throws: Refusal.self) {
      try temporary.database.apply([Samples.file("a", .event(Samples.event("a")))]) { _ in throw Refusal() }
    }
    #expect(try Snapshot(temporary.database) == before)
  }

  @Test func `an error names the act and the statement, and no value`() throws {
    let temporary = try TemporaryDatabase()
    let insert = try temporary.database.tables.connection.prepare("INSERT INTO meta (key, value) VALUES (?1, ?2)")
    insert.bind(1, "identity")
    insert.bind(2, "secret")
    let error = #expect(throws: SQLiteError.self) { try insert.run() }
    #expect(error?.condition == .constraint)
    #expect(error?.description.contains("INSERT INTO meta") == true)
    #expect(error?.description.contains("secret") == false)
  }
}
