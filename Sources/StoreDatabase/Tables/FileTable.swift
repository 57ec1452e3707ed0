internal import Linux
internal import Records
internal import SQLite

/// A file as the database knows it.
struct FileRow {
  var id: Int64
  var format: String
}

/// The files that were read, or tried.
final class FileTable {
  private let find: Statement
  private let insert: Statement
  private let update: Statement
  private let delete: Statement
  private let source: Statement
  private let ofRoot: Statement
  private let ofLargeRoot: Statement
  private let paths: Statement

  init(_ connection: Connection) throws {
    find = try connection.prepare("SELECT id, format FROM files WHERE root = ?1 AND path = ?2")
    insert = try connection.prepare(
      """
      INSERT INTO files (root, path, device, inode, size, modified, changed, hash, state, format, doubt)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) RETURNING id
      """)
    update = try connection.prepare(
      """
      UPDATE files SET device = ?3, inode = ?4, size = ?5, modified = ?6, changed = ?7, hash = ?8,
        state = coalesce(?9, state), format = ?10, doubt = ?11 WHERE id = ?1
      """)
    delete = try connection.prepare("DELETE FROM files WHERE id = ?1")
    source = try connection.prepare(
      "SELECT roots.path, files.path, format FROM files JOIN roots ON roots.id = files.root WHERE files.id = ?1")
    let columns = "id, path, device, inode, size, modified, changed, doubt, hash, state"
    ofRoot = try connection.prepare("SELECT \(columns) FROM files WHERE root = ?1")
    ofLargeRoot = try connection.prepare("SELECT \(columns) FROM files NOT INDEXED WHERE root = ?1")
    paths = try connection.prepare("SELECT path FROM files WHERE root = ?1 AND path > ?2 ORDER BY path LIMIT ?3")
  }

  func find(root: Int64, path: FilePath) throws -> FileRow? {
    find.bind(1, root)
    find.bind(2, path.bytes)
    return try find.first { FileRow(id: $0.integer(0), format: $0.text(1)) }
  }

  func insert(root: Int64, _ change: FileUpdate, state: FileState, format: String) throws -> Int64 {
    bind(change, to: insert)
    insert.bind(1, root)
    insert.bind(2, change.path.bytes)
    insert.bind(9, state.rawValue)
    insert.bind(10, format)
    guard let id = try insert.first({ $0.integer(0) }) else { throw DatabaseError.damaged("a file got no number") }
    return id
  }

  /// Keeps the state where none is given.
  func update(_ file: FileRow, _ change: FileUpdate, state: FileState?, format: String) throws {
    bind(change, to: update)
    update.bind(1, file.id)
    update.bind(9, state?.rawValue)
    update.bind(10, format)
    try update.run()
  }

  func delete(_ id: Int64) throws {
    delete.bind(1, id)
    try delete.run()
  }

  /// What JSON names as the source of a record of that file.
  func source(of id: Int64) throws -> Source {
    source.bind(1, id)
    let found = try source.first { row in
      Source(file: FileUpdate.file(root: row.text(0), path: FilePath(bytes: row.blob(1))), format: row.text(2))
    }
    guard let found else { throw DatabaseError.damaged("a record has no file") }
    return found
  }

  /// In no promised order. A root that `isLarge`, with most of all files, is read as the table lies on the disk, and not by
  /// looking up each of them.
  func forEach(root: Int64, isLarge: Bool, _ body: (borrowing Row) throws -> Void) throws {
    let statement = isLarge ? ofLargeRoot : ofRoot
    statement.bind(1, root)
    try statement.forEach(body)
  }

  /// Paths in their byte order, a page at a time, so that files can be removed on the way.
  func paths(root: Int64, after path: FilePath, limit: Int) throws -> [FilePath] {
    paths.bind(1, root)
    paths.bind(2, path.bytes)
    paths.bind(3, Int64(limit))
    var page: [FilePath] = []
    try paths.forEach { page.append(FilePath(bytes: $0.blob(0))) }
    return page
  }

  private func bind(_ change: FileUpdate, to statement: Statement) {
    let stamp = change.stamp ?? FileStamp(device: 0, inode: 0, size: -1, modified: 0, changed: 0)
    statement.bind(3, Int64(bitPattern: stamp.device))
    statement.bind(4, Int64(bitPattern: stamp.inode))
    statement.bind(5, stamp.size)
    statement.bind(6, stamp.modified)
    statement.bind(7, stamp.changed)
    statement.bind(8, change.hash)
    statement.bind(11, change.isInDoubt ? 1 : 0)
  }
}
