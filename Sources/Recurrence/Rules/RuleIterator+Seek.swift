internal import Records

extension RuleIterator {
  /// Moves on so that the next time is the first at or after that one, or one not far before it. Without COUNT, and
  /// with COUNT where every period has as many times as the others, whole intervals are jumped over.
  mutating func seek(_ wall: Int64, _ budget: inout StepBudget) {
    guard wall > start, !isFinished else { return }
    let index = base.index(before: wall)
    guard index > periodIndex else { return }
    if let count {
      guard let regular = pattern.timesOfEveryPeriod, let first = timesOfFirstPeriod(&budget) else { return }
      let (product, overflow) = (index - 1).multipliedReportingOverflow(by: regular)
      emitted = overflow ? count : first + product
      if emitted >= count {
        isFinished = true
        return
      }
    }
    isStartPending = false
    periodIndex = index
    days.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    cursor = 0
  }

  /// How many times the first period yields, DTSTART among them. Called before the first time was taken.
  private func timesOfFirstPeriod(_ budget: inout StepBudget) -> Int? {
    var probe = self
    let end = base.begin(of: 1)
    var number = 0
    while let wall = probe.next(&budget) {
      if wall >= end { return number }
      number += 1
    }
    return budget.isSpent ? nil : number
  }
}

extension RulePattern {
  /// How many times every period yields, where they all yield the same number.
  var timesOfEveryPeriod: Int? {
    guard let days = daysOfEveryPeriod else { return nil }
    let product = days * times.count
    return positions.isEmpty ? product : RulePattern.indexes(positions, count: product).count
  }

  private var daysOfEveryPeriod: Int? {
    switch frequency {
    case .daily: return hasDayFilter ? nil : 1
    case .weekly:
      guard months.isEmpty, !hasMonthDays, yearDays.isEmpty, weekNumbers.isEmpty else { return nil }
      return weekdays.isEmpty ? 1 : weekdays.count
    case .monthly:
      guard months.isEmpty, yearDays.isEmpty, weekNumbers.isEmpty else { return nil }
      return daysOfEveryMonth
    case .yearly:
      guard months.isEmpty, !hasMonthDays, !hasWeekdays, yearDays.isEmpty, weekNumbers.isEmpty else { return nil }
      return startMonth == 2 && startDay == 29 ? nil : 1
    case .hourly: return hasDayFilter || !hours.isEmpty ? nil : 1
    case .minutely: return hasDayFilter || !hours.isEmpty || !minutes.isEmpty ? nil : 1
    case .secondly: return hasDayFilter || !hours.isEmpty || !minutes.isEmpty || !seconds.isEmpty ? nil : 1
    }
  }

  private var daysOfEveryMonth: Int? {
    if !hasMonthDays && !hasWeekdays { return startDay <= 28 ? 1 : nil }
    if hasMonthDays {
      // Counted from both ends, two numbers may mean one day.
      guard !hasWeekdays, monthDays.isEmpty || monthDaysFromEnd.isEmpty else { return nil }
      let days = monthDays.isEmpty ? monthDaysFromEnd : monthDays
      return days.next(after: 28) == nil ? days.count : nil
    }
    guard weekdays.isEmpty, ordinalWeekdays.count == 1, abs(ordinalWeekdays[0].ordinal) <= 4 else { return nil }
    return 1
  }
}
