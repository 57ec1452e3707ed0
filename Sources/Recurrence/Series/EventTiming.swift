internal import Records

/// A place in a series: where an instance starts.
struct Slot: Sendable {
  /// What tells slots of one series apart: the day (from 1970-01-01) of a DATE, else the instant in seconds.
  var key: Int64
  /// In seconds since the epoch; of a day its midnight in the default zone.
  var instant: Int64
  var time: ResolvedTime
}

/// An event's start and length with all zones looked up.
struct EventTiming: Sendable {
  let isAllDay: Bool
  /// The zone of DTSTART; for days the default zone.
  let zone: Zone
  /// The zone in which an end is shown.
  let endZone: Zone
  let startWall: Int64
  let extent: Extent
  let repair: EndRepair?

  init(_ event: Event, _ zones: ZoneDatabase) {
    isAllDay = event.start.isDate
    let zone = isAllDay ? zones.defaultZone : zones.zone(of: event.start, in: event)
    self.zone = zone
    startWall = event.start.clock.secondsSinceEpoch
    (extent, repair) = Extent.of(event.end, start: event.start, zone: zone) {
      $0.tzid != nil && $0.tzid == event.start.tzid ? zone : zones.zone(of: $0, in: event, beside: zone)
    }
    if case .time(let end) = event.end, !end.isDate, end.tzid != event.start.tzid {
      endZone = zones.zone(of: end, in: event, beside: zone)
    } else {
      endZone = zone
    }
  }

  /// The zone of another time of the same component; mostly it is DTSTART's.
  func zone(of time: CalendarTime, in event: Event, _ zones: ZoneDatabase) -> Zone {
    if let tzid = time.tzid, tzid == event.start.tzid { return zone }
    return zones.zone(of: time, in: event, beside: zone)
  }

  /// The slot at a time of DTSTART's clock.
  func slot(wall: Int64) -> Slot {
    let (instant, offset) = zone.resolve(wall: wall)
    guard isAllDay else {
      return Slot(key: instant, instant: instant, time: .instant(Instant(seconds: instant), offset: offset))
    }
    let days = Int((wall - (wall < 0 ? 86_399 : 0)) / 86_400)
    return Slot(key: Int64(days), instant: instant, time: .date(CivilDate(daysSinceEpoch: days)))
  }

  /// The slot at an instant, or at the day that its own zone shows then.
  func slot(instant: Int64, ownOffset: Int) -> Slot {
    if isAllDay { return slot(wall: instant + Int64(ownOffset)) }
    let offset = zone.offset(at: instant)
    return Slot(key: instant, instant: instant, time: .instant(Instant(seconds: instant), offset: offset))
  }

  /// What DTSTART's clock shows at a slot.
  func wall(of slot: Slot) -> Int64 {
    switch slot.time {
    case .date(let date): Int64(date.daysSinceEpoch) * 86_400
    case .instant(let instant, let offset): instant.seconds + Int64(offset)
    }
  }

  /// The exclusive end of an instance.
  func end(of start: Slot, extent: Extent) -> (instant: Int64, time: ResolvedTime) {
    switch extent {
    case .days(let days):
      let end = slot(wall: wall(of: start) + Int64(days) * 86_400)
      return (end.instant, end.time)
    case .exact(let seconds): return moment(start.instant + seconds)
    case .nominal(let days, let seconds):
      return moment(zone.resolve(wall: wall(of: start) + Int64(days) * 86_400).instant + seconds)
    }
  }

  private func moment(_ instant: Int64) -> (instant: Int64, time: ResolvedTime) {
    (instant, .instant(Instant(seconds: instant), offset: endZone.offset(at: instant)))
  }
}

extension ZoneDatabase {
  /// The zone by which a time of an event is read. `beside` is DTSTART's zone, for the other times of a component:
  /// where they name no zone they are on DTSTART's clock.
  func zone(of time: CalendarTime, in event: Event, beside: Zone? = nil) -> Zone {
    switch time {
    case .utc: return .utc
    case .offset(_, let seconds): return Zone(offset: seconds)
    case .zoned(_, let tzid): return zone(for: tzid, definitions: event.zones) ?? defaultZone
    case .floating, .date:
      if let beside { return beside }
      guard let name = event.floatingZone else { return defaultZone }
      return zone(for: name, definitions: event.zones) ?? defaultZone
    }
  }
}
