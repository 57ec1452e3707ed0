internal import SQLite

/// The lines that records were read from, so that nothing a tool wrote is lost, also where a newer version of its file is
/// broken. Rows have the numbers of `records`.
final class TextTable {
  private let insert: Statement
  private let update: Statement
  private let delete: Statement
  private let find: Statement

  init(_ connection: Connection) throws {
    insert = try connection.prepare("INSERT INTO texts (id, text) VALUES (?1, ?2)")
    update = try connection.prepare(
      "INSERT INTO texts (id, text) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET text = ?2 WHERE text IS NOT ?2")
    delete = try connection.prepare("DELETE FROM texts WHERE id = ?1")
    find = try connection.prepare("SELECT text FROM texts WHERE id = ?1")
  }

  func insert(_ text: [UInt8], at row: Int64) throws {
    guard !text.isEmpty else { return }
    insert.bind(1, row)
    insert.bind(2, text)
    try insert.run()
  }

  /// Writes only where the text differs.
  func update(_ text: [UInt8], at row: Int64) throws {
    guard !text.isEmpty else { return try delete(row) }
    update.bind(1, row)
    update.bind(2, text)
    try update.run()
  }

  func delete(_ row: Int64) throws {
    delete.bind(1, row)
    try delete.run()
  }

  func text(at row: Int64) throws -> [UInt8]? {
    find.bind(1, row)
    return try find.first { $0.blob(0) }
  }
}
