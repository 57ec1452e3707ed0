import Records
import SQLite
import Testing

@testable import StoreDatabase

/// Random updates beside a plain model: after each commit the database says what the model says, and whoever replays the
/// changes from any token has the same.
@Suite struct ModelTests {
  @Test(arguments: 1...4) func `random updates give what a plain model gives`(seed: Int) throws {
    let plan = FaultPlan()
    let temporary = try TemporaryDatabase(hooks: plan.hooks)
    var random = RandomUpdates(seed: UInt64(seed))
    var model = Model()
    var consumers = [Consumer()]
    for round in 0..<150 {
      if random.chance(5) { try temporary.open(hooks: plan.hooks) }
      if random.chance(3) { temporary.advance(seconds: 20 * 86_400) }
      if random.chance(10) { consumers.append(Consumer()) }
      let batch = random.batch()
      if random.chance(15) {
        try expectNoTrace(temporary.database, plan, after: random.number(0...60), batch)
      }
      try step(temporary.database, batch, &model, "seed \(seed), round \(round)")
      for index in consumers.indices where random.chance(30) {
        try consumers[index].follow(temporary.database, limit: random.number(1...20))
        try expectNoOrphans(temporary.database)
        #expect(consumers[index].agrees(with: model), "seed \(seed), round \(round)")
      }
    }
  }

  /// Applies a batch to both, and compares what is announced with what changed.
  private func step(_ database: StoreDatabase, _ batch: [FileUpdate], _ model: inout Model, _ place: String) throws {
    let (before, concertsBefore, sequence) = (model.speaking, model.concerts, database.sequence)
    for update in batch { model.apply(update) }
    let (after, concertsAfter) = (model.speaking, model.concerts)
    var affected: [String] = []
    let commit = try Self.apply(batch, to: database) { affected = $0.affectedUIDs }

    let changes = Model.changes(from: (before, concertsBefore), to: (after, concertsAfter))
    #expect(commit.changes == changes, "\(place)")
    #expect(commit.sequence == sequence + Int64(changes), "\(place)")
    let names = Set(before.keys).union(after.keys)
    let touched = Set(names.filter { before[$0] != after[$0] }.compactMap { (after[$0] ?? before[$0])?.uid })
    #expect(Set(affected) == touched, "\(place)")
    for store in Store.dropStores {
      #expect(database.count(store) == after.keys.count { $0.store == store }, "\(place)")
    }
    #expect(database.count(.concerts) == concertsAfter.count, "\(place)")
  }

  /// Rows that belong to a row of another table have it.
  private func expectNoOrphans(_ database: StoreDatabase) throws {
    let orphans = [
      "texts WHERE id NOT IN (SELECT id FROM records)", "records WHERE id >> 24 NOT IN (SELECT id FROM files)",
      "problems WHERE id >> 24 NOT IN (SELECT id FROM files)", "files WHERE root NOT IN (SELECT id FROM roots)",
      "changes WHERE record IS NOT NULL AND record NOT IN (SELECT id FROM records)",
      "changes WHERE (removed IS NULL) <> (reason IS NULL)",
    ]
    for orphan in orphans {
      #expect(try database.tables.connection.integer("SELECT count(*) FROM \(orphan)") == 0, "\(orphan)")
    }
  }

  /// A batch that fails on the way, at the latest before its commit, leaves everything as it was, in the file and in memory.
  private func expectNoTrace(_ database: StoreDatabase, _ plan: FaultPlan, after steps: Int, _ batch: [FileUpdate])
    throws
  {
    struct Stop: Error {}
    let before = try Snapshot(database)
    plan.fail(after: steps, code: 13)  // SQLITE_FULL
    #expect(throws: (any Error).self) { try Self.apply(batch, to: database) { _ in throw Stop() } }
    plan.mend()
    #expect(try Snapshot(database) == before)
  }

  @discardableResult
  private static func apply(
    _ batch: [FileUpdate], to database: StoreDatabase, _ finally: (Transaction) throws -> Void = { _ in }
  ) throws -> Commit {
    try database.apply(batch) { transaction in
      for uid in transaction.affectedUIDs {
        let concerts = Model.concerts(uid: uid, events: try transaction.events(uid: uid))
        try transaction.setConcerts(ofUID: uid, to: concerts, nextBoundary: nil) { _ in .noMatch }
      }
      try finally(transaction)
    }
  }
}

/// Everything that a database says.
struct Snapshot: Equatable {
  var rows: [ChangeRow]
  var problems: [Problem]
  var counts: [Int]
  var token: Token
  var nextBoundary: Instant?

  init(_ database: StoreDatabase) throws {
    rows = try database.changes(
      after: Token(identity: database.identity, sequence: database.tables.memory.horizon), limit: .max
    ).rows
    problems = try database.problems(limit: .max)
    counts = Store.allCases.flatMap { [database.count($0), database.problemCount($0)] }
    counts += Store.dropStores.map { database.fileCount(root: TemporaryDatabase.folder, of: $0) }
    token = database.token
    nextBoundary = try database.nextBoundary()
  }
}
