package import Linux
package import Records
internal import SQLite

/// A file as it was when it was last read, without its path.
package struct StoredFile: Hashable, Sendable {
  /// Its number in the database, from 1.
  package var row: Int64
  /// Matches no file where its last update had none.
  package var stamp: FileStamp
  package var isInDoubt: Bool
  package var hash: [UInt8]?
  package var state: FileState
}

extension StoreDatabase {
  /// Every file that is known below a root; its path is lent, as bytes below the root.
  package func forEachFile(
    root: String, of store: Store, _ body: (borrowing Span<UInt8>, StoredFile) throws -> Void
  ) throws {
    guard let id = tables.memory.roots[Memory.Root(store: store, path: root)] else { return }
    let count = tables.memory.files[id] ?? 0
    let isLarge = 2 * count > tables.memory.files.values.reduce(0, +)
    try tables.files.forEach(root: id, isLarge: isLarge) { row in
      let stamp = FileStamp(
        device: UInt64(bitPattern: row.integer(2)), inode: UInt64(bitPattern: row.integer(3)), size: row.integer(4),
        modified: row.integer(5), changed: row.integer(6))
      guard let state = FileState(rawValue: row.integer(9)) else {
        throw DatabaseError.damaged("no state of a file has number \(row.integer(9))")
      }
      let known = StoredFile(
        row: row.integer(0), stamp: stamp, isInDoubt: row.integer(7) != 0, hash: row.optionalBlob(8), state: state)
      try row.withBlob(1) { path in try body(path, known) }
    }
  }

  /// The roots of a store that files are known of: those no longer configured are to be removed.
  package func roots(of store: Store) -> [String] {
    tables.memory.roots.keys.filter { $0.store == store }.map(\.path).sorted()
  }

  package func fileCount(root: String, of store: Store) -> Int {
    tables.memory.roots[Memory.Root(store: store, path: root)].flatMap { tables.memory.files[$0] } ?? 0
  }

  /// Problems of files, errors first, otherwise in the order in which files came.
  package func problems(limit: Int) throws -> [Problem] {
    var errors: [Problem] = []
    var warnings: [Problem] = []
    try tables.problems.forEach { problem in
      switch problem.severity {
      case .error: errors.append(problem)
      case .warning: if warnings.count < limit { warnings.append(problem) }
      }
      return errors.count < limit
    }
    return Array((errors + warnings).prefix(limit))
  }

  package func problemCount(_ store: Store) -> Int { tables.memory.problems[store] ?? 0 }

  /// A text that a transaction set beside the records (`Transaction.setMeta`).
  package func meta(_ key: String) throws -> String? { try tables.meta.value(of: "user." + key) }
}
