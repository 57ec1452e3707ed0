internal import Records
internal import SQLite

/// A copy of a record, without what it says.
struct Copy {
  var row: Int64
  var key: String
  var precedence: Precedence
  /// A retraction: where it speaks, there is no record.
  var hides: Bool
  var line: Int64

  var file: Int64 { RowNumber.file(of: row) }
}

extension Copy {
  init(_ copy: NewCopy, at row: Int64) {
    self.init(
      row: row, key: copy.record.id, precedence: copy.record.precedence, hides: copy.record.hides, line: copy.line)
  }
}

/// A copy to be written.
struct NewCopy {
  var record: Record
  var bytes: [UInt8]
  var text: [UInt8]
  var line: Int64
  var first: Int64?
  var last: Int64?
}

/// Every copy of every record, as its file says it.
final class RecordTable {
  private let insert: Statement
  private let update: Statement
  private let moveLine: Statement
  private let delete: Statement
  private let ofFile: Statement
  private let ofSeries: Statement
  private let bytes: Statement
  private let bytesOfSeries: Statement
  private let readings: Statement

  init(_ connection: Connection) throws {
    insert = try connection.prepare(
      """
      INSERT INTO records (id, series, key, kind, major, minor, hides, line, first, last, record)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """)
    update = try connection.prepare(
      """
      UPDATE records SET series = ?2, key = ?3, kind = ?4, major = ?5, minor = ?6, hides = ?7, line = ?8, first = ?9,
        last = ?10, record = ?11 WHERE id = ?1
      """)
    moveLine = try connection.prepare("UPDATE records SET line = ?2 WHERE id = ?1")
    delete = try connection.prepare("DELETE FROM records WHERE id = ?1")
    ofFile = try connection.prepare(
      "SELECT id, key, kind, series, line, record FROM records WHERE id BETWEEN ?1 AND ?2 ORDER BY id")
    ofSeries = try connection.prepare("SELECT id, key, kind, major, minor, hides, line FROM records WHERE series = ?1")
    bytes = try connection.prepare("SELECT record, line FROM records WHERE id = ?1")
    bytesOfSeries = try connection.prepare(
      "SELECT id, key, kind, major, minor, hides, line, record FROM records WHERE series = ?1")
    readings = try connection.prepare(
      "SELECT id, key, record FROM records WHERE kind = 2 AND first BETWEEN ?1 AND ?2 ORDER BY first, id LIMIT ?3")
  }

  /// Copies of readings that start between two seconds, both included.
  func readings(from: Int64, to: Int64, limit: Int) throws -> [(row: Int64, key: String, bytes: [UInt8])] {
    readings.bind(1, from)
    readings.bind(2, to)
    readings.bind(3, Int64(limit))
    var found: [(Int64, String, [UInt8])] = []
    try readings.forEach { found.append(($0.integer(0), $0.text(1), $0.blob(2))) }
    return found
  }

  func insert(_ copy: NewCopy, at row: Int64) throws { try write(copy, at: row, with: insert) }
  func update(_ copy: NewCopy, at row: Int64) throws { try write(copy, at: row, with: update) }

  func move(_ row: Int64, toLine line: Int64) throws {
    moveLine.bind(1, row)
    moveLine.bind(2, line)
    try moveLine.run()
  }

  func delete(_ row: Int64) throws {
    delete.bind(1, row)
    try delete.run()
  }

  /// What a file holds, in the order of rows.
  func ofFile(_ file: Int64) throws -> [HeldCopy] {
    let range = RowNumber.range(ofFile: file)
    ofFile.bind(1, range.lowerBound)
    ofFile.bind(2, range.upperBound)
    var held: [HeldCopy] = []
    try ofFile.forEach { row in
      held.append(
        HeldCopy(
          row: row.integer(0),
          key: RecordKey(kind: try RecordKind(code: row.integer(2)), id: row.text(1), series: row.text(3)),
          line: row.integer(4), bytes: row.blob(5)))
    }
    return held
  }

  /// The copies of one record.
  func copies(of key: RecordKey) throws -> [Copy] {
    ofSeries.bind(1, key.series)
    var found: [Copy] = []
    let kind = key.kind.code
    try ofSeries.forEach { row in
      guard row.integer(2) == kind, row.text(1) == key.id else { return }
      found.append(RecordTable.copy(row))
    }
    return found
  }

  /// The copies of all components of one event, with their bytes.
  func components(ofUID uid: String) throws -> [(copy: Copy, bytes: [UInt8])] {
    bytesOfSeries.bind(1, uid)
    var found: [(Copy, [UInt8])] = []
    try bytesOfSeries.forEach { row in
      guard row.integer(2) == RecordKind.event.code else { return }
      found.append((RecordTable.copy(row), row.blob(7)))
    }
    return found
  }

  func bytes(at row: Int64) throws -> (bytes: [UInt8], line: Int)? {
    bytes.bind(1, row)
    return try bytes.first { ($0.blob(0), Int($0.integer(1))) }
  }

  private static func copy(_ row: borrowing Row) -> Copy {
    Copy(
      row: row.integer(0), key: row.text(1), precedence: Precedence(row.integer(3), row.integer(4)),
      hides: row.integer(5) != 0, line: row.integer(6))
  }

  private func write(_ copy: NewCopy, at row: Int64, with statement: Statement) throws {
    let key = RecordKey(copy.record)
    let precedence = copy.record.precedence
    statement.bind(1, row)
    statement.bind(2, key.series)
    statement.bind(3, key.id)
    statement.bind(4, key.kind.code)
    statement.bind(5, precedence.major)
    statement.bind(6, precedence.minor)
    statement.bind(7, copy.record.hides ? 1 : 0)
    statement.bind(8, copy.line)
    statement.bind(9, copy.first)
    statement.bind(10, copy.last)
    statement.bind(11, copy.bytes)
    try statement.run()
  }
}

/// A copy that a file held before.
struct HeldCopy {
  var row: Int64
  var key: RecordKey
  var line: Int64
  var bytes: [UInt8]
}

/// What a record is found by.
struct RecordKey: Hashable {
  var kind: RecordKind
  var id: String
  /// The UID of an event, which its overrides share; the id of anything else.
  var series: String

  init(kind: RecordKind, id: String, series: String) { (self.kind, self.id, self.series) = (kind, id, series) }

  init(_ record: Record) {
    (kind, id) = (record.kind, record.id)
    if case .event(let event) = record { series = event.uid } else { series = id }
  }

  var store: Store {
    switch kind {
    case .event: .calendars
    case .contact: .contacts
    case .reading: .health
    case .album: .music
    case .concert: .concerts
    }
  }

  // An id says everything within its store.
  static func == (one: RecordKey, other: RecordKey) -> Bool { one.id == other.id && one.kind == other.kind }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(kind)
  }
}

extension Record {
  /// A reading that was taken back.
  var hides: Bool { if case .reading(let reading) = self { reading.isRetraction } else { false } }
}
