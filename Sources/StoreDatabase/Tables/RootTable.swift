internal import Records
internal import SQLite

/// Drop folders that files are known of.
final class RootTable {
  private let add: Statement
  private let remove: Statement
  private let path: Statement

  init(_ connection: Connection) throws {
    add = try connection.prepare("INSERT INTO roots (store, path) VALUES (?1, ?2) RETURNING id")
    remove = try connection.prepare("DELETE FROM roots WHERE id = ?1")
    path = try connection.prepare("SELECT path FROM roots WHERE id = ?1")
  }

  func add(_ store: Store, _ path: String) throws -> Int64 {
    add.bind(1, store.code)
    add.bind(2, path)
    guard let id = try add.first({ $0.integer(0) }) else { throw DatabaseError.damaged("a folder got no number") }
    return id
  }

  func remove(_ id: Int64) throws {
    remove.bind(1, id)
    try remove.run()
  }

  func path(of id: Int64) throws -> String {
    path.bind(1, id)
    guard let found = try path.first({ $0.text(0) }) else { throw DatabaseError.damaged("a file has no folder") }
    return found
  }
}
