package import Records

/// The start of an event itself, not of its instances: a date, or an instant with the offset of its zone.
package func resolvedStart(_ event: Event, zones: ZoneDatabase) -> ResolvedTime {
  let timing = EventTiming(event, zones)
  return timing.slot(wall: timing.startWall).time
}

/// The exclusive end of an event itself: of a day at least the next day, otherwise not before the start.
package func resolvedEnd(_ event: Event, zones: ZoneDatabase) -> ResolvedTime {
  let timing = EventTiming(event, zones)
  return timing.end(of: timing.slot(wall: timing.startWall), extent: timing.extent).time
}

/// The name of the zone that an event's start is in, for people and JSON: IANA's, where the TZID means one; nil for a
/// day, and for floating times.
package func zoneName(_ event: Event, zones: ZoneDatabase) -> String? {
  switch event.start {
  case .date: nil
  case .floating: event.floatingZone.flatMap { zones.zone(for: $0, definitions: event.zones)?.name }
  case .utc, .zoned, .offset: zones.zone(of: event.start, in: event).name
  }
}

/// Outer bounds of the time in which any instance of one component can lie: for an index of what a window may hold.
///
/// Cheap: nothing is expanded. They hold in any default zone, so an index of them survives a change of it. `last` is
/// nil where there is no end, or none that is known without counting.
package func span(_ event: Event, zones: ZoneDatabase) -> (first: Instant, last: Instant?) {
  let timing = EventTiming(event, zones)
  let start = timing.slot(wall: timing.startWall)
  let end = timing.end(of: start, extent: timing.extent).instant
  var (first, last) = (start.instant, Optional(max(end, start.instant)))
  if event.recurrenceID != nil {
    // An override also takes its slot away, wherever that is; but an instance there is the master's.
    if event.overridesFuture { last = nil }
  } else {
    extend(&first, &last, byDatesOf: event, timing, zones)
    for rule in event.rules {
      let ruleEnd = lastStart(of: rule, event, timing, zones).map { $0 + timing.extent.longest }
      last = last.flatMap { last in ruleEnd.map { max(last, $0) } }
    }
  }
  // Days and floating times move with the default zone: 26 hours from one end of the world to the other.
  let margin: Int64 = 2 * 93_600
  return (Instant(seconds: first - margin), last.map { Instant(seconds: $0 + margin) })
}

private func extend(
  _ first: inout Int64, _ last: inout Int64?, byDatesOf event: Event, _ timing: EventTiming, _ zones: ZoneDatabase
) {
  guard !event.additionalDates.isEmpty else { return }
  let source = SlotSource(event, timing, zones)
  for date in event.additionalDates {
    let entry = source.additional(date)
    first = min(first, entry.slot.instant)
    last = last.map { max($0, timing.end(of: entry.slot, extent: entry.extent ?? timing.extent).instant) }
  }
}

/// The latest start that a rule can have, in seconds, with a day's margin; nil where nothing says.
private func lastStart(of rule: RecurrenceRule, _ event: Event, _ timing: EventTiming, _ zones: ZoneDatabase) -> Int64?
{
  if let wall = RuleLimit(rule, event, timing, zones).wall { return max(wall, timing.startWall) }
  // Counting the common rules is cheap; the bound keeps it so for all.
  guard let count = rule.count, (1...1000).contains(count) else { return nil }
  // Of several rules some do not count DTSTART.
  var iterator = RuleIterator(
    rule, start: timing.startWall, isAllDay: timing.isAllDay, untilWall: nil, includesStart: event.rules.count == 1)
  var budget = StepBudget(4000)
  var last = timing.startWall
  while let wall = iterator.next(&budget) { last = wall }
  return budget.isSpent ? nil : last + 93_600
}
