internal import Records
internal import Synchronization

/// A zone by the observances of a VTIMEZONE (RFC 5545, 3.6.5). Its changes are computed once, up to a horizon that
/// moves on when a later time is asked for.
final class ObservedZone: Sendable {
  private struct Span: Sendable {
    var table: TransitionTable
    /// The last year whose changes are in the table.
    var lastYear: Int
  }

  /// The first table reaches this year: hardly a calendar asks for more.
  private static let firstHorizon = 2100
  /// Steps for the onsets of all observances: two yearly ones from 1601 on take four a year.
  private static func onsetBudget(through year: Int) -> StepBudget { StepBudget(max(10_000, (year - 1600) * 6)) }
  /// Seconds: no clock is further from Greenwich (RFC 8536, 3.2).
  private static let offsets = -93_599...93_599

  private let definition: ZoneDefinition
  private let span: Mutex<Span>

  /// Nil where the definition has no observance with possible offsets.
  init?(_ definition: ZoneDefinition) {
    var definition = definition
    definition.observances.removeAll { !Self.offsets.contains($0.offsetFrom) || !Self.offsets.contains($0.offsetTo) }
    guard !definition.observances.isEmpty else { return nil }
    self.definition = definition
    span = Mutex(Span(table: Self.table(definition, through: Self.firstHorizon), lastYear: Self.firstHorizon))
  }

  /// The changes, complete for some years around that time.
  func table(at time: Int64) -> TransitionTable {
    let year = CivilDateTime(secondsSinceEpoch: time).date.year
    return span.withLock { span in
      if year + 1 > span.lastYear, span.lastYear < RuleIterator.lastYear {
        let horizon = year + 100
        span = Span(table: Self.table(definition, through: horizon), lastYear: horizon)
      }
      return span.table
    }
  }

  private static func table(_ definition: ZoneDefinition, through year: Int) -> TransitionTable {
    var budget = onsetBudget(through: year)
    var onsets = definition.observances.flatMap { observance in
      self.onsets(of: observance, through: year, &budget).map { wall in
        (time: wall - Int64(observance.offsetFrom), from: observance.offsetFrom, to: observance.offsetTo)
      }
    }
    onsets.sort { $0.time < $1.time }
    // Before the first onset holds what that onset changes from.
    var table = TransitionTable(initialOffset: onsets.first?.from ?? definition.observances[0].offsetTo)
    for onset in onsets { table.append(onset.time, offset: onset.to) }
    return table
  }

  /// Onsets on the clock of `offsetFrom`.
  private static func onsets(of observance: ZoneDefinition.Observance, through year: Int, _ budget: inout StepBudget)
    -> [Int64]
  {
    let start = observance.start.secondsSinceEpoch
    let end = CivilDateTime(date: CivilDate(year: year + 1, month: 1, day: 1)).secondsSinceEpoch
    var onsets = [start] + observance.dates.map(\.secondsSinceEpoch)
    for rule in observance.rules {
      var iterator = RuleIterator(
        rule, start: start, isAllDay: false, untilWall: rule.until.map { untilWall($0, observance) })
      while let wall = iterator.next(&budget), wall < end { onsets.append(wall) }
    }
    return onsets
  }

  /// UNTIL is given in UTC (RFC 5545, 3.3.10); a local one is on the observance's own clock.
  private static func untilWall(_ until: CalendarTime, _ observance: ZoneDefinition.Observance) -> Int64 {
    let clock = until.clock.secondsSinceEpoch
    switch until {
    case .utc: return clock + Int64(observance.offsetFrom)
    case .offset(_, let seconds): return clock - Int64(seconds) + Int64(observance.offsetFrom)
    case .date: return clock + 86_399
    case .floating, .zoned: return clock
    }
  }
}
