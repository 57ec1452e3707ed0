internal import Records
internal import SQLite

/// What the database refuses, beside what SQLite itself reports as `SQLiteError`.
package enum DatabaseError: Error, Hashable, Sendable {
  /// A newer concertd made it. Nothing was touched.
  case newerSchema(path: String, version: Int)
  /// It belongs to another program. Nothing was touched.
  case foreign(path: String)
  /// What it holds cannot be: to be set aside.
  case damaged(String)
  /// The token is of another database, or older than what is remembered of removals: start over.
  case tokenExpired
  /// No token that this program ever gave out.
  case tokenMalformed
  /// More records or problems in one file than rows can be numbered for.
  case fileTooRich(String)
  case cannotOpen(path: String, cause: String)

  /// Whether an error of any of the database's calls says that the file is damaged and must be set aside.
  package static func isDamage(_ error: any Error) -> Bool {
    switch error {
    case let error as SQLiteError: error.condition == .corrupt
    case DatabaseError.damaged: true
    default: false
    }
  }
}

extension DatabaseError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .newerSchema(let path, let version):
      "cannot open \(path): it has schema version \(version), made by a newer concertd; install that one, or move the file away"
    case .foreign(let path): "cannot open \(path): it belongs to another program"
    case .damaged(let what): "the database is damaged: \(what)"
    case .tokenExpired: "the token is expired: start over without one"
    case .tokenMalformed: "the token is none of concertd's"
    case .fileTooRich(let path): "cannot store \(path): more than 16 million records in one file"
    case .cannotOpen(let path, let cause): "cannot open \(path): \(cause)"
    }
  }
}
