internal import CSQLite

/// The one connection to a database. It belongs to one thread at a time: SQLite's own locks are switched off.
package final class Connection {
  let handle: Handle
  let begin: Statement
  let commit: Statement

  package var path: String { handle.path }

  /// Opens a database, and creates it where there is none.
  ///
  /// - Throws: `SQLiteError`. A file that is no database, or that another process has, is found at first use.
  package init(path: String, hooks: Hooks = Hooks()) throws(SQLiteError) {
    handle = try Handle(path: path, hooks: hooks)
    begin = try handle.prepare("BEGIN IMMEDIATE")
    commit = try handle.prepare("COMMIT")
  }

  package func prepare(_ sql: String) throws(SQLiteError) -> Statement { try handle.prepare(sql) }

  /// Runs one statement without parameters to its end; rows are dropped.
  package func execute(_ sql: String) throws(SQLiteError) { try prepare(sql).run() }

  /// The integer in the first column of the first row, 0 where there is none: pragmas and counts.
  package func integer(_ sql: String) throws(SQLiteError) -> Int64 {
    try prepare(sql).first { $0.integer(0) } ?? 0
  }

  /// The text in the first column of the first row.
  package func text(_ sql: String) throws(SQLiteError) -> String? { try prepare(sql).first { $0.text(0) } }

  /// True between BEGIN and the end of the transaction. Some errors (full, io, no memory) end it by themselves.
  package var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle.pointer) == 0 }

  /// Copies the write-ahead log into the database. The next transaction writes it from its start again.
  package func checkpoint() throws(SQLiteError) {
    let code = unsafe sqlite3_wal_checkpoint_v2(handle.pointer, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
    guard code == SQLITE_OK else { throw handle.error("checkpoint", path, code) }
  }

  /// How long a lock of another process is waited for. A process that was killed leaves none.
  func waitForLocks(milliseconds: Int32) { unsafe sqlite3_busy_timeout(handle.pointer, milliseconds) }
}
