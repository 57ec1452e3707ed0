package import Records

/// What is wrong with an event's times and rules, and by which rule of ours it is read all the same.
///
/// Cheap for ordinary events: one rule costs a look at its first instance after DTSTART. All are warnings about the
/// UID; whoever knows the file adds it.
package func examine(_ event: Event, zones: ZoneDatabase, stepBudget: Int = StepBudget.examination) -> [Problem] {
  var examination = Examination(event: event, zones: zones, budget: StepBudget(stepBudget))
  examination.examineZones()
  examination.examineEnd()
  examination.examineRules()
  return examination.problems
}

private struct Examination {
  let event: Event
  let zones: ZoneDatabase
  var budget: StepBudget
  var problems: [Problem] = []

  init(event: Event, zones: ZoneDatabase, budget: StepBudget) {
    (self.event, self.zones, self.budget) = (event, zones, budget)
  }

  private mutating func warn(_ message: String, hint: String) {
    problems.append(Problem(.warning, record: event.uid, message, hint: hint))
  }

  // MARK: Zones

  mutating func examineZones() {
    var unknown: [String] = []
    note(event.start.tzid, &unknown)
    if case .time(let end) = event.end { note(end.tzid, &unknown) }
    note(event.recurrenceID?.tzid, &unknown)
    if case .floating = event.start { note(event.floatingZone, &unknown) }
    for date in event.additionalDates { note(date.start.tzid, &unknown) }
    for date in event.exceptionDates { note(date.tzid, &unknown) }
    problems += unknown.map { Problem.unknownZone($0, event.uid) }
  }

  private func note(_ tzid: String?, _ unknown: inout [String]) {
    guard let tzid, zones.zone(for: tzid, definitions: event.zones) == nil, !unknown.contains(tzid) else { return }
    unknown.append(tzid)
  }

  // MARK: End

  mutating func examineEnd() {
    switch EventTiming(event, zones).repair {
    case nil: break
    case .beforeStart:
      warn("event ends before it starts; its end is ignored", hint: "mend DTEND or DURATION")
    case .otherValueType:
      warn(
        "DTSTART and DTEND are of different value types; DTEND read as \(event.start.isDate ? "a day" : "a midnight")",
        hint: "write both as DATE or both as DATE-TIME")
    case .partOfDay:
      warn(
        "an all-day event lasts part of a day; whole days used", hint: "write DURATION in days, or DTSTART as DATE-TIME"
      )
    }
  }

  // MARK: Rules

  mutating func examineRules() {
    if event.recurrenceID != nil {
      guard !event.rules.isEmpty || !event.additionalDates.isEmpty else { return }
      warn("an override has a recurrence of its own; ignored", hint: "only the component without RECURRENCE-ID recurs")
      return
    }
    guard !event.rules.isEmpty else { return }
    let timing = EventTiming(event, zones)
    for rule in event.rules { examine(rule, timing) }
  }

  private mutating func examine(_ rule: RecurrenceRule, _ timing: EventTiming) {
    let limit = RuleLimit(rule, event, timing, zones)
    if limit.isOfOtherType {
      warn(
        "UNTIL is \(timing.isAllDay ? "a time beside an all-day DTSTART" : "a day beside a timed DTSTART"); "
          + "read as that day, inclusive",
        hint: "write UNTIL with the value type of DTSTART")
    }
    if rule.until != nil, rule.count != nil {
      warn("UNTIL and COUNT in one rule; whichever ends first is used", hint: "leave one of the two out")
    }
    if let count = rule.count, count < 1 {
      warn("COUNT=\(count) is no count; the rule has no end", hint: "leave COUNT out, or write 1 or more")
    }
    guard rule.count != 1 else { return }
    search(rule, timing, limit)
  }

  /// Looks for one instance of the rule: DTSTART where the rule matches it, or a later one.
  private mutating func search(_ rule: RecurrenceRule, _ timing: EventTiming, _ limit: RuleLimit) {
    var iterator = RuleIterator(
      rule, start: timing.startWall, isAllDay: timing.isAllDay, untilWall: limit.wall, includesStart: false)
    while let wall = iterator.next(&budget) {
      if limit.admits(timing.slot(wall: wall)) { return }
    }
    if budget.isSpent {
      problems.append(Problem.stepBudgetReached(event.uid))
    } else {
      warn("the recurrence rule yields nothing; the event takes place once", hint: "mend RRULE")
    }
  }
}
