internal import SQLite

/// Names and values, and the state of the log.
final class MetaTable {
  private let get: Statement
  private let set: Statement
  private let remove: Statement
  private let saveLog: Statement

  init(_ connection: Connection) throws {
    get = try connection.prepare("SELECT value FROM meta WHERE key = ?1")
    set = try connection.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES (?1, ?2)")
    remove = try connection.prepare("DELETE FROM meta WHERE key = ?1")
    saveLog = try connection.prepare("UPDATE log SET sequence = ?1, horizon = ?2")
  }

  func value(of key: String) throws -> String? {
    get.bind(1, key)
    return try get.first { $0.text(0) }
  }

  func set(_ key: String, to value: String?) throws {
    guard let value else {
      remove.bind(1, key)
      return try remove.run()
    }
    set.bind(1, key)
    set.bind(2, value)
    try set.run()
  }

  func saveLog(sequence: Int64, horizon: Int64) throws {
    saveLog.bind(1, sequence)
    saveLog.bind(2, horizon)
    try saveLog.run()
  }
}
