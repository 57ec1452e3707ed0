internal import Records

/// The times of one rule in their order, on the clock of DTSTART (RFC 5545, 3.3.10).
///
/// Times are "wall" seconds: what the clock shows, in seconds since the epoch as if it showed UTC; for a DATE the
/// midnight of the day. All frequencies step on that clock, hours and seconds too: RFC 5545, 3.3.10 has a computed
/// local time that does not exist, or exists twice, read as an explicit DATE-TIME is, so rules compute local times.
struct RuleIterator: Sendable {
  /// The last year that iCalendar can write.
  static let lastYear = 9999
  /// The end of that year.
  private static let lastWall: Int64 = 253_402_300_799

  let pattern: RulePattern
  let start: Int64
  let count: Int?
  let untilWall: Int64
  /// DTSTART is the first time, whatever the rule says of it (RFC 5545, 3.3.10: it "counts as the first occurrence").
  let includesStart: Bool

  /// The period whose times come next: the n-th interval from the one that holds DTSTART.
  var periodIndex = 0
  /// Days of the period, ascending; for periods of an hour or less the period's begin, in wall seconds.
  var days: [Int] = []
  /// Indexes into days × times that BYSETPOS keeps.
  var places: [Int] = []
  /// The next place, or the next index into days × times.
  var cursor = 0
  var emitted = 0
  var isStartPending: Bool
  var isFinished = false

  /// `untilWall` is UNTIL on the clock of DTSTART, inclusive; `includesStart` is false for EXRULE, which excludes only
  /// what it matches.
  init(_ rule: RecurrenceRule, start: Int64, isAllDay: Bool, untilWall: Int64?, includesStart: Bool = true) {
    let clock = CivilDateTime(secondsSinceEpoch: start)
    pattern = RulePattern(rule, start: clock, isAllDay: isAllDay)
    self.start = start
    // A count below one says nothing; tools write -1 for "no end".
    count = rule.count.flatMap { $0 > 0 ? $0 : nil }
    self.untilWall = min(untilWall ?? Self.lastWall, Self.lastWall)
    self.includesStart = includesStart
    isStartPending = includesStart
    base = RulePeriods(pattern, start: clock)
  }

  let base: RulePeriods

  /// The next time; nil at the end, or when the budget is spent.
  mutating func next(_ budget: inout StepBudget) -> Int64? {
    if isStartPending {
      isStartPending = false
      emitted = 1
      return start
    }
    if let count, emitted >= count { return finish() }
    while !isFinished {
      guard let wall = nextOfPeriod() else {
        guard loadPeriod(&budget) else { return finish() }
        continue
      }
      guard budget.spend() else { return nil }
      if wall < start || wall == start && includesStart { continue }
      if wall > untilWall { return finish() }
      emitted += 1
      return wall
    }
    return nil
  }

  private mutating func finish() -> Int64? {
    isFinished = true
    return nil
  }

  /// The next time of the period at hand.
  private mutating func nextOfPeriod() -> Int64? {
    let times = pattern.times
    if base.isSubDaily {
      guard cursor < times.count, let begin = days.first else { return nil }
      defer { cursor += 1 }
      return Int64(begin + times[cursor])
    }
    let index: Int
    if pattern.positions.isEmpty {
      guard cursor < days.count * times.count else { return nil }
      index = cursor
    } else {
      guard cursor < places.count else { return nil }
      index = places[cursor]
    }
    cursor += 1
    if times.count == 1 { return Int64(days[index]) * 86_400 + Int64(times[0]) }
    return Int64(days[index / times.count]) * 86_400 + Int64(times[index % times.count])
  }

  /// Makes the days of the next period that may have some; false at the end of time.
  private mutating func loadPeriod(_ budget: inout StepBudget) -> Bool {
    days.removeAll(keepingCapacity: true)
    cursor = 0
    guard !pattern.times.isEmpty else { return false }
    if base.isSubDaily {
      guard let begin = nextSubDailyPeriod(&budget) else { return false }
      days.append(Int(begin))
      return true
    }
    guard budget.spend(), base.begin(of: periodIndex) <= untilWall else { return false }
    base.appendDays(of: periodIndex, pattern, to: &days)
    // Making the days costs about as much as going through an eighth of them.
    guard budget.spend(days.count / 8) else { return false }
    periodIndex = base.following(periodIndex, pattern, isEmpty: days.isEmpty)
    if !pattern.positions.isEmpty {
      places = RulePattern.indexes(pattern.positions, count: days.count * pattern.times.count)
    }
    return true
  }
}
