internal import Records

/// One expansion of one series: a value that is used once.
struct SeriesExpander {
  private let uid: String
  /// In milliseconds.
  private let window: (begin: Int64, end: Int64)
  /// Some 30,000 years: beyond all that iCalendar can write, and small enough to calculate with.
  private static let farthest: Int64 = 1_000_000_000_000_000
  private let zones: ZoneDatabase
  private var budget: StepBudget
  private var result = Expansion()
  private var isCancelled = false

  init(_ uid: String, _ window: Range<Instant>, _ zones: ZoneDatabase, _ budget: StepBudget) {
    self.uid = uid
    self.window = (
      min(max(window.lowerBound.milliseconds, -Self.farthest), Self.farthest),
      min(max(window.upperBound.milliseconds, -Self.farthest), Self.farthest)
    )
    (self.zones, self.budget) = (zones, budget)
  }

  mutating func expand(_ series: Series) -> Expansion {
    if let master = series.master {
      isCancelled = Series.isCancelled(master)
      let timing = EventTiming(master, zones)
      if master.isRecurring || !series.overrides.isEmpty {
        expand(SlotSource(master, timing, zones), series.overrides)
      } else {
        emit(master, timing, timing.slot(wall: timing.startWall), slot: nil)
      }
    } else {
      expandOrphans(series.overrides)
    }
    if budget.isSpent { result.warnings.append(Problem.stepBudgetReached(uid)) }
    sort()
    return result
  }

  /// Overrides whose master is unknown stand by themselves.
  private mutating func expandOrphans(_ overrides: [Event]) {
    var map = SlotMap()
    for event in overrides {
      let timing = EventTiming(event, zones)
      let named = (event.recurrenceID ?? event.start).isDate
      map.insert(
        SlotMap.Override(
          event: event, slot: namedSlot(of: event, timing, isAllDay: named), timing: timing))
    }
    for override in map.single.values { emit(override) }
  }

  /// The slot that RECURRENCE-ID names, by the zone it names itself.
  private func namedSlot(of event: Event, _ timing: EventTiming, isAllDay: Bool) -> Slot {
    let time = event.recurrenceID ?? event.start
    let clock = time.clock.secondsSinceEpoch
    let zone = zones.zone(of: time, in: event, beside: timing.isAllDay ? zones.defaultZone : timing.zone)
    let (instant, offset) = zone.resolve(wall: clock)
    guard isAllDay else {
      return Slot(key: instant, instant: instant, time: .instant(Instant(seconds: instant), offset: offset))
    }
    return Slot(key: Int64(time.date.daysSinceEpoch), instant: instant, time: .date(time.date))
  }

  private mutating func expand(_ source: SlotSource, _ overrides: [Event]) {
    let unused = source
    var source = source
    let map = place(overrides, in: unused)
    let shifts = map.ranges.map(\.shift)
    let longest = ([source.timing.extent] + map.ranges.map(\.timing.extent)).map(\.longest).max() ?? 0
    let (first, last) = bounds(source.timing, longest: longest, shifts: shifts)
    let lastRange = map.ranges.last
    let entries = source.entries(from: first, through: last, &budget) { [isCancelled, window] slot in
      // The window is behind us when an instance that will be shown starts after it, or none ever will.
      let range = map.range(over: slot)
      if isCancelled || range.map({ Series.isCancelled($0.event) && $0.slot.key == lastRange?.slot.key }) ?? false {
        return true
      }
      if map.single[slot.key] != nil { return false }
      return (range?.moved(slot).instant ?? slot.instant) * 1000 >= window.end
    }
    for entry in entries where map.single[entry.slot.key] == nil {
      if let range = map.range(over: entry.slot) {
        emit(range.event, range.timing, range.moved(entry.slot), slot: entry.slot.time)
      } else {
        emit(source.event, source.timing, entry.slot, extent: entry.extent, slot: entry.slot.time)
      }
    }
    for override in map.single.values where !source.isDeleted(override.slot) && !isStale(override, unused) {
      emit(override)
    }
  }

  /// A copy of the master as it was before its last change, for a slot that the series has no more: some servers make
  /// an override of every old instance, rule and all, when a series is moved.
  private mutating func isStale(_ override: SlotMap.Override, _ source: SlotSource) -> Bool {
    let event = override.event
    guard event.sequence < source.event.sequence, event.isRecurring || !event.exceptionDates.isEmpty else {
      return false
    }
    return !source.contains(override.slot, &budget)
  }

  /// The wall times between which a slot must lie for its instance to overlap the window.
  private func bounds(_ timing: EventTiming, longest: Int64, shifts: [Int64]) -> (first: Int64, last: Int64) {
    let (back, forth) = (max(0, shifts.max() ?? 0), max(0, -(shifts.min() ?? 0)))
    // A range's clock may be another zone's, which changes on other days.
    let margin: Int64 = shifts.isEmpty ? 1 : 93_600
    let begin = window.begin / 1000 - longest - back - margin
    let end = window.end / 1000 + forth + margin
    return (
      begin + Int64(timing.zone.offset(at: begin)) - timing.zone.spread(around: begin),
      end + Int64(timing.zone.offset(at: end)) + timing.zone.spread(around: end)
    )
  }

  private mutating func place(_ overrides: [Event], in source: SlotSource) -> SlotMap {
    var map = SlotMap()
    for event in overrides {
      let timing = EventTiming(event, zones)
      map.insert(SlotMap.Override(event: event, slot: slot(of: event, timing, source), timing: timing))
    }
    map.finish()
    return map
  }

  /// The slot of the master that an override means: the same instant, or the same day where one of the two is a DATE.
  private mutating func slot(of override: Event, _ timing: EventTiming, _ source: SlotSource) -> Slot {
    let master = source.timing
    let time = override.recurrenceID ?? override.start
    let day = CivilDateTime(date: time.date).secondsSinceEpoch
    if master.isAllDay { return daySlot(of: time, master.slot(wall: day), source) }
    guard time.isDate else {
      let zone = zones.zone(of: time, in: override, beside: master.zone)
      let (instant, offset) = zone.resolve(wall: time.clock.secondsSinceEpoch)
      return master.slot(instant: instant, ownOffset: offset)
    }
    var search = source
    let found = search.entries(from: day, through: day + 86_399, &budget).first { entry in
      (day..<day + 86_400).contains(master.wall(of: entry.slot))
    }
    return found?.slot ?? namedSlot(of: override, timing, isAllDay: true)
  }

  /// The day as it is written; where the series has no such day, a time in UTC may be a midnight of the default zone.
  private mutating func daySlot(of time: CalendarTime, _ written: Slot, _ source: SlotSource) -> Slot {
    guard case .utc(let clock) = time, clock != CivilDateTime(date: clock.date), !source.contains(written, &budget)
    else {
      return written
    }
    let local = zones.defaultZone.clock(at: Instant(seconds: clock.secondsSinceEpoch))
    let other = source.timing.slot(wall: CivilDateTime(date: local.date).secondsSinceEpoch)
    return source.contains(other, &budget) ? other : written
  }

  private mutating func emit(_ override: SlotMap.Override) {
    let start = override.timing.slot(wall: override.timing.startWall)
    emit(override.event, override.timing, start, slot: override.slot.time)
  }

  /// Puts an instance where it belongs: into the window, behind it, or nowhere.
  private mutating func emit(
    _ event: Event, _ timing: EventTiming, _ start: Slot, extent: Extent? = nil, slot: ResolvedTime?
  ) {
    let begin = start.instant * 1000
    let isOff = isCancelled || Series.isCancelled(event)
    guard begin < window.end else {
      if !isOff, result.next.map({ begin < $0.milliseconds }) ?? true { result.next = Instant(milliseconds: begin) }
      return
    }
    let end = timing.end(of: start, extent: extent ?? timing.extent)
    guard end.instant * 1000 > window.begin || end.instant <= start.instant && begin >= window.begin else { return }
    let recurs = slot != nil && (event.recurrenceID != nil || event.isRecurring)
    let occurrence = Occurrence(
      id: recurs ? RecordIdentity.occurrence(uid: uid, recurrenceID: slot) : event.id, event: event,
      start: start.time, end: end.time, recurrenceID: recurs ? slot : nil)
    if isOff { result.cancelled.append(occurrence) } else { result.occurrences.append(occurrence) }
  }

  private mutating func sort() {
    sort(&result.occurrences)
    sort(&result.cancelled)
  }

  /// By start, then slot.
  private func sort(_ occurrences: inout [Occurrence]) {
    guard occurrences.count > 1 else { return }
    let keys = occurrences.map { (instant(of: $0.start), $0.recurrenceID.map(instant) ?? 0) }
    // A series without overrides comes in order.
    if zip(keys, keys.dropFirst()).allSatisfy({ $0 <= $1 }) { return }
    occurrences = keys.indices.sorted { keys[$0] < keys[$1] }.map { occurrences[$0] }
  }

  private func instant(of time: ResolvedTime) -> Int64 {
    switch time {
    case .instant(let instant, _): instant.seconds
    case .date(let date): zones.defaultZone.resolve(wall: CivilDateTime(date: date).secondsSinceEpoch).instant
    }
  }
}
