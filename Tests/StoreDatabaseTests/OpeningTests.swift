import Foundation
import Records
import SQLite
import Testing

@testable import StoreDatabase

@Suite struct OpeningTests {
  let temporary: TemporaryDatabase
  var database: StoreDatabase { temporary.database }

  init() throws { temporary = try TemporaryDatabase() }

  @Test func `only its owner can read it, and no index file lies beside it`() throws {
    #expect(temporary.opened?.origin == .fresh)
    #expect(database.identity.count == 32)
    for file in try temporary.files {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: (temporary.path as NSString).deletingLastPathComponent + "/" + file)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
    #expect(try temporary.files == ["concertd.db", "concertd.db-wal"])
  }

  @Test(arguments: ["no database at all, but long enough to be looked at", ""])
  func `a file that is no database is set aside, and a new one has another identity`(content: String) throws {
    let identity = database.identity
    temporary.close()
    try Data(content.utf8).write(to: URL(fileURLWithPath: temporary.path))
    try temporary.open()
    #expect(database.identity != identity)
    if content.isEmpty { return }
    #expect(temporary.opened?.origin == .setAside(temporary.path + ".damaged-20270115T080000Z"))
    #expect(temporary.opened?.notice?.hint?.contains(".damaged-20270115T080000Z") == true)
    #expect(try temporary.files.contains("concertd.db.damaged-20270115T080000Z"))
    try database.apply([Samples.file("a", .event(Samples.event("a")))])
  }

  @Test func `damage found while it is used is told from other errors, and the file can be set aside`() throws {
    let title = String(repeating: "x", count: 500)
    try database.apply((0..<1000).map { Samples.file("\($0)", .event(Samples.event("\($0)", title: title))) })
    try database.checkpoint()
    temporary.close()
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: temporary.path))
    // Everything but the first pages, which hold the schema and what opening reads.
    let size = try handle.seekToEnd()
    for page in stride(from: UInt64(60 * 4096), to: size, by: 4096) {
      try handle.seek(toOffset: page)
      try handle.write(contentsOf: Data(repeating: 0xa5, count: 64))
    }
    try handle.close()
    var damage: (any Error)?
    do {
      try temporary.open()
      guard temporary.opened?.notice == nil else { return }  // found at once
      try database.apply([]) { transaction in try transaction.forEachEvent { _ in } }
    } catch { damage = error }
    #expect(damage.map(DatabaseError.isDamage) == true)
    temporary.close()
    _ = try StoreDatabase.setAside(path: temporary.path, now: temporary.now)
    try temporary.open()
    #expect(temporary.opened?.origin == .fresh)
  }

  @Test func `a second setting aside within a second does not overwrite the first`() throws {
    temporary.close()
    let first = try StoreDatabase.setAside(path: temporary.path, now: temporary.now)
    try temporary.open()
    temporary.close()
    #expect(try StoreDatabase.setAside(path: temporary.path, now: temporary.now) == first + "-2")
  }

  @Test func `a newer schema is refused and left as it is`() throws {
    try database.tables.connection.execute("PRAGMA user_version = 99")
    temporary.close()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: temporary.path))
    #expect(throws: DatabaseError.newerSchema(path: temporary.path, version: 99)) { try temporary.open() }
    #expect(try Data(contentsOf: URL(fileURLWithPath: temporary.path)) == bytes)
  }

  @Test func `another program's database is refused and left as it is`() throws {
    temporary.close()
    try FileManager.default.removeItem(atPath: temporary.path)
    let other = try Connection(path: temporary.path)
    try other.execute("CREATE TABLE t (x)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: temporary.path))
    #expect(throws: DatabaseError.foreign(path: temporary.path)) { try temporary.open() }
    #expect(try Data(contentsOf: URL(fileURLWithPath: temporary.path)) == bytes)
  }

  @Test func `records of another binary form are dropped, under a new identity`() throws {
    try database.apply([Samples.file("a", .event(Samples.event("a")))])
    let identity = database.identity
    try database.tables.meta.set("format", to: "wire 0")
    try temporary.open()
    #expect(temporary.opened?.origin == .emptied)
    #expect(database.identity != identity)
    #expect(try database.log() == [])
    #expect(database.count(.calendars) == 0)
  }

  @Test func `a second process is kept out`() throws {
    #expect(throws: SQLiteError.self) {
      let other = try Connection(path: temporary.path)
      _ = try other.integer("SELECT count(*) FROM records")
    }
  }

  @Test func `a missing folder is named`() {
    let path = temporary.path + ".missing/concertd.db"
    let error = #expect(throws: DatabaseError.self) {
      try StoreDatabase.open(path: path, now: { Instant(seconds: 0) }, span: TemporaryDatabase.span)
    }
    #expect(error?.description == "cannot open \(path): No such file or directory")
  }
}
