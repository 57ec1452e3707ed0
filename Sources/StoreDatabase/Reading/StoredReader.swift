internal import Records

/// Reads records one after another. Neighbours are often of one file, whose name and format are then looked up once. Lives
/// for one query: a write in between could change them.
struct StoredReader {
  private let tables: Tables
  private var last: (file: Int64, source: Source)?

  init(_ tables: Tables) { self.tables = tables }

  /// The record that a row of the change log speaks of.
  mutating func record(of entry: ChangeEntry) throws -> StoredRecord {
    guard let row = entry.record, let found = try tables.records.bytes(at: row) else {
      throw DatabaseError.damaged("a record of the log is missing")
    }
    let record = try Record(stored: found.bytes).linked(to: entry.twin)
    return StoredRecord(record: record, source: try source(ofRow: row), line: found.line)
  }

  mutating func source(ofRow row: Int64) throws -> Source {
    let file = RowNumber.file(of: row)
    if let last, last.file == file { return last.source }
    let source = try tables.files.source(of: file)
    last = (file, source)
    return source
  }

  /// With the file of its event.
  mutating func stored(_ concert: Concert) throws -> StoredConcert {
    let row = try tables.changes.find(.calendars, concert.event)?.record
    return StoredConcert(concert: concert, source: try row.map { try source(ofRow: $0) })
  }
}
