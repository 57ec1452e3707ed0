internal import Records

/// Since when a problem is known: one that a new version of its file still has keeps its date, wherever its line moved.
struct ProblemDates {
  private struct Complaint: Hashable {
    var severity: Problem.Severity
    var record: String?
    var message: String

    init(_ problem: Problem) {
      (severity, record, message) = (problem.severity, problem.record, problem.message)
    }
  }

  private var since: [Complaint: Instant] = [:]

  init(_ old: [Problem]) {
    for problem in old { since[Complaint(problem)] = problem.since }
  }

  func date(_ problems: [Problem], now: Instant) -> [Problem] {
    problems.map { problem in
      var dated = problem
      dated.since = since[Complaint(problem)] ?? problem.since ?? now
      return dated
    }
  }
}
