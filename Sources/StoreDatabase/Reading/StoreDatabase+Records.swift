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
    return try entries.map(tables.stored)
  }

  /// A record by its id; nil where there is none.
  package func record(_ store: Store, id: String) throws -> StoredRecord? {
    guard let entry = try tables.changes.find(store, id), entry.isPresent else { return nil }
    return try tables.stored(entry)
  }

  /// The lines that the copy which speaks for a record was read from. Never part of an answer.
  package func sourceText(_ store: Store, id: String) throws -> [UInt8]? {
    try tables.changes.find(store, id)?.record.flatMap(tables.texts.text)
  }

  /// The speaking components of one event.
  package func events(uid: String) throws -> [Event] { try tables.events(uid: uid) }

  /// Speaking components of events that may have an instance between two times (seconds since the epoch, the end
  /// exclusive): by their spans, so some that have none are among them.
  package func forEachEvent(from: Int64, to: Int64, _ body: (StoredRecord) throws -> Void) throws {
    let statement = try tables.connection.prepare(
      """
      SELECT records.record, records.id, records.line FROM records JOIN changes
        ON changes.store = 0 AND changes.id = records.key AND changes.record = records.id
      WHERE records.kind = 0 AND records.first < ?2 AND (records.last IS NULL OR records.last > ?1)
      """)
    statement.bind(1, from)
    statement.bind(2, to)
    try statement.forEach { row in
      let source = try tables.files.source(of: RowNumber.file(of: row.integer(1)))
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
    return try page.map { StoredConcert(concert: $0, source: try tables.source(ofEvent: $0.event)) }
  }

  package func concert(id: String) throws -> StoredConcert? {
    guard let concert = try tables.concerts.find(id) else { return nil }
    return StoredConcert(concert: concert, source: try tables.source(ofEvent: concert.event))
  }

  /// When the concerts are next to be computed anew, if no file changes: what one timer waits for.
  package func nextBoundary() throws -> Instant? {
    try tables.concerts.earliestBoundary().map(Instant.init(milliseconds:))
  }
}
