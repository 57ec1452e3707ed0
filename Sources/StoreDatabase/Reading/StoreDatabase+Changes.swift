package import Records

extension StoreDatabase {
  /// What happened after a token, oldest first: at most one row a record, the newest.
  ///
  /// `token` is where the consumer stands; nil is the start: the present state, one `added` row a record. `limit` is at least
  /// 1. Rows of stores other than `stores` are passed over. Throws `DatabaseError.tokenExpired` for a token of another database,
  /// or from before removals that are forgotten.
  package func changes(
    after token: Token?, limit: Int, stores: Set<Store> = Set(Store.allCases)
  ) throws -> ChangePage {
    let from = try token.map(check) ?? Token(identity: identity, sequence: 0, began: sequence)
    var entries: [ChangeEntry] = []
    var more = false
    try tables.changes.since(from.sequence, began: from.began, stores: stores) { entry in
      more = entries.count == max(1, limit)
      if !more { entries.append(entry) }
      return !more
    }
    let rows = try entries.map { try row($0, since: from.sequence, began: from.began) }
    let next =
      more
      ? Token(identity: identity, sequence: entries.last?.sequence ?? from.sequence, began: from.began) : self.token
    return ChangePage(rows: rows, next: next, more: more)
  }

  private func check(_ token: Token) throws -> Token {
    guard token.identity == identity, token.sequence <= sequence, token.began ?? 0 <= sequence,
      token.began ?? token.sequence >= tables.memory.horizon
    else { throw DatabaseError.tokenExpired }
    return token
  }

  private func row(_ entry: ChangeEntry, since: Int64, began: Int64?) throws -> ChangeRow {
    let action: Change.Action =
      if entry.reason != nil { .removed } else if entry.added > since || began != nil { .added } else { .updated }
    let change = Change(
      sequence: entry.sequence, store: entry.store, action: action, kind: entry.kind, id: entry.id,
      reason: entry.reason)
    return ChangeRow(change: change, content: try content(of: entry))
  }

  private func content(of entry: ChangeEntry) throws -> ChangeRow.Content {
    if entry.reason != nil { return .removed }
    if entry.kind != .concert { return .record(try tables.stored(entry)) }
    guard let concert = try tables.concerts.find(entry.id) else { throw DatabaseError.damaged("a concert is missing") }
    return .concert(StoredConcert(concert: concert, source: try tables.source(ofEvent: concert.event)))
  }
}

extension Tables {
  /// The record that a row of the change log speaks of.
  func stored(_ entry: ChangeEntry) throws -> StoredRecord {
    guard let row = entry.record, let found = try records.bytes(at: row) else {
      throw DatabaseError.damaged("a record of the log is missing")
    }
    return StoredRecord(
      record: try Record(stored: found.bytes).linked(to: entry.twin),
      source: try files.source(of: RowNumber.file(of: row)), line: found.line)
  }

  func source(ofEvent id: String) throws -> Source? {
    guard let row = try changes.find(.calendars, id)?.record else { return nil }
    return try files.source(of: RowNumber.file(of: row))
  }
}
