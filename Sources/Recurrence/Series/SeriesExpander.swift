internal import Records

/// One expansion of one series: a value that is used once.
struct SeriesExpander {
  private let series: Series
  /// In milliseconds.
  private let window: (begin: Int64, end: Int64)
  private let zones: ZoneDatabase
  private var budget: StepBudget
  private var result = Expansion()
  private var isCancelled = false

  init(_ series: Series, _ window: Range<Instant>, _ zones: ZoneDatabase, _ budget: StepBudget) {
    self.series = series
    self.window = (window.lowerBound.milliseconds, window.upperBound.milliseconds)
    (self.zones, self.budget) = (zones, budget)
  }

  mutating func expand() -> Expansion {
    if let master = series.master {
      isCancelled = Series.isCancelled(master)
      let timing = EventTiming(master, zones)
      if master.isRecurring || !series.overrides.isEmpty {
        expand(SlotSource(master, timing, zones))
      } else {
        emit(master, timing, timing.slot(wall: timing.startWall), slot: nil)
      }
    } else {
      expandOrphans()
    }
    if budget.isSpent { result.warnings.append(Problem.stepBudgetReached(series.uid)) }
    sort()
    return result
  }

  /// Overrides whose master is unknown stand by themselves.
  private mutating func expandOrphans() {
    var map = SlotMap()
    for event in series.overrides {
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

  private mutating func expand(_ source: SlotSource) {
    var source = source
    let map = overrides(of: &source)
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
    for override in map.single.values { emit(override) }
  }

  /// The wall times between which a slot must lie for its instance to overlap the window.
  private func bounds(_ timing: EventTiming, longest: Int64, shifts: [Int64]) -> (first: Int64, last: Int64) {
    let (begin, end) = (window.begin / 1000, window.end / 1000 + 1)
    let (back, forth) = (max(0, shifts.max() ?? 0), max(0, -(shifts.min() ?? 0)))
    // Around a change of offset the order of instants is not that of the clock.
    let isSteady = timing.zone.offset(at: end - 93_600) == timing.zone.offset(at: end + 93_600)
    return (
      begin + Int64(timing.zone.offset(at: begin)) - longest - back - 93_600,
      end + Int64(timing.zone.offset(at: end)) + forth + (isSteady ? 0 : 93_600)
    )
  }

  private mutating func overrides(of source: inout SlotSource) -> SlotMap {
    var map = SlotMap()
    for event in series.overrides {
      let timing = EventTiming(event, zones)
      map.insert(SlotMap.Override(event: event, slot: slot(of: event, timing, &source), timing: timing))
    }
    map.finish()
    return map
  }

  /// The slot of the master that an override means: the same instant, or the same day where one of the two is a DATE.
  private mutating func slot(of override: Event, _ timing: EventTiming, _ source: inout SlotSource) -> Slot {
    let master = source.timing
    let time = override.recurrenceID ?? override.start
    let day = CivilDateTime(date: time.date).secondsSinceEpoch
    if master.isAllDay { return master.slot(wall: day) }
    guard time.isDate else {
      let zone = zones.zone(of: time, in: override, beside: master.zone)
      let (instant, offset) = zone.resolve(wall: time.clock.secondsSinceEpoch)
      return master.slot(instant: instant, ownOffset: offset)
    }
    // A copy: finding one day's slot leaves the source at its beginning.
    var search = source
    let found = search.entries(from: day, through: day + 86_399, &budget).first { entry in
      (day..<day + 86_400).contains(master.wall(of: entry.slot))
    }
    return found?.slot ?? namedSlot(of: override, timing, isAllDay: true)
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
      id: recurs ? RecordIdentity.occurrence(uid: series.uid, recurrenceID: slot) : event.id, event: event,
      start: start.time, end: end.time, recurrenceID: recurs ? slot : nil)
    if isOff { result.cancelled.append(occurrence) } else { result.occurrences.append(occurrence) }
  }

  private mutating func sort() {
    result.occurrences.sort(by: isBefore)
    result.cancelled.sort(by: isBefore)
  }

  private func isBefore(_ one: Occurrence, _ other: Occurrence) -> Bool {
    let (first, second) = (instant(of: one.start), instant(of: other.start))
    if first != second { return first < second }
    return (one.recurrenceID.map(instant) ?? 0) < (other.recurrenceID.map(instant) ?? 0)
  }

  private func instant(of time: ResolvedTime) -> Int64 {
    switch time {
    case .instant(let instant, _): instant.seconds
    case .date(let date): zones.defaultZone.resolve(wall: CivilDateTime(date: date).secondsSinceEpoch).instant
    }
  }
}
