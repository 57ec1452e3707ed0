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
    var reader = StoredReader(tables)
    let rows = try entries.map { try row($0, since: from.sequence, began: from.began, &reader) }
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

  private func row(
    _ entry: ChangeEntry, since: Int64, began: Int64?, _ reader: inout StoredReader
  ) throws -> ChangeRow {
    let action: Change.Action =
      if entry.reason != nil { .removed } else if entry.added > since || began != nil { .added } else { .updated }
    let change = Change(
      sequence: entry.sequence, store: entry.store, action: action, kind: entry.kind, id: entry.id,
      reason: entry.reason)
    return ChangeRow(change: change, content: try content(of: entry, &reader))
  }

  private func content(of entry: ChangeEntry, _ reader: inout StoredReader) throws -> ChangeRow.Content {
    if entry.reason != nil { return .removed }
    if entry.kind != .concert { return .record(try reader.record(of: entry)) }
    guard let concert = try tables.concerts.find(entry.id) else { throw DatabaseError.damaged("a concert is missing") }
    return .concert(try reader.stored(concert))
  }
}
