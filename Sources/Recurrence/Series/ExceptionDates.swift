internal import Records

/// EXDATE: the instants and days that are taken out of a series (RFC 5545, 3.8.5.1).
///
/// A DATE on a timed series takes out that day of DTSTART's zone. A DATE-TIME on an all-day series means the day that
/// it shows in its own zone, never the day of UTC: Outlook writes local midnights.
struct ExceptionDates: Sendable {
  private var instants: Set<Int64> = []
  private var days: Set<Int64> = []

  init(_ event: Event, _ timing: EventTiming, _ zones: ZoneDatabase) {
    for date in event.exceptionDates {
      if timing.isAllDay || date.isDate {
        days.insert(Int64(date.date.daysSinceEpoch))
      } else {
        let zone = timing.zone(of: date, in: event, zones)
        instants.insert(zone.resolve(wall: date.clock.secondsSinceEpoch).instant)
      }
    }
  }

  func contains(_ slot: Slot) -> Bool {
    if !instants.isEmpty, instants.contains(slot.instant) { return true }
    guard !days.isEmpty else { return false }
    switch slot.time {
    case .date: return days.contains(slot.key)
    case .instant(let instant, let offset):
      let wall = instant.seconds + Int64(offset)
      return days.contains((wall - (wall < 0 ? 86_399 : 0)) / 86_400)
    }
  }
}
