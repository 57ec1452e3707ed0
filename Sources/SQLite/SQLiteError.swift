internal import CSQLite

/// What SQLite refused: the act, its object and the cause. Bound values are never part of it.
package struct SQLiteError: Error, Hashable, Sendable {
  /// What a caller can act on.
  package enum Condition: Sendable {
    /// Another process has the database.
    case busy
    /// No room left on the disk, or the database may not grow.
    case full
    /// The file is damaged, or no database at all.
    case corrupt
    /// The disk failed to read or write.
    case io
    case cannotOpen, readOnly, constraint, other
  }

  /// What was tried, as in "cannot …".
  package var act: String
  /// What it was tried on: a path, or the statement's text.
  package var object: String
  /// SQLite's extended result code.
  package var code: Int32
  package var cause: String

  package init(act: String, object: String, code: Int32, cause: String? = nil) {
    (self.act, self.object, self.code) = (act, object, code)
    self.cause = cause ?? SQLiteError.text(of: code)
  }

  package var condition: Condition {
    // The low byte is the primary code (sqlite.org/rescode.html).
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_FULL: .full
    case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
    case SQLITE_IOERR: .io
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_READONLY: .readOnly
    case SQLITE_CONSTRAINT: .constraint
    default: .other
    }
  }

  /// SQLite's English text of a result code.
  private static func text(of code: Int32) -> String {
    guard let text = unsafe sqlite3_errstr(code) else { return "SQLite error \(code)" }
    return unsafe String(cString: text)
  }
}

extension SQLiteError: CustomStringConvertible {
  package var description: String { "cannot \(act) \(object): \(cause) (SQLite \(code))" }
}
