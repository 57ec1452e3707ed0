internal import CSQLite

/// The one connection to a database. It belongs to one thread at a time: SQLite's own locks are switched off. Safe to use:
/// the handle is private, and freed when the last statement has let go.
@safe
package final class Connection {
  package let path: String
  let hooks: Hooks
  // Freed in deinit only; statements keep the connection alive.
  private let handle: OpaquePointer

  /// Opens a database, and creates it where there is none.
  ///
  /// - Throws: `SQLiteError`, also when another process has it. A file that is no database is found at first use.
  package init(path: String, hooks: Hooks = Hooks()) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      unsafe sqlite3_close_v2(opened)
      throw SQLiteError(act: "open", object: path, code: code)
    }
    unsafe handle = opened
    self.path = path
    self.hooks = hooks
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  package func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else { throw error("prepare", sql, code) }
    return unsafe Statement(owning: prepared, of: self, sql: sql)
  }

  /// Runs one statement without parameters to its end; rows are dropped.
  package func execute(_ sql: String) throws(SQLiteError) { try prepare(sql).run() }

  /// The integer in the first column of the first row, 0 where there is none: pragmas and counts.
  package func integer(_ sql: String) throws(SQLiteError) -> Int64 {
    try prepare(sql).first { $0.integer(0) } ?? 0
  }

  /// The text in the first column of the first row.
  package func text(_ sql: String) throws(SQLiteError) -> String? { try prepare(sql).first { $0.text(0) } }

  /// Rows that the last statement inserted, changed or deleted.
  package var changes: Int { unsafe Int(sqlite3_changes64(handle)) }

  /// True between BEGIN and the end of the transaction. Some errors (full, io, no memory) end it by themselves.
  package var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// Copies the write-ahead log into the database and cuts it to nothing.
  ///
  /// - Returns: false if somebody else still reads the log.
  @discardableResult
  package func checkpoint() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    if code & 0xff == SQLITE_BUSY { return false }
    guard code == SQLITE_OK else { throw error("checkpoint", path, code) }
    return true
  }

  /// How long a lock of another process is waited for. A process that was killed leaves none.
  package func waitForLocks(milliseconds: Int32) { unsafe sqlite3_busy_timeout(handle, milliseconds) }

  func error(_ act: String, _ object: String, _ code: Int32) -> SQLiteError {
    let cause = unsafe sqlite3_errcode(handle) & 0xff == code & 0xff ? String(cString: sqlite3_errmsg(handle)) : nil
    return SQLiteError(act: act, object: object, code: code, cause: cause)
  }
}
