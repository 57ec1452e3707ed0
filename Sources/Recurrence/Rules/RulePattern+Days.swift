internal import Records

/// The days of one period of a yearly, monthly or weekly rule, by the table and its notes in RFC 5545, 3.3.10. The part
/// that says most about the days makes them, the others limit them.
extension RulePattern {
  /// Adds the days of that year (a year of weeks where the rule has BYWEEKNO), ascending, each once.
  func appendDays(ofYear year: Int, to days: inout [Int]) {
    if !weekNumbers.isEmpty {
      appendWeeks(of: year, to: &days)
    } else if !yearDays.isEmpty {
      appendYearDays(of: year, to: &days)
    } else if hasMonthDays || !hasWeekdays {
      for month in 1...12 where months.isEmpty ? hasMonthDays || month == startMonth : months.contains(month) {
        appendMonthDays(of: month, year, to: &days)
      }
    } else if !months.isEmpty {
      for month in months.members { appendDays(ofMonth: month, year, to: &days) }
    } else {
      let first = CivilDate(year: year, month: 1, day: 1).daysSinceEpoch
      appendWeekdays(from: first, length: CivilDate.isLeap(year) ? 366 : 365, to: &days)
    }
  }

  /// Adds the days of that month, ascending, each once.
  func appendDays(ofMonth month: Int, _ year: Int, to days: inout [Int]) {
    guard months.isEmpty || months.contains(month) else { return }
    if hasMonthDays || !hasWeekdays && yearDays.isEmpty && weekNumbers.isEmpty {
      appendMonthDays(of: month, year, to: &days)
      return
    }
    let first = CivilDate(year: year, month: month, day: 1).daysSinceEpoch
    let length = CivilDate.days(inMonth: month, of: year)
    if yearDays.isEmpty && weekNumbers.isEmpty {
      appendWeekdays(from: first, length: length, to: &days)
    } else {
      // RFC 5545 does not allow BYYEARDAY and BYWEEKNO here; where they are written they limit.
      days += (first..<first + length).filter(admits)
    }
  }

  /// Adds the days of the week that begins on that day.
  func appendDays(ofWeek first: Int, to days: inout [Int]) {
    // RFC 5545 does not allow these three parts here; where they are written they limit.
    let limits = hasMonthDays || !yearDays.isEmpty || !weekNumbers.isEmpty
    for day in first..<first + 7 {
      let isWanted = hasWeekdays || limits || Weekday.of(day: day).rawValue == startWeekday
      if isWanted, admits(day: day) { days.append(day) }
    }
  }

  private func appendWeeks(of year: Int, to days: inout [Int]) {
    let first = CalendarWeek.firstStart(in: year, weekStart: weekStart)
    let count = CalendarWeek.count(in: year, weekStart: weekStart)
    let weeks = Set(weekNumbers.map { $0 > 0 ? $0 : count + $0 + 1 }).filter { (1...count).contains($0) }
    // A rule that names weeks alone means DTSTART's day of them.
    let isOpen = !hasWeekdays && !hasMonthDays && yearDays.isEmpty
    for week in weeks.sorted() {
      let begin = first + (week - 1) * 7
      for day in begin..<begin + 7 where !isOpen || Weekday.of(day: day).rawValue == startWeekday {
        if admits(day: day) { days.append(day) }
      }
    }
  }

  private func appendYearDays(of year: Int, to days: inout [Int]) {
    let first = CivilDate(year: year, month: 1, day: 1).daysSinceEpoch
    let length = CivilDate.isLeap(year) ? 366 : 365
    let indexes = Set(yearDays.map { $0 > 0 ? $0 - 1 : length + $0 })
    days += indexes.filter { (0..<length).contains($0) }.sorted().map { first + $0 }.filter(admits)
  }

  private func appendMonthDays(of month: Int, _ year: Int, to days: inout [Int]) {
    let length = CivilDate.days(inMonth: month, of: year)
    let first = CivilDate(year: year, month: month, day: 1).daysSinceEpoch
    guard hasMonthDays else {
      if startDay <= length { days.append(first + startDay - 1) }
      return
    }
    for index in 1...length where monthDays.contains(index) || monthDaysFromEnd.contains(length - index + 1) {
      if admits(day: first + index - 1) { days.append(first + index - 1) }
    }
  }

  /// BYDAY in a month or a year: every such weekday, or the one with that ordinal.
  private func appendWeekdays(from first: Int, length: Int, to days: inout [Int]) {
    let begin = days.count
    for weekday in weekdays.members {
      let offset = (weekday - Weekday.of(day: first).rawValue + 7) % 7
      days += stride(from: first + offset, to: first + length, by: 7)
    }
    for entry in ordinalWeekdays {
      let offset = (entry.weekday.rawValue - Weekday.of(day: first).rawValue + 7) % 7
      let last = offset + (length - 1 - offset) / 7 * 7
      let index = entry.ordinal > 0 ? offset + (entry.ordinal - 1) * 7 : last + (entry.ordinal + 1) * 7
      if (0..<length).contains(index) { days.append(first + index) }
    }
    guard weekdays.count + ordinalWeekdays.count > 1 else { return }
    let sorted = Set(days[begin...]).sorted()
    days.replaceSubrange(begin..., with: sorted)
  }
}
