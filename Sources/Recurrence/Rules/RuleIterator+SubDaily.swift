internal import Records

extension RuleIterator {
  /// The begin of the next hour, minute or second that the parts above it admit, in wall seconds. Days, hours and
  /// minutes that they leave out are passed over at once.
  mutating func nextSubDailyPeriod(_ budget: inout StepBudget) -> Int64? {
    while budget.spend() {
      let begin = base.begin(of: periodIndex)
      guard begin <= untilWall else { return nil }
      let second = Int(begin)
      let day = second >= 0 ? second / 86_400 : -((86_399 - second) / 86_400)
      guard let admitted = admittedSecond(of: second - day * 86_400, day) else {
        guard let next = nextAdmittedDay(after: day, &budget) else { return nil }
        periodIndex = max(periodIndex + 1, base.index(atOrAfter: Int64(next) * 86_400))
        continue
      }
      let wanted = day * 86_400 + admitted
      if wanted > second {
        periodIndex = max(periodIndex + 1, base.index(atOrAfter: Int64(wanted)))
        continue
      }
      periodIndex += 1
      return begin
    }
    return nil
  }

  private func nextAdmittedDay(after day: Int, _ budget: inout StepBudget) -> Int? {
    var day = pattern.nextDayInMonths(from: day + 1)
    while Int64(day) * 86_400 <= untilWall {
      if pattern.admits(day: day) { return day }
      guard budget.spend() else { return nil }
      day = pattern.nextDayInMonths(from: day + 1)
    }
    return nil
  }

  /// The first second of the day, at or after that one, at which a period may begin; nil where the day has none left.
  private func admittedSecond(of second: Int, _ day: Int) -> Int? {
    guard pattern.admits(day: day) else { return nil }
    var (hour, minute, rest) = (second / 3600, second / 60 % 60, second % 60)
    if pattern.frequency == .secondly, !pattern.seconds.isEmpty, !pattern.seconds.contains(rest) {
      if let next = pattern.seconds.next(after: rest) { rest = next } else { (minute, rest) = (minute + 1, 0) }
    }
    if pattern.frequency < .hourly, !pattern.minutes.isEmpty, minute > 59 || !pattern.minutes.contains(minute) {
      rest = 0
      if let next = pattern.minutes.next(after: minute) { minute = next } else { (hour, minute) = (hour + 1, 0) }
    }
    if minute > 59 { (hour, minute) = (hour + 1, 0) }
    if !pattern.hours.isEmpty, hour > 23 || !pattern.hours.contains(hour) {
      guard let next = pattern.hours.next(after: hour) else { return nil }
      (hour, minute, rest) = (next, 0, 0)
    }
    return hour > 23 ? nil : hour * 3600 + minute * 60 + rest
  }
}
