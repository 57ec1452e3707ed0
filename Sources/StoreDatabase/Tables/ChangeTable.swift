internal import Records
internal import SQLite

/// The newest thing that happened to a record, as stored.
struct ChangeEntry {
  var sequence: Int64
  var store: Store
  var kind: RecordKind
  var id: String
  /// The sequence at which it last appeared.
  var added: Int64
  var reason: Change.Reason?
  /// The copy that speaks; nil for concerts, and where it is gone.
  var record: Int64?
  /// The reading that this one repeats.
  var twin: String?

  var isPresent: Bool { reason == nil }
}

/// The change log, one row a record.
final class ChangeTable {
  private let find: Statement
  private let insert: Statement
  private let update: Statement
  private let speak: Statement
  private let since: Statement
  private let present: Statement
  private let byID: Statement
  private let forgotten: Statement
  private let forget: Statement
  private let removeAll: Statement

  private static let columns = "sequence, store, kind, id, added, reason, record, twin"

  init(_ connection: Connection) throws {
    let columns = ChangeTable.columns
    find = try connection.prepare("SELECT \(columns) FROM changes WHERE store = ?1 AND id = ?2")
    insert = try connection.prepare(
      "INSERT INTO changes (sequence, store, id, kind, added, record, twin) VALUES (?1, ?2, ?3, ?4, ?1, ?5, ?6)")
    update = try connection.prepare(
      """
      UPDATE changes SET sequence = ?2, added = ?3, reason = ?4, removed = ?5, record = ?6, twin = ?7
      WHERE sequence = ?1
      """)
    speak = try connection.prepare("UPDATE changes SET record = ?2 WHERE sequence = ?1")
    since = try connection.prepare(
      "SELECT \(columns) FROM changes WHERE sequence > ?1 AND ?2 >> store & 1 ORDER BY sequence")
    present = try connection.prepare(
      """
      SELECT \(columns) FROM changes
      WHERE sequence > ?1 AND ?2 >> store & 1 AND (removed IS NULL OR sequence > ?3) ORDER BY sequence
      """)
    byID = try connection.prepare(
      "SELECT \(columns) FROM changes WHERE store = ?1 AND id > ?2 AND removed IS NULL ORDER BY id")
    forgotten = try connection.prepare(
      "SELECT coalesce(max(sequence), 0) FROM changes WHERE removed IS NOT NULL AND removed < ?1")
    removeAll = try connection.prepare(
      """
      UPDATE changes SET sequence = ?3 + place, reason = ?2, removed = ?4, record = NULL, twin = NULL
      FROM (
        SELECT sequence AS old, row_number() OVER (ORDER BY sequence) AS place FROM changes
        WHERE store = ?1 AND removed IS NULL
      ) WHERE sequence = old
      """)
    forget = try connection.prepare("DELETE FROM changes WHERE removed IS NOT NULL AND removed < ?1")
  }

  func find(_ store: Store, _ id: String) throws -> ChangeEntry? {
    find.bind(1, store.code)
    find.bind(2, id)
    return try find.first { try ChangeTable.entry($0) }
  }

  func insert(_ entry: ChangeEntry) throws {
    insert.bind(1, entry.sequence)
    insert.bind(2, entry.store.code)
    insert.bind(3, entry.id)
    insert.bind(4, entry.kind.code)
    insert.bind(5, entry.record)
    insert.bind(6, entry.twin)
    try insert.run()
  }

  /// Replaces the row at `sequence`, which moves to the sequence of `entry`.
  func replace(_ sequence: Int64, with entry: ChangeEntry, removed: Int64?) throws {
    update.bind(1, sequence)
    update.bind(2, entry.sequence)
    update.bind(3, entry.added)
    update.bind(4, entry.reason?.code)
    update.bind(5, removed)
    update.bind(6, entry.record)
    update.bind(7, entry.twin)
    try update.run()
  }

  /// Marks every present row of a store as removed, under the sequences that follow `sequence`.
  func removeAll(of store: Store, _ reason: Change.Reason, after sequence: Int64, at time: Int64) throws {
    removeAll.bind(1, store.code)
    removeAll.bind(2, reason.code)
    removeAll.bind(3, sequence)
    removeAll.bind(4, time)
    try removeAll.run()
  }

  /// Lets another copy speak that says the same: nothing that a reader can see.
  func speak(_ record: Int64?, at sequence: Int64) throws {
    speak.bind(1, sequence)
    speak.bind(2, record)
    try speak.run()
  }

  /// Rows after `sequence`, oldest first, until `body` returns false. Removals up to `began` are left out.
  func since(
    _ sequence: Int64, began: Int64?, stores: Set<Store>, _ body: (ChangeEntry) throws -> Bool
  ) throws {
    let mask = stores.reduce(Int64(0)) { $0 | 1 << $1.code }
    let statement = began == nil ? since : present
    statement.bind(1, sequence)
    statement.bind(2, mask)
    if let began { statement.bind(3, began) }
    try statement.rows { try body(try ChangeTable.entry($0)) }
  }

  /// What is there of a store, by id, until `body` returns false.
  func present(in store: Store, after id: String, _ body: (ChangeEntry) throws -> Bool) throws {
    byID.bind(1, store.code)
    byID.bind(2, id)
    try byID.rows { try body(try ChangeTable.entry($0)) }
  }

  /// Forgets removals from before `time` (seconds since the epoch).
  ///
  /// - Returns: the newest sequence that was forgotten; 0 for none.
  func forgetRemovals(before time: Int64) throws -> Int64 {
    forgotten.bind(1, time)
    guard let newest = try forgotten.first({ $0.integer(0) }), newest > 0 else { return 0 }
    forget.bind(1, time)
    try forget.run()
    return newest
  }

  private static func entry(_ row: borrowing Row) throws -> ChangeEntry {
    ChangeEntry(
      sequence: row.integer(0), store: try Store(code: row.integer(1)), kind: try RecordKind(code: row.integer(2)),
      id: row.text(3), added: row.integer(4), reason: try row.optionalInteger(5).map(Change.Reason.init(code:)),
      record: row.optionalInteger(6), twin: row.optionalText(7))
  }
}
