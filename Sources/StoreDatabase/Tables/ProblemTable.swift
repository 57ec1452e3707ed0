internal import Records
internal import SQLite

/// The problems of files, as of their last reading.
final class ProblemTable {
  private let insert: Statement
  private let ofFile: Statement
  private let delete: Statement
  private let all: Statement

  init(_ connection: Connection) throws {
    insert = try connection.prepare("INSERT INTO problems (id, store, problem) VALUES (?1, ?2, ?3)")
    ofFile = try connection.prepare("SELECT problem FROM problems WHERE id BETWEEN ?1 AND ?2 ORDER BY id")
    delete = try connection.prepare("DELETE FROM problems WHERE id BETWEEN ?1 AND ?2")
    all = try connection.prepare("SELECT problem FROM problems ORDER BY id")
  }

  func ofFile(_ file: Int64) throws -> [Problem] {
    let range = RowNumber.range(ofFile: file)
    ofFile.bind(1, range.lowerBound)
    ofFile.bind(2, range.upperBound)
    var problems: [Problem] = []
    try ofFile.forEach { problems.append(try ProblemTable.problem($0)) }
    return problems
  }

  func replace(ofFile file: Int64, store: Store, with problems: [Problem]) throws {
    let range = RowNumber.range(ofFile: file)
    delete.bind(1, range.lowerBound)
    delete.bind(2, range.upperBound)
    try delete.run()
    for (row, problem) in zip(range.lowerBound..., problems) {
      insert.bind(1, row)
      insert.bind(2, store.code)
      insert.bind(3, problem.wireBytes)
      try insert.run()
    }
  }

  /// Every problem, until `body` returns false.
  func forEach(_ body: (Problem) throws -> Bool) throws {
    try all.rows { try body(try ProblemTable.problem($0)) }
  }

  private static func problem(_ row: borrowing Row) throws -> Problem {
    do { return try Problem(wireBytes: row.blob(0)) } catch { throw DatabaseError.damaged("\(error)") }
  }
}
