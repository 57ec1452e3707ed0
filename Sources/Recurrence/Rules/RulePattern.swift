internal import Records

/// A rule made ready for expansion: its parts as sets, with what DTSTART supplies where the rule is silent.
struct RulePattern: Sendable {
  let frequency: RecurrenceRule.Frequency
  let interval: Int
  let weekStart: Weekday

  let months: NumberSet
  let weekNumbers: [Int]
  let yearDays: [Int]
  let monthDays: NumberSet
  /// From the month's end: 1 is the last day.
  let monthDaysFromEnd: NumberSet
  /// BYDAY without ordinal, or where the frequency knows none.
  let weekdays: NumberSet
  /// BYDAY with ordinal: of the month, or of the year.
  let ordinalWeekdays: [RecurrenceRule.WeekdayNumber]
  let ordinalsCountInMonth: Bool

  let hours: NumberSet
  let minutes: NumberSet
  let seconds: NumberSet
  /// Seconds from the begin of the day, or of the period where that is an hour or less; ascending.
  let times: [Int]
  /// BYSETPOS, where it has to be applied to the days of a period.
  let positions: [Int]

  /// What DTSTART supplies.
  let startMonth: Int
  let startDay: Int
  let startWeekday: Int

  /// Where DTSTART is a DATE, BYHOUR, BYMINUTE and BYSECOND are ignored (RFC 5545, 3.3.10).
  init(_ rule: RecurrenceRule, start: CivilDateTime, isAllDay: Bool) {
    // Hours, minutes and seconds of a day are nothing to a date; a rule that counts them counts days.
    frequency = isAllDay ? max(rule.frequency, .daily) : rule.frequency
    interval = isAllDay && rule.frequency < .daily ? Self.days(of: rule) : min(max(rule.interval, 1), 1_000_000_000)
    weekStart = rule.weekStart
    months = NumberSet(rule.byMonth, in: 1...12)
    weekNumbers = rule.byWeekNumber.filter { (1...53).contains($0.magnitude) }
    yearDays = rule.byYearDay.filter { (1...366).contains($0.magnitude) }
    monthDays = NumberSet(rule.byMonthDay, in: 1...31)
    monthDaysFromEnd = NumberSet(rule.byMonthDay.map { 0 &- $0 }, in: 1...31)
    let ordinalsCount = frequency >= .monthly && rule.byWeekNumber.isEmpty
    weekdays = NumberSet(
      rule.byDay.filter { $0.ordinal == 0 || !ordinalsCount }.map(\.weekday.rawValue), in: 0...6)
    ordinalWeekdays = ordinalsCount ? rule.byDay.filter { (1...53).contains($0.ordinal.magnitude) } : []
    ordinalsCountInMonth = frequency == .monthly || !months.isEmpty
    hours = NumberSet(isAllDay ? [] : rule.byHour, in: 0...23)
    minutes = NumberSet(isAllDay ? [] : rule.byMinute, in: 0...59)
    // A leap second is read as the second before it (RFC 5545, 3.3.12).
    seconds = NumberSet(isAllDay ? [] : rule.bySecond.map { $0 == 60 ? 59 : $0 }, in: 0...59)
    (startMonth, startDay) = (start.date.month, start.date.day)
    startWeekday = start.date.weekday.rawValue
    let times = Self.times(frequency, start, hours, minutes, seconds)
    if frequency <= .daily, !rule.bySetPosition.isEmpty {
      // The set of such a period is one day at most, so its positions are the same in every period.
      self.times = Self.indexes(rule.bySetPosition, count: times.count).map { times[$0] }
      positions = []
    } else {
      self.times = times
      positions = rule.bySetPosition
    }
  }

  private static func days(of rule: RecurrenceRule) -> Int {
    let unit = rule.frequency == .hourly ? 24 : rule.frequency == .minutely ? 1440 : 86_400
    return max(1, min(rule.interval, 1_000_000_000) / unit)
  }

  private static func times(
    _ frequency: RecurrenceRule.Frequency, _ start: CivilDateTime, _ hours: NumberSet, _ minutes: NumberSet,
    _ seconds: NumberSet
  ) -> [Int] {
    let hourList = frequency < .daily ? [0] : hours.isEmpty ? [start.hour] : hours.members
    let minuteList = frequency < .hourly ? [0] : minutes.isEmpty ? [start.minute] : minutes.members
    let secondList = frequency < .minutely ? [0] : seconds.isEmpty ? [start.second] : seconds.members
    return hourList.flatMap { hour in
      minuteList.flatMap { minute in secondList.map { hour * 3600 + minute * 60 + $0 } }
    }
  }

  /// The places in a list that BYSETPOS names, ascending, each once.
  static func indexes(_ positions: [Int], count: Int) -> [Int] {
    let places = positions.compactMap { position -> Int? in
      let index = position > 0 ? position - 1 : position < 0 ? count + position : -1
      return index >= 0 && index < count ? index : nil
    }
    return Array(Set(places)).sorted()
  }

  var hasMonthDays: Bool { !monthDays.isEmpty || !monthDaysFromEnd.isEmpty }
  var hasWeekdays: Bool { !weekdays.isEmpty || !ordinalWeekdays.isEmpty }
  /// Some part says which days; otherwise every day of a daily or finer period will do.
  var hasDayFilter: Bool {
    !months.isEmpty || !weekNumbers.isEmpty || !yearDays.isEmpty || hasMonthDays || hasWeekdays
  }
}
