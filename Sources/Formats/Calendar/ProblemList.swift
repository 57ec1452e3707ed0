internal import Records

/// The problems of one file. A file of nothing but faults must not fill memory with them.
struct ProblemList {
  /// More than a person reads; the rest is counted.
  static let limit = 1000

  private var problems: [Problem] = []
  private var unlisted = 0
  private let store: Store

  init(store: Store) { self.store = store }

  mutating func add(
    _ severity: Problem.Severity, line: Int?, record: String? = nil, _ message: String, hint: String? = nil
  ) {
    guard problems.count < ProblemList.limit else { return unlisted += 1 }
    problems.append(Problem(severity, store: store, line: line, record: record, message, hint: hint))
  }

  mutating func add(_ problem: Problem) {
    add(problem.severity, line: problem.line, record: problem.record, problem.message, hint: problem.hint)
  }

  /// In the order of the file, with a last one for those that were not listed.
  func finished() -> [Problem] {
    guard unlisted > 0 else { return problems }
    return problems + [Problem(.warning, store: store, "\(unlisted) more problems of this file are not listed")]
  }
}
