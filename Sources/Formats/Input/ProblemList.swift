internal import Records

/// The problems of one file. A file that is wrong in every entry is described by its first ones and a count.
struct ProblemList {
  /// More than this nobody reads; and every problem is held, stored and sent.
  static let limit = 500

  private(set) var problems: [Problem] = []
  private var unlisted = 0
  private var unlistedSeverity = Problem.Severity.warning

  mutating func add(
    _ severity: Problem.Severity, line: Int? = nil, record: String? = nil, _ message: String, hint: String? = nil
  ) {
    add(Problem(severity, line: line, record: record, message, hint: hint))
  }

  mutating func add(_ problem: Problem) {
    guard problems.count < ProblemList.limit else {
      unlisted += 1
      if problem.severity == .error { unlistedSeverity = .error }
      return
    }
    problems.append(problem)
  }

  /// All that is to be told: with a count in place of what was not kept.
  var all: [Problem] {
    if unlisted == 0 { return problems }
    return problems + [Problem(unlistedSeverity, "\(unlisted) more problems of this file are not listed")]
  }
}
