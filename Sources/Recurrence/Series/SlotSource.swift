internal import Records

/// The slots of a master: DTSTART, its rules and RDATEs, without what EXDATE and EXRULE take out.
struct SlotSource: Sendable {
  struct Entry: Sendable {
    var slot: Slot
    /// The length of a PERIOD.
    var extent: Extent?
  }

  /// Making an occurrence takes as long as so many steps.
  private static let stepsOfAnOccurrence = 12

  let event: Event
  let timing: EventTiming
  private let zones: ZoneDatabase
  private let exceptions: ExceptionDates
  private var exclusions: ExclusionRules

  init(_ event: Event, _ timing: EventTiming, _ zones: ZoneDatabase) {
    (self.event, self.timing, self.zones) = (event, timing, zones)
    exceptions = ExceptionDates(event, timing, zones)
    exclusions = ExclusionRules(event, timing, zones)
  }

  /// Slots between two times of DTSTART's clock, by time, each once; and of every rule those that follow, up to the
  /// first for which `isLast` holds.
  mutating func entries(
    from first: Int64, through last: Int64, _ budget: inout StepBudget, isLast: (Slot) -> Bool = { _ in true }
  ) -> [Entry] {
    exclusions.seek(first, &budget)
    var entries = additionalEntries(&budget)
    for rule in event.rules { append(rule, first, last, isLast, &entries, &budget) }
    if event.rules.count != 1 { appendStart(&entries, &budget) }
    guard entries.count > 1 else { return entries }
    // A PERIOD says more than a rule's instance of the same start.
    entries.sort { ($0.slot.instant, $0.extent == nil ? 1 : 0) < ($1.slot.instant, $1.extent == nil ? 1 : 0) }
    var previous: Int64?
    entries.removeAll { entry in
      defer { previous = entry.slot.key }
      return entry.slot.key == previous
    }
    return entries
  }

  private mutating func appendStart(_ entries: inout [Entry], _ budget: inout StepBudget) {
    let slot = timing.slot(wall: timing.startWall)
    if !isExcluded(slot, timing.startWall, &budget) { entries.append(Entry(slot: slot)) }
  }

  private mutating func append(
    _ rule: RecurrenceRule, _ first: Int64, _ last: Int64, _ isLast: (Slot) -> Bool, _ entries: inout [Entry],
    _ budget: inout StepBudget
  ) {
    let limit = RuleLimit(rule, event, timing, zones)
    var iterator = iterator(rule, limit, includesStart: countsStart(rule, &budget))
    iterator.seek(first, &budget)
    while let wall = iterator.next(&budget) {
      if wall < first { continue }
      let slot = timing.slot(wall: wall)
      // DTSTART stands even where UNTIL lies before it.
      guard wall == timing.startWall || limit.admits(slot) else { continue }
      if isExcluded(slot, wall, &budget) { continue }
      entries.append(Entry(slot: slot))
      guard budget.spend(Self.stepsOfAnOccurrence) else { return }
      if wall >= last, isLast(slot) { return }
    }
  }

  private func iterator(_ rule: RecurrenceRule, _ limit: RuleLimit, includesStart: Bool) -> RuleIterator {
    RuleIterator(
      rule, start: timing.startWall, isAllDay: timing.isAllDay, untilWall: limit.wall, includesStart: includesStart)
  }

  /// DTSTART counts as the first of COUNT (RFC 5545, 3.3.10). Of several rules, which the RFC advises against, those
  /// count it that match it; all do where none matches it.
  private func countsStart(_ rule: RecurrenceRule, _ budget: inout StepBudget) -> Bool {
    guard rule.count != nil, event.rules.count > 1 else { return true }
    return matchesStart(rule, &budget) || !event.rules.contains { matchesStart($0, &budget) }
  }

  private func matchesStart(_ rule: RecurrenceRule, _ budget: inout StepBudget) -> Bool {
    var probe = iterator(rule, RuleLimit(rule, event, timing, zones), includesStart: false)
    return probe.next(&budget) == timing.startWall
  }

  private mutating func additionalEntries(_ budget: inout StepBudget) -> [Entry] {
    var entries: [Entry] = []
    for date in event.additionalDates {
      guard budget.spend() else { break }
      let entry = additional(date)
      if !isExcluded(entry.slot, timing.wall(of: entry.slot), &budget) { entries.append(entry) }
    }
    return entries
  }

  /// A DATE on a timed series is that day at DTSTART's time; a DATE-TIME on an all-day one the day as it is written.
  func additional(_ date: Event.AdditionalDate) -> Entry {
    let clock = date.start.clock.secondsSinceEpoch
    if timing.isAllDay {
      let slot = timing.slot(wall: CivilDateTime(date: date.start.date).secondsSinceEpoch)
      return Entry(
        slot: slot, extent: date.end == .none ? nil : extent(of: date, from: .date(date.start.date), timing.zone))
    }
    if date.start.isDate {
      let timeOfDay = timing.startWall - CivilDateTime(date: event.start.date).secondsSinceEpoch
      return Entry(slot: timing.slot(wall: clock + timeOfDay))
    }
    let zone = timing.zone(of: date.start, in: event, zones)
    let (instant, offset) = zone.resolve(wall: clock)
    let slot = timing.slot(instant: instant, ownOffset: offset)
    return Entry(slot: slot, extent: date.end == .none ? nil : extent(of: date, from: date.start, zone))
  }

  private func extent(of date: Event.AdditionalDate, from start: CalendarTime, _ zone: Zone) -> Extent {
    Extent.of(date.end, start: start, zone: zone) { zones.zone(of: $0, in: event, beside: zone) }.extent
  }

  /// EXDATE names that slot: then an override of it is gone too. Whoever deletes an instance that was moved before
  /// adds an EXDATE, and the override may stay behind.
  func isDeleted(_ slot: Slot) -> Bool { exceptions.contains(slot) }

  /// Whether the series has that slot; to be asked of a source that was not used yet.
  func contains(_ slot: Slot, _ budget: inout StepBudget) -> Bool {
    var search = self
    let wall = timing.wall(of: slot)
    return search.entries(from: wall, through: wall, &budget).contains { $0.slot.key == slot.key }
  }

  private mutating func isExcluded(_ slot: Slot, _ wall: Int64, _ budget: inout StepBudget) -> Bool {
    exceptions.contains(slot) || exclusions.contains(wall, timing, &budget)
  }
}
