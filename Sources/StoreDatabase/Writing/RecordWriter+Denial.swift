internal import Records
internal import SQLite

extension RecordWriter {
  /// Removes all that was read for a store, in a few statements: no copy is left that could speak instead.
  func removeEverything(of store: Store, _ reason: Change.Reason) throws {
    guard let kind = store.kind else { return }
    try log.removeAll(of: store, reason)
    let connection = tables.connection
    try connection.execute("DELETE FROM texts WHERE id IN (SELECT id FROM records WHERE kind = \(kind.code))")
    try connection.execute("DELETE FROM records WHERE kind = \(kind.code)")
    try connection.execute("DELETE FROM problems WHERE store = \(store.code)")
    try connection.execute("DELETE FROM files WHERE root IN (SELECT id FROM roots WHERE store = \(store.code))")
    try connection.execute("DELETE FROM roots WHERE store = \(store.code)")
    for (root, id) in tables.memory.roots where root.store == store {
      tables.memory.roots[root] = nil
      tables.memory.files[id] = nil
    }
    tables.memory.problems[store] = nil
    if store == .music { albumsChanged = true }
  }
}

extension Store {
  /// What its files hold; nil where it has none.
  fileprivate var kind: RecordKind? {
    switch self {
    case .calendars: .event
    case .contacts: .contact
    case .health: .reading
    case .music: .album
    case .concerts: nil
    }
  }
}
