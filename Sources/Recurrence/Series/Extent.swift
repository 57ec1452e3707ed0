internal import Records

/// How long an instance lasts, given its start.
enum Extent: Sendable {
  /// Of a day: whole days, at least one.
  case days(Int)
  /// DTEND: "the same exact duration will apply to all the members" (RFC 5545, 3.8.5.3). Seconds, not negative.
  case exact(Int64)
  /// DURATION: "the same nominal duration"; days of the clock first, then exact seconds (RFC 5545, 3.3.6).
  case nominal(days: Int, seconds: Int64)

  /// Seconds that no instance lasts longer than; a clock's day has 26 hours at most but for a date line's shift.
  var longest: Int64 {
    switch self {
    case .days(let days): Int64(days) * 86_400 + 93_600
    case .exact(let seconds): seconds
    case .nominal(let days, let seconds): Int64(days) * 86_400 + 93_600 + seconds
    }
  }
}

/// What had to be read into the end of an event (RFC 5545, 3.6.1 and 3.8.2.2).
enum EndRepair: Sendable {
  /// A moment, or the one day, stands in.
  case beforeStart
  /// A DATE behind a DATE-TIME, or the reverse.
  case otherValueType
  /// Hours behind a DATE.
  case partOfDay
}

extension Extent {
  /// Longer than the calendar: keeps the sums of hostile durations within their type.
  private static let dayLimit = 3_700_000

  /// The extent of an event that starts at that time of that zone, and what it took to find it.
  static func of(_ end: Event.End, start: CalendarTime, zone: Zone, endZone: (CalendarTime) -> Zone)
    -> (extent: Extent, repair: EndRepair?)
  {
    switch end {
    case .none: return (start.isDate ? .days(1) : .exact(0), nil)
    case .duration(let duration):
      let days = min(max(duration.days, -dayLimit), dayLimit)
      let seconds = min(max(duration.seconds, -Int64(dayLimit) * 86_400), Int64(dayLimit) * 86_400)
      return start.isDate ? ofDay(days, seconds) : ofTime(days, seconds)
    case .time(let time):
      return start.isDate ? ofDay(start.date, until: time) : ofTime(start, zone, until: time, endZone: endZone)
    }
  }

  private static func ofDay(_ days: Int, _ seconds: Int64) -> (extent: Extent, repair: EndRepair?) {
    let total = Int64(days) * 86_400 + seconds
    let whole = Int((total + 86_399) / 86_400)
    if total < 0 { return (.days(1), .beforeStart) }
    return (.days(max(1, whole)), seconds % 86_400 == 0 ? nil : .partOfDay)
  }

  private static func ofTime(_ days: Int, _ seconds: Int64) -> (extent: Extent, repair: EndRepair?) {
    guard Int64(days) * 86_400 + seconds >= 0 else { return (.exact(0), .beforeStart) }
    return (days == 0 ? .exact(seconds) : .nominal(days: days, seconds: seconds), nil)
  }

  /// An end equal to its start means the one day, as many tools write it; a time in a day includes that day.
  private static func ofDay(_ start: CivilDate, until end: CalendarTime) -> (extent: Extent, repair: EndRepair?) {
    let isMidnight = end.clock == CivilDateTime(date: end.date)
    let days = end.date.daysSinceEpoch - start.daysSinceEpoch + (isMidnight ? 0 : 1)
    if days < 0 { return (.days(1), .beforeStart) }
    return (.days(max(1, days)), end.isDate ? nil : .otherValueType)
  }

  private static func ofTime(
    _ start: CalendarTime, _ zone: Zone, until end: CalendarTime, endZone: (CalendarTime) -> Zone
  ) -> (extent: Extent, repair: EndRepair?) {
    let from = zone.resolve(wall: start.clock.secondsSinceEpoch).instant
    if case .date(let date) = end {
      // A day as the end is exclusive, as for days; the start's own day can only mean all of it.
      let day = date == start.date ? date.advanced(byDays: 1) : date
      let to = zone.resolve(wall: CivilDateTime(date: day).secondsSinceEpoch).instant
      return to < from ? (.exact(0), .beforeStart) : (.exact(to - from), .otherValueType)
    }
    let to = endZone(end).resolve(wall: end.clock.secondsSinceEpoch).instant
    return to < from ? (.exact(0), .beforeStart) : (.exact(to - from), nil)
  }
}
