package import Records
internal import SQLite

extension StoreDatabase {
  /// A page of a store's records by id, after `id`. Not for concerts.
  package func records(_ store: Store, after id: String? = nil, limit: Int) throws -> [StoredRecord] {
    var entries: [ChangeEntry] = []
    try tables.changes.present(in: store, after: id ?? "") { entry in
      guard entries.count < limit else { return false }
      entries.append(entry)
      return entries.count < limit
    }
    var reader = StoredReader(tables)
    return try entries.map { try reader.record(of: $0) }
  }

  /// A record by its id; nil where there is none.
  package func record(_ store: Store, id: String) throws -> StoredRecord? {
    guard let entry = try tables.changes.find(store, id), entry.isPresent else { return nil }
    var reader = StoredReader(tables)
    return try reader.record(of: entry)
  }

  /// The lines that the copy which speaks for a record was read from. Never part of an answer.
  package func sourceText(_ store: Store, id: String) throws -> [UInt8]? {
    try tables.changes.find(store, id)?.record.flatMap(tables.texts.text)
  }

  /// The speaking components of one event.
  package func events(uid: String) throws -> [Event] { try tables.events(uid: uid) }

  /// How far the zone that a floating time is read in can have moved since its span was computed: from UTC-12 to UTC+14.
  private static let zoneMargin: Int64 = 26 * 3600

  /// Speaking components of events that may have an instance between two times (seconds since the epoch, the end
  /// exclusive): by their spans and with a margin, so some that have none are among them.
  package func forEachEvent(from: Int64, to: Int64, _ body: (StoredRecord) throws -> Void) throws {
    let statement = try tables.connection.prepare(
      """
      SELECT records.record, records.id, records.line FROM records JOIN changes
        ON changes.store = 0 AND changes.id = records.key AND changes.record = records.id
      WHERE records.kind = 0 AND records.first < ?2 AND (records.last IS NULL OR records.last > ?1)
      """)
    let margin = StoreDatabase.zoneMargin
    statement.bind(1, max(from, .min + margin) - margin)
    statement.bind(2, min(to, .max - margin) + margin)
    var reader = StoredReader(tables)
    try statement.forEach { row in
      let source = try reader.source(ofRow: row.integer(1))
      try body(
        StoredRecord(record: try Record(stored: row.blob(0)), source: source, line: Int(row.integer(2))))
    }
  }

  /// Every album that speaks.
  package func albums() throws -> [Album] { try tables.albums() }

  /// Records that readers see, without counting them.
  package func count(_ store: Store) -> Int { tables.memory.records[store] ?? 0 }
}

extension StoreDatabase {
  /// A page of the concerts by start, then id, after a concert.
  package func concerts(after last: Concert? = nil, limit: Int) throws -> [StoredConcert] {
    let page = try tables.concerts.page(
      afterStart: last?.start.order ?? .min, id: last?.id ?? "", limit: limit)
    var reader = StoredReader(tables)
    return try page.map { try reader.stored($0) }
  }

  package func concert(id: String) throws -> StoredConcert? {
    guard let concert = try tables.concerts.find(id) else { return nil }
    var reader = StoredReader(tables)
    return try reader.stored(concert)
  }

  /// When the concerts are next to be computed anew, if no file changes: what one timer waits for.
  package func nextBoundary() throws -> Instant? {
    try tables.concerts.earliestBoundary().map(Instant.init(milliseconds:))
  }
}
