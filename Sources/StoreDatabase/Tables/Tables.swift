internal import Records
internal import SQLite

/// The tables and what is remembered of them beside the file: numbers that would cost a scan to ask for.
final class Tables {
  let connection: Connection
  let meta: MetaTable
  let roots: RootTable
  let files: FileTable
  let records: RecordTable
  let texts: TextTable
  let changes: ChangeTable
  let problems: ProblemTable
  let concerts: ConcertTable
  var memory: Memory

  init(_ connection: Connection) throws {
    self.connection = connection
    meta = try MetaTable(connection)
    roots = try RootTable(connection)
    files = try FileTable(connection)
    records = try RecordTable(connection)
    texts = try TextTable(connection)
    changes = try ChangeTable(connection)
    problems = try ProblemTable(connection)
    concerts = try ConcertTable(connection)
    memory = try Memory(counting: connection)
  }
}

/// Counted once on opening, kept up by each transaction, and set back when it fails.
struct Memory {
  /// The last sequence given out.
  var sequence: Int64
  /// The newest removal that was forgotten.
  var horizon: Int64
  var records: [Store: Int] = [:]
  var problems: [Store: Int] = [:]
  /// Files of each root, by its number.
  var files: [Int64: Int] = [:]
  var roots: [Root: Int64] = [:]

  struct Root: Hashable {
    var store: Store
    var path: String
  }

  init(counting connection: Connection) throws {
    let log = try connection.prepare("SELECT sequence, horizon FROM log").first { ($0.integer(0), $0.integer(1)) }
    guard let log else { throw DatabaseError.damaged("its log has no state") }
    (sequence, horizon) = log
    // The newest row carries the last sequence; the state of the log only where that row was forgotten.
    sequence = max(sequence, try connection.integer("SELECT coalesce(max(sequence), 0) FROM changes"))
    records = try Memory.counts("SELECT store, count(*) FROM changes WHERE removed IS NULL GROUP BY store", connection)
    problems = try Memory.counts("SELECT store, count(*) FROM problems GROUP BY store", connection)
    try connection.prepare("SELECT root, count(*) FROM files GROUP BY root").forEach { row in
      files[row.integer(0)] = Int(row.integer(1))
    }
    try connection.prepare("SELECT id, store, path FROM roots").forEach { row in
      roots[Root(store: try Store(code: row.integer(1)), path: row.text(2))] = row.integer(0)
    }
  }

  private static func counts(_ sql: String, _ connection: Connection) throws -> [Store: Int] {
    var counts: [Store: Int] = [:]
    try connection.prepare(sql).forEach { row in counts[try Store(code: row.integer(0))] = Int(row.integer(1)) }
    return counts
  }
}
