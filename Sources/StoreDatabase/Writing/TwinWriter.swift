internal import Records

/// Finds the same measurement in two files, as when two devices pass on one sensor: less than a second apart, with equal
/// values. Both are kept; the later one by start and id names the earlier one. Within one file its reader has done so.
struct TwinWriter {
  /// A reading that speaks.
  struct Candidate {
    var entry: ChangeEntry
    var reading: Reading
    var file: Int64

    /// What its own file says is a repetition takes no part.
    var isLinked: Bool { reading.flags.contains(.possibleDuplicate) }
  }

  /// Two measurements of one person are further apart: milliseconds.
  private static let span: Int64 = 1000
  /// More readings than this of a few seconds are not compared with each other.
  private static let mostCandidates = 64

  private let tables: Tables
  private let log: ChangeLog
  /// Rows after this one were written by this transaction.
  private let sequence: Int64

  init(_ tables: Tables, log: ChangeLog, after sequence: Int64) {
    (self.tables, self.log, self.sequence) = (tables, log, sequence)
  }

  /// Brings the links of all readings around these moments (seconds since the epoch) up to date.
  func link(around moments: Set<Int64>) throws {
    for moment in moments.sorted() {
      let candidates = try tables.readings(from: moment - 2, to: moment + 2, limit: TwinWriter.mostCandidates)
      for candidate in candidates where abs(candidate.reading.start.seconds - moment) <= 1 {
        let twin = TwinWriter.original(of: candidate, among: candidates)
        if twin != candidate.entry.twin { try set(twin, for: candidate.entry) }
      }
    }
  }

  private func set(_ twin: String?, for entry: ChangeEntry) throws {
    var linked = entry
    linked.twin = twin
    if entry.sequence > sequence {
      try tables.changes.replace(entry.sequence, with: linked, removed: nil)
    } else {
      try log.update(linked, record: entry.record)
    }
  }

  /// The id of the reading that `later` repeats: the first of them by start, then id.
  static func original(of later: Candidate, among candidates: [Candidate]) -> String? {
    guard !later.isLinked else { return nil }
    let earlier = candidates.filter { candidate in
      !candidate.isLinked && candidate.file != later.file && order(candidate) < order(later)
        && later.reading.start.milliseconds - candidate.reading.start.milliseconds < span
        && isSame(candidate.reading, later.reading)
    }
    return earlier.min { order($0) < order($1) }?.reading.id
  }

  private static func order(_ candidate: Candidate) -> (Int64, String) {
    (candidate.reading.start.milliseconds, candidate.reading.id)
  }

  private static func isSame(_ one: Reading, _ other: Reading) -> Bool {
    one.type == other.type && one.values.count == other.values.count
      && zip(one.values, other.values).allSatisfy {
        $0.role == $1.role && $0.value == $1.value && $0.comparator == $1.comparator
      }
  }
}

extension Record {
  /// With the twin that another file gave it.
  func linked(to twin: String?) -> Record {
    guard let twin, case .reading(var reading) = self else { return self }
    reading.flags.insert(.possibleDuplicate)
    reading.duplicateOf = twin
    return .reading(reading)
  }
}
