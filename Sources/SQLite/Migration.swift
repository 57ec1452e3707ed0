/// The steps from an empty file to the present schema. Step n makes version n (PRAGMA user_version) of version n - 1.
package struct Migration: Sendable {
  /// What a database says of itself, beside the versions this program knows.
  package enum State: Hashable, Sendable {
    /// No tables yet.
    case fresh
    case current
    case older(Int)
    /// Made by a newer program.
    case newer(Int)
    /// The file belongs to another program (PRAGMA application_id).
    case foreign(Int64)
  }

  package let applicationID: Int64
  /// The statements of each step.
  package let steps: [[String]]

  package init(applicationID: Int64, steps: [[String]]) { (self.applicationID, self.steps) = (applicationID, steps) }

  /// Looks, and writes nothing.
  package func state(of connection: Connection) throws(SQLiteError) -> State {
    let version = Int(try connection.integer("PRAGMA user_version"))
    let owner = try connection.integer("PRAGMA application_id")
    let tables = try connection.integer("SELECT count(*) FROM sqlite_schema")
    if tables == 0 { return .fresh }
    if owner != applicationID { return .foreign(owner) }
    if version == steps.count { return .current }
    return version > steps.count ? .newer(version) : .older(version)
  }

  /// Brings `connection` to the newest version, in one transaction.
  package func apply(to connection: Connection) throws {
    let version = Int(try connection.integer("PRAGMA user_version"))
    guard version < steps.count else { return }
    try connection.transaction {
      for sql in steps[version...].joined() { try connection.execute(sql) }
      try connection.execute("PRAGMA application_id = \(applicationID)")
      try connection.execute("PRAGMA user_version = \(steps.count)")
    }
  }
}
