internal import Records

/// EXRULE (RFC 2445, 4.8.5.2; RFC 5545 has given it up, old files have it): the times that rules take out. DTSTART is
/// taken out only where a rule matches it.
struct ExclusionRules: Sendable {
  private var rules: [(iterator: RuleIterator, until: RuleLimit)]
  /// Times found so far, all of those up to `reached`.
  private var walls: Set<Int64> = []
  private var reached: Int64 = .min

  init(_ event: Event, _ timing: EventTiming, _ zones: ZoneDatabase) {
    rules = event.exclusionRules.map { rule in
      let limit = RuleLimit(rule, event, timing, zones)
      return (
        RuleIterator(
          rule, start: timing.startWall, isAllDay: timing.isAllDay, untilWall: limit.wall, includesStart: false), limit
      )
    }
  }

  /// Nothing before that time will be asked for.
  mutating func seek(_ wall: Int64, _ budget: inout StepBudget) {
    for index in rules.indices { rules[index].iterator.seek(wall, &budget) }
  }

  mutating func contains(_ wall: Int64, _ timing: EventTiming, _ budget: inout StepBudget) -> Bool {
    guard !rules.isEmpty else { return false }
    if wall > reached {
      for index in rules.indices {
        while let next = rules[index].iterator.next(&budget) {
          if rules[index].until.admits(timing.slot(wall: next)) { walls.insert(next) }
          if next >= wall { break }
        }
      }
      reached = wall
    }
    return walls.contains(wall)
  }
}
