internal import CSQLite

/// A prepared statement: bind, then `run`, `first` or `rows`, any number of times. Parameters count from 1, columns from 0.
///
/// A failed binding is thrown by the run that follows it, so that callers bind line after line. Safe to use: the handle is
/// private, freed once, and never used after.
@safe
package final class Statement {
  private let handle: OpaquePointer
  private let database: Handle
  private let sql: String
  private var bindingError: Int32 = SQLITE_OK

  @unsafe init(owning handle: OpaquePointer, of database: Handle, sql: String) {
    unsafe self.handle = handle
    (self.database, self.sql) = (database, sql)
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Runs to the end and drops what rows there are.
  package func run() throws(SQLiteError) {
    defer { reset() }
    while try step() {}
  }

  /// Calls `body` with the first row, if there is one.
  package func first<Value>(_ body: (borrowing Row) throws -> Value) throws -> Value? {
    defer { reset() }
    return try step() ? body(unsafe Row(of: handle)) : nil
  }

  package func first<Value>(_ body: (borrowing Row) -> Value) throws(SQLiteError) -> Value? {
    defer { reset() }
    return try step() ? body(unsafe Row(of: handle)) : nil
  }

  /// Calls `body` with each row until it returns false.
  package func rows(_ body: (borrowing Row) throws -> Bool) throws {
    defer { reset() }
    while try step() {
      guard try body(unsafe Row(of: handle)) else { return }
    }
  }

  /// Calls `body` with each row.
  package func forEach(_ body: (borrowing Row) throws -> Void) throws {
    defer { reset() }
    while try step() { try body(unsafe Row(of: handle)) }
  }

  /// The way back after a fault must not meet the same fault.
  func runUnhooked() throws(SQLiteError) {
    defer { reset() }
    while try advance() {}
  }

  private func step() throws(SQLiteError) -> Bool {
    if let fault = database.hooks.beforeStep?(sql), fault != SQLITE_OK {
      throw SQLiteError(act: "run", object: sql, code: fault)
    }
    return try advance()
  }

  private func advance() throws(SQLiteError) -> Bool {
    guard bindingError == SQLITE_OK else { throw SQLiteError(act: "bind to", object: sql, code: bindingError) }
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw database.error("run", sql, code)
    }
  }

  /// Bindings are kept; the next use binds all of its parameters anew.
  private func reset() {
    bindingError = SQLITE_OK
    // Repeats the error of the step, which was thrown already.
    _ = unsafe sqlite3_reset(handle)
  }

  private func note(_ code: Int32) {
    if code != SQLITE_OK && bindingError == SQLITE_OK { bindingError = code }
  }
}

extension Statement {
  package func bind(_ index: Int32, _ value: Int64) { note(unsafe sqlite3_bind_int64(handle, index, value)) }

  package func bind(_ index: Int32, _ value: Int64?) {
    if let value { bind(index, value) } else { note(unsafe sqlite3_bind_null(handle, index)) }
  }

  package func bind(_ index: Int32, _ value: String) {
    var value = value
    note(
      value.withUTF8 { utf8 in
        // An empty buffer may have no address, which SQLite would take for NULL.
        guard let start = utf8.baseAddress else { return unsafe sqlite3_bind_text(handle, index, "", 0, nil) }
        return unsafe start.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
          unsafe sqlite3_bind_text64(
            handle, index, $0, UInt64(utf8.count), concertd_sqlite_transient(), UInt8(SQLITE_UTF8))
        }
      })
  }

  package func bind(_ index: Int32, _ value: String?) {
    if let value { bind(index, value) } else { note(unsafe sqlite3_bind_null(handle, index)) }
  }

  /// A BLOB; SQLite copies it.
  package func bind(_ index: Int32, _ value: [UInt8]) {
    note(
      unsafe value.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return unsafe sqlite3_bind_zeroblob(handle, index, 0) }
        return unsafe sqlite3_bind_blob64(handle, index, start, UInt64(bytes.count), concertd_sqlite_transient())
      })
  }

  package func bind(_ index: Int32, _ value: [UInt8]?) {
    if let value { bind(index, value) } else { note(unsafe sqlite3_bind_null(handle, index)) }
  }
}
