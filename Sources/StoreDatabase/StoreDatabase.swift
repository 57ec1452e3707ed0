internal import Linux
package import Records
internal import SQLite

/// Records with their files, the change log, problems and concerts: an index of the drop folders that can be rebuilt from
/// them. Belongs to one thread at a time. Every call throws `SQLiteError` or `DatabaseError`; after any error the database
/// and what is remembered of it are as before the call. Where `DatabaseError.isDamage` says so, drop it and
/// `setAside` its file.
package final class StoreDatabase {
  /// Names this database: another one after every rebuild.
  package let identity: String
  package let path: String
  let tables: Tables
  let span: (Event) -> EventSpan
  let now: () -> Instant
  private var pruned: Int64 = .min

  /// How long removals are remembered: a consumer that was away longer starts over.
  package static let removalsKept: Int64 = 30 * 86_400  // seconds

  /// Removals are looked through for old ones at most this often.
  private static let pruningInterval: Int64 = 3600  // seconds

  init(
    _ connection: Connection, identity: String, span: @escaping (Event) -> EventSpan, now: @escaping () -> Instant
  ) throws {
    (self.identity, path, self.span, self.now) = (identity, connection.path, span, now)
    tables = try Tables(connection)
  }

  /// The last sequence given out.
  package var sequence: Int64 { tables.memory.sequence }

  /// Where a consumer stands that has seen everything.
  package var token: Token { Token(identity: identity, sequence: sequence) }

  // MARK: - Writing

  /// Writes what became of files, their records, problems and change rows, and then what `concerts` computes from it, in
  /// one transaction. With no updates it is the way to compute concerts anew.
  @discardableResult
  package func apply(
    _ updates: [FileUpdate], concerts: (Transaction) throws -> Void = { _ in }
  ) throws -> Commit {
    try write(concerts) { writer in
      for update in updates { try writer.write(update) }
      try writer.settle(.deleted)
    }
  }

  /// Removes everything of a store: its user denied it. The transaction names no affected UIDs; where concerts need this
  /// store, the closure removes them all.
  @discardableResult
  package func removeStore(
    _ store: Store, reason: Change.Reason = .access, concerts: (Transaction) throws -> Void = { _ in }
  ) throws -> Commit {
    try write(concerts) { writer in try writer.removeEverything(of: store, reason) }
  }

  /// Removes what was read below a folder that is no longer one of ours.
  @discardableResult
  package func removeRoot(
    _ path: String, of store: Store, concerts: (Transaction) throws -> Void = { _ in }
  ) throws -> Commit {
    try write(concerts) { writer in try self.empty(Memory.Root(store: store, path: path), writer) }
  }

  /// Copies the write-ahead log into the database: for a quiet moment, and before closing.
  package func checkpoint() throws { try tables.connection.checkpoint() }

  /// Files that are removed at a time, so that what is noted of their records stays small.
  private static let removalBatch = 1000

  private func empty(_ root: Memory.Root, _ writer: RecordWriter) throws {
    guard let id = tables.memory.roots[root] else { return }
    var last = FilePath(bytes: [])
    while case let paths = try tables.files.paths(root: id, after: last, limit: StoreDatabase.removalBatch),
      let end = paths.last
    {
      for path in paths {
        try writer.write(FileUpdate(store: root.store, root: root.path, path: path, stamp: nil, outcome: .removed))
      }
      try writer.settle(.deleted)
      last = end
    }
    try tables.roots.remove(id)
    tables.memory.roots[root] = nil
    tables.memory.files[id] = nil
  }

  private func write(
    _ concerts: (Transaction) throws -> Void, _ body: (RecordWriter) throws -> Void
  ) throws -> Commit {
    let before = tables.memory
    do {
      return try tables.connection.transaction {
        let time = now()
        let log = ChangeLog(tables, now: time)
        let writer = RecordWriter(tables, log: log, now: time, span: span)
        try body(writer)
        try TwinWriter(tables, log: log, after: before.sequence).link(around: writer.moments)
        try concerts(Transaction(writer))
        try prune(time.seconds)
        return Commit(sequence: tables.memory.sequence, changesOfStore: log.changes)
      }
    } catch {
      tables.memory = before
      throw error
    }
  }

  private func prune(_ time: Int64) throws {
    guard time >= pruned &+ StoreDatabase.pruningInterval || time < pruned else { return }
    pruned = time
    let newest = try tables.changes.forgetRemovals(before: time - StoreDatabase.removalsKept)
    guard newest > tables.memory.horizon else { return }
    tables.memory.horizon = newest
    // The row that carried the last sequence may be among them.
    try tables.meta.saveLog(sequence: tables.memory.sequence, horizon: newest)
  }
}
