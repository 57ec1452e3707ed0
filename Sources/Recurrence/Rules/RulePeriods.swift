internal import Records

/// The periods of a rule: every interval-th second, minute, hour, day, week, month or year from the one that holds
/// DTSTART, by index.
struct RulePeriods: Sendable {
  let frequency: RecurrenceRule.Frequency
  let interval: Int
  /// The first period: a year, a month counted from year 0, a day for weeks and days, wall seconds below.
  let origin: Int
  /// The years are years of weeks (BYWEEKNO).
  private let countsWeeks: Bool

  init(_ pattern: RulePattern, start: CivilDateTime) {
    (frequency, interval) = (pattern.frequency, pattern.interval)
    countsWeeks = !pattern.weekNumbers.isEmpty
    let day = start.date.daysSinceEpoch
    let wall = Int(start.secondsSinceEpoch)
    switch pattern.frequency {
    case .yearly:
      // A week belongs to one year only, which may not be the calendar year of its days.
      origin =
        pattern.weekNumbers.isEmpty
        ? start.date.year : CalendarWeek.year(of: day, weekStart: pattern.weekStart)
    case .monthly: origin = start.date.year * 12 + start.date.month - 1
    case .weekly: origin = CalendarWeek.start(of: day, weekStart: pattern.weekStart)
    case .daily: origin = day
    case .hourly: origin = wall - start.minute * 60 - start.second
    case .minutely: origin = wall - start.second
    case .secondly: origin = wall
    }
  }

  var isSubDaily: Bool { frequency < .daily }

  /// Seconds of one unit, for the frequencies of which all are equally long.
  private var unit: Int {
    switch frequency {
    case .secondly: 1
    case .minutely: 60
    case .hourly: 3600
    case .daily: 86_400
    case .weekly: 604_800
    case .monthly, .yearly: 0
    }
  }

  /// Where a period begins at the earliest, in wall seconds.
  func begin(of index: Int) -> Int64 {
    let value = origin + index * interval
    switch frequency {
    case .secondly, .minutely, .hourly: return Int64(origin + index * interval * unit)
    case .daily: return Int64(value) * 86_400
    case .weekly: return Int64(origin + index * interval * 7) * 86_400
    case .monthly: return Self.wall(year: value / 12, month: value % 12 + 1)
    // Week 1 may begin three days before its year.
    case .yearly: return Self.wall(year: value, month: 1) - (countsWeeks ? 3 * 86_400 : 0)
    }
  }

  private static func wall(year: Int, month: Int) -> Int64 {
    Int64(CivilDate(year: year, month: month, day: 1).daysSinceEpoch) * 86_400
  }

  /// The days of a period of a day or more.
  func appendDays(of index: Int, _ pattern: RulePattern, to days: inout [Int]) {
    let value = origin + index * interval
    switch frequency {
    case .yearly: pattern.appendDays(ofYear: value, to: &days)
    case .monthly: pattern.appendDays(ofMonth: value % 12 + 1, value / 12, to: &days)
    case .weekly: pattern.appendDays(ofWeek: origin + index * interval * 7, to: &days)
    case .daily: if pattern.admits(day: value) { days.append(value) }
    case .hourly, .minutely, .secondly: break
    }
  }

  /// The period to look at after that one: days whose month the rule leaves out are passed over at once.
  func following(_ index: Int, _ pattern: RulePattern, isEmpty: Bool) -> Int {
    guard isEmpty, frequency == .daily, !pattern.months.isEmpty else { return index + 1 }
    let day = origin + (index + 1) * interval
    return self.index(atOrAfter: Int64(pattern.nextDayInMonths(from: day)) * 86_400)
  }

  /// The first period of a day or less that begins at that time or later.
  func index(atOrAfter wall: Int64) -> Int {
    let size = unit * interval
    let distance = Int(wall) - (frequency == .daily ? origin * 86_400 : origin)
    return distance <= 0 ? 0 : (distance + size - 1) / size
  }

  /// The last period from which no time that is at or after the given one is missing.
  func index(before wall: Int64) -> Int {
    let date = CivilDateTime(secondsSinceEpoch: wall).date
    let distance: Int
    switch frequency {
    case .yearly: distance = (date.year - 1 - origin) / interval
    case .monthly: distance = (date.year * 12 + date.month - 1 - origin) / interval
    case .weekly: distance = (date.daysSinceEpoch - origin) / (7 * interval)
    case .daily: distance = (date.daysSinceEpoch - origin) / interval
    case .hourly, .minutely, .secondly: distance = (Int(wall) - origin) / (unit * interval)
    }
    return max(0, distance)
  }
}
