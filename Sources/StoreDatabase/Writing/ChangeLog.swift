internal import Records

/// Gives out sequences, and keeps the newest row of each record. Lives for one transaction.
final class ChangeLog {
  private let tables: Tables
  private let now: Instant
  private(set) var changes: [Store: Int] = [:]

  init(_ tables: Tables, now: Instant) { (self.tables, self.now) = (tables, now) }

  /// A record appears, for the first time or again after `old`.
  func add(_ old: ChangeEntry?, _ key: RecordKey, record: Int64?) throws {
    let sequence = next(key.store)
    let entry = ChangeEntry(
      sequence: sequence, store: key.store, kind: key.kind, id: key.id, added: sequence, record: record)
    tables.memory.records[key.store, default: 0] += 1
    if let old {
      try tables.changes.replace(old.sequence, with: entry, removed: nil)
    } else {
      try tables.changes.insert(entry)
    }
  }

  func update(_ old: ChangeEntry, record: Int64?) throws {
    var entry = old
    entry.sequence = next(old.store)
    entry.record = record
    try tables.changes.replace(old.sequence, with: entry, removed: nil)
  }

  func remove(_ old: ChangeEntry, _ reason: Change.Reason) throws {
    var entry = old
    entry.sequence = next(old.store)
    (entry.reason, entry.record, entry.twin) = (reason, nil, nil)
    tables.memory.records[old.store, default: 0] -= 1
    try tables.changes.replace(old.sequence, with: entry, removed: now.seconds)
  }

  /// Everything of a store goes at once, in the order of its last changes.
  func removeAll(of store: Store, _ reason: Change.Reason) throws {
    let count = tables.memory.records[store] ?? 0
    guard count > 0 else { return }
    try tables.changes.removeAll(of: store, reason, after: tables.memory.sequence, at: now.seconds)
    tables.memory.sequence += Int64(count)
    tables.memory.records[store] = 0
    changes[store, default: 0] += count
  }

  private func next(_ store: Store) -> Int64 {
    tables.memory.sequence += 1
    changes[store, default: 0] += 1
    return tables.memory.sequence
  }
}
