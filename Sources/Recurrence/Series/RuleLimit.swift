internal import Records

/// UNTIL beside the DTSTART it belongs to (RFC 5545, 3.3.10), inclusive.
struct RuleLimit: Sendable {
  /// The last wall second that can be meant; near a change of the clock the instant decides.
  let wall: Int64?
  /// The last instant, in seconds.
  let instant: Int64?
  /// A DATE beside a DATE-TIME or the reverse.
  let isOfOtherType: Bool

  /// A DATE limits a timed series to the end of that day of DTSTART's zone; a DATE-TIME limits an all-day series to the
  /// day as it is written. A time without zone is on DTSTART's clock, or it is UTC and lacks its Z: tools write both,
  /// so the later one limits a zoned series.
  init(_ rule: RecurrenceRule, _ event: Event, _ timing: EventTiming, _ zones: ZoneDatabase) {
    guard let until = rule.until else {
      (wall, instant, isOfOtherType) = (nil, nil, false)
      return
    }
    isOfOtherType = until.isDate != timing.isAllDay
    let clock = until.clock.secondsSinceEpoch
    if timing.isAllDay || until.isDate {
      wall = Int64(until.date.daysSinceEpoch) * 86_400 + 86_399
      instant = nil
    } else if case .floating = until, case .floating = event.start {
      (wall, instant) = (clock, nil)
    } else {
      let last = Self.last(until, event, timing, zones)
      wall = last + Int64(timing.zone.offset(at: last)) + timing.zone.spread(around: last)
      instant = last
    }
  }

  private static func last(
    _ until: CalendarTime, _ event: Event, _ timing: EventTiming, _ zones: ZoneDatabase
  ) -> Int64 {
    let clock = until.clock.secondsSinceEpoch
    let last = timing.zone(of: until, in: event, zones).resolve(wall: clock).instant
    if case .floating = until { return max(last, clock) }
    return last
  }

  func admits(_ slot: Slot) -> Bool { instant.map { slot.instant <= $0 } ?? true }
}
