internal import Records
internal import SQLite

/// The concerts of now, and when a series needs another look.
final class ConcertTable {
  private let find: Statement
  private let ofUID: Statement
  private let put: Statement
  private let delete: Statement
  private let page: Statement
  private let boundary: Statement
  private let setBoundary: Statement
  private let removeSeries: Statement
  private let earliest: Statement
  private let due: Statement
  private let series: Statement

  init(_ connection: Connection) throws {
    find = try connection.prepare("SELECT concert FROM concerts WHERE id = ?1")
    ofUID = try connection.prepare("SELECT id, concert FROM concerts WHERE uid = ?1")
    put = try connection.prepare(
      "INSERT OR REPLACE INTO concerts (id, uid, event, start, concert) VALUES (?1, ?2, ?3, ?4, ?5)")
    delete = try connection.prepare("DELETE FROM concerts WHERE id = ?1")
    page = try connection.prepare(
      "SELECT concert FROM concerts WHERE (start, id) > (?1, ?2) ORDER BY start, id LIMIT ?3")
    boundary = try connection.prepare("SELECT boundary FROM series WHERE uid = ?1")
    setBoundary = try connection.prepare("INSERT OR REPLACE INTO series (uid, boundary) VALUES (?1, ?2)")
    removeSeries = try connection.prepare("DELETE FROM series WHERE uid = ?1")
    earliest = try connection.prepare("SELECT min(boundary) FROM series WHERE boundary IS NOT NULL")
    due = try connection.prepare("SELECT uid FROM series WHERE boundary <= ?1 ORDER BY boundary")
    series = try connection.prepare("SELECT uid FROM series")
  }

  func find(_ id: String) throws -> Concert? {
    find.bind(1, id)
    return try find.first { try ConcertTable.concert($0.blob(0)) }
  }

  /// The concerts of an event, by id, as they were encoded.
  func ofUID(_ uid: String) throws -> [String: [UInt8]] {
    ofUID.bind(1, uid)
    var found: [String: [UInt8]] = [:]
    try ofUID.forEach { found[$0.text(0)] = $0.blob(1) }
    return found
  }

  func put(_ concert: Concert, ofUID uid: String, bytes: [UInt8]) throws {
    put.bind(1, concert.id)
    put.bind(2, uid)
    put.bind(3, concert.event)
    put.bind(4, concert.start.order)
    put.bind(5, bytes)
    try put.run()
  }

  func delete(_ id: String) throws {
    delete.bind(1, id)
    try delete.run()
  }

  func page(afterStart start: Int64, id: String, limit: Int) throws -> [Concert] {
    page.bind(1, start)
    page.bind(2, id)
    page.bind(3, Int64(limit))
    var found: [Concert] = []
    try page.forEach { found.append(try ConcertTable.concert($0.blob(0))) }
    return found
  }

  /// Whether anything is stored of an event: outer nil for nothing, inner nil for no boundary.
  func boundary(ofUID uid: String) throws -> Int64?? {
    boundary.bind(1, uid)
    return try boundary.first { $0.optionalInteger(0) }
  }

  func setBoundary(ofUID uid: String, to boundary: Int64?) throws {
    setBoundary.bind(1, uid)
    setBoundary.bind(2, boundary)
    try setBoundary.run()
  }

  func removeSeries(_ uid: String) throws {
    removeSeries.bind(1, uid)
    try removeSeries.run()
  }

  func earliestBoundary() throws -> Int64? { try earliest.first { $0.optionalInteger(0) } ?? nil }

  func due(at time: Int64) throws -> [String] {
    due.bind(1, time)
    return try ConcertTable.uids(due)
  }

  func allSeries() throws -> [String] { try ConcertTable.uids(series) }

  private static func uids(_ statement: Statement) throws -> [String] {
    var found: [String] = []
    try statement.forEach { found.append($0.text(0)) }
    return found
  }

  static func concert(_ bytes: [UInt8]) throws -> Concert {
    do { return try Concert(wireBytes: bytes) } catch { throw DatabaseError.damaged("\(error)") }
  }
}

extension ResolvedTime {
  /// What concerts are ordered by, in milliseconds since the epoch; a day begins at its midnight in Greenwich.
  var order: Int64 {
    switch self {
    case .date(let date): Int64(date.daysSinceEpoch) * 86_400_000
    case .instant(let instant, _): instant.milliseconds
    }
  }
}
