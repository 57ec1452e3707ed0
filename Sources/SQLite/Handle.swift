internal import CSQLite

/// The database handle of SQLite, closed when the connection and the last of its statements have let go.
@safe
final class Handle {
  let path: String
  let hooks: Hooks
  @unsafe let pointer: OpaquePointer

  init(path: String, hooks: Hooks) throws(SQLiteError) {
    // Only the first call in a process counts, and one that comes too late changes nothing but speed.
    _ = Handle.withoutAccounts
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      unsafe sqlite3_close_v2(opened)
      throw SQLiteError(act: "open", object: path, code: code)
    }
    unsafe pointer = opened
    self.path = path
    self.hooks = hooks
  }

  deinit { unsafe sqlite3_close_v2(pointer) }

  func error(_ act: String, _ object: String, _ code: Int32) -> SQLiteError {
    let cause = unsafe sqlite3_errcode(pointer) & 0xff == code & 0xff ? String(cString: sqlite3_errmsg(pointer)) : nil
    return SQLiteError(act: act, object: object, code: code, cause: cause)
  }

  func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(pointer, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else { throw error("prepare", sql, code) }
    return unsafe Statement(owning: prepared, of: self, sql: sql)
  }

  private static let withoutAccounts = concertd_sqlite_without_accounts()
}
