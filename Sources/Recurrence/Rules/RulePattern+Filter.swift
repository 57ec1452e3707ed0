internal import Records

extension RulePattern {
  /// Whether a day (from 1970-01-01) passes all the parts that limit days.
  func admits(day: Int) -> Bool {
    guard hasDayFilter else { return true }
    let date = CivilDate(daysSinceEpoch: day)
    return admitsMonth(date) && admitsMonthDay(date) && admitsWeekday(day, date) && admitsYearDay(day, date)
      && admitsWeekNumber(day)
  }

  func admitsMonth(_ date: CivilDate) -> Bool { months.isEmpty || months.contains(date.month) }

  func admitsMonthDay(_ date: CivilDate) -> Bool {
    guard hasMonthDays else { return true }
    if monthDays.contains(date.day) { return true }
    return monthDaysFromEnd.contains(CivilDate.days(inMonth: date.month, of: date.year) - date.day + 1)
  }

  func admitsWeekday(_ day: Int, _ date: CivilDate) -> Bool {
    guard hasWeekdays else { return true }
    let weekday = Weekday.of(day: day)
    if weekdays.contains(weekday.rawValue) { return true }
    guard ordinalWeekdays.contains(where: { $0.weekday == weekday }) else { return false }
    let (index, length) =
      ordinalsCountInMonth
      ? (date.day - 1, CivilDate.days(inMonth: date.month, of: date.year))
      : (day - CivilDate(year: date.year, month: 1, day: 1).daysSinceEpoch, CivilDate.isLeap(date.year) ? 366 : 365)
    let (fromStart, fromEnd) = (index / 7 + 1, -((length - 1 - index) / 7 + 1))
    return ordinalWeekdays.contains { $0.weekday == weekday && ($0.ordinal == fromStart || $0.ordinal == fromEnd) }
  }

  func admitsYearDay(_ day: Int, _ date: CivilDate) -> Bool {
    guard !yearDays.isEmpty else { return true }
    let index = day - CivilDate(year: date.year, month: 1, day: 1).daysSinceEpoch
    let length = CivilDate.isLeap(date.year) ? 366 : 365
    return yearDays.contains { $0 == index + 1 || $0 == index - length }
  }

  func admitsWeekNumber(_ day: Int) -> Bool {
    guard !weekNumbers.isEmpty else { return true }
    let year = CalendarWeek.year(of: day, weekStart: weekStart)
    let number = (day - CalendarWeek.firstStart(in: year, weekStart: weekStart)) / 7 + 1
    let count = CalendarWeek.count(in: year, weekStart: weekStart)
    return weekNumbers.contains { $0 == number || $0 == number - count - 1 }
  }

  /// The first day from that one on whose month the rule admits: a long way in one step.
  func nextDayInMonths(from day: Int) -> Int {
    guard !months.isEmpty else { return day }
    let date = CivilDate(daysSinceEpoch: day)
    if months.contains(date.month) { return day }
    if let month = months.next(after: date.month) {
      return CivilDate(year: date.year, month: month, day: 1).daysSinceEpoch
    }
    return CivilDate(year: date.year + 1, month: months.next(after: 0) ?? 1, day: 1).daysSinceEpoch
  }
}
