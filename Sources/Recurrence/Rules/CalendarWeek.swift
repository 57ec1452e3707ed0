internal import Records

/// Weeks as RFC 5545, 3.3.10 numbers them: they begin on WKST, and week 1 is the first with four days in the year
/// (ISO 8601 where WKST is Monday). Days are counted from 1970-01-01.
enum CalendarWeek {
  /// The first day of the week that holds that day.
  static func start(of day: Int, weekStart: Weekday) -> Int {
    day - (Weekday.of(day: day).rawValue - weekStart.rawValue + 7) % 7
  }

  /// The first day of week 1; it may lie in the year before.
  static func firstStart(in year: Int, weekStart: Weekday) -> Int {
    // Week 1 is the one that holds 4 January.
    start(of: CivilDate(year: year, month: 1, day: 4).daysSinceEpoch, weekStart: weekStart)
  }

  /// 52 or 53.
  static func count(in year: Int, weekStart: Weekday) -> Int {
    (firstStart(in: year + 1, weekStart: weekStart) - firstStart(in: year, weekStart: weekStart)) / 7
  }

  /// The year whose week holds that day.
  static func year(of day: Int, weekStart: Weekday) -> Int {
    let year = CivilDate(daysSinceEpoch: day).year
    if day < firstStart(in: year, weekStart: weekStart) { return year - 1 }
    return day < firstStart(in: year + 1, weekStart: weekStart) ? year : year + 1
  }
}

extension Weekday {
  /// Of a day counted from 1970-01-01, a Thursday.
  static func of(day: Int) -> Weekday {
    let index = (day + 3) % 7
    return allCases[index < 0 ? index + 7 : index]
  }
}
