internal import CICal
internal import Records

/// The two grammars that libical 3.0.16 reads for us, one small string at a time.
///
/// It is given neither files nor properties: measured, a property costs it 2 µs where finding the parts costs us a tenth of that, it
/// forgets what follows the 500th value, drops RDATE periods, unfolds in quadratic time and ends a file at a NUL byte. Nor does it
/// expand rules or load zones: it keeps no state between two calls here.
enum LibICal {
  /// Malformed input is reported by return values, never by abort().
  private static let isReady: Bool = {
    icalerror_set_errors_are_fatal(0)
    return true
  }()

  /// FREQ, WKST and the BY lists of a rule, without COUNT, UNTIL and INTERVAL. Nil where libical finds no rule.
  /// The ranges of the numbers are the caller's to check.
  static func rule(_ text: String) -> RecurrenceRule? {
    guard isReady, text.utf8.count <= 8192 else { return nil }
    let read = unsafe icalrecurrencetype_from_string(text)
    guard let frequency = unsafe frequency(read.freq) else { return nil }
    var rule = RecurrenceRule(frequency: frequency)
    unsafe rule.bySecond = list(read.by_second)
    unsafe rule.byMinute = list(read.by_minute)
    unsafe rule.byHour = list(read.by_hour)
    unsafe rule.byMonthDay = list(read.by_month_day)
    unsafe rule.byYearDay = list(read.by_year_day)
    unsafe rule.byWeekNumber = list(read.by_week_no)
    unsafe rule.byMonth = list(read.by_month)
    unsafe rule.bySetPosition = list(read.by_set_pos)
    for code in unsafe list(read.by_day) {
      let day = icalrecurrencetype_day_day_of_week(Int16(code))
      guard let weekday = weekday(day) else { return nil }
      rule.byDay.append(.init(ordinal: Int(icalrecurrencetype_day_position(Int16(code))), weekday))
    }
    rule.weekStart = unsafe weekday(read.week_start) ?? .monday
    return rule
  }

  /// A DURATION of the form that `DurationReading` has checked.
  static func duration(_ text: String) -> CalendarDuration? {
    guard isReady else { return nil }
    let read = unsafe icaldurationtype_from_string(text)
    guard icaldurationtype_is_bad_duration(read) == 0 else { return nil }
    let sign = read.is_neg == 0 ? 1 : -1
    let days = Int(read.weeks) * 7 + Int(read.days)
    let seconds = Int64(read.hours) * 3600 + Int64(read.minutes) * 60 + Int64(read.seconds)
    return CalendarDuration(days: sign * days, seconds: Int64(sign) * seconds)
  }

  private static func frequency(_ code: icalrecurrencetype_frequency) -> RecurrenceRule.Frequency? {
    switch code {
    case ICAL_SECONDLY_RECURRENCE: .secondly
    case ICAL_MINUTELY_RECURRENCE: .minutely
    case ICAL_HOURLY_RECURRENCE: .hourly
    case ICAL_DAILY_RECURRENCE: .daily
    case ICAL_WEEKLY_RECURRENCE: .weekly
    case ICAL_MONTHLY_RECURRENCE: .monthly
    case ICAL_YEARLY_RECURRENCE: .yearly
    default: nil
    }
  }

  private static func weekday(_ code: icalrecurrencetype_weekday) -> Weekday? {
    switch code {
    case ICAL_MONDAY_WEEKDAY: .monday
    case ICAL_TUESDAY_WEEKDAY: .tuesday
    case ICAL_WEDNESDAY_WEEKDAY: .wednesday
    case ICAL_THURSDAY_WEEKDAY: .thursday
    case ICAL_FRIDAY_WEEKDAY: .friday
    case ICAL_SATURDAY_WEEKDAY: .saturday
    case ICAL_SUNDAY_WEEKDAY: .sunday
    default: nil
    }
  }

  /// A C array of shorts, which Swift sees as a tuple, up to libical's end mark.
  private static func list<Tuple>(_ tuple: Tuple) -> [Int] {
    unsafe withUnsafeBytes(of: tuple) { bytes in
      unsafe bytes.bindMemory(to: Int16.self).prefix { Int($0) != ICAL_RECURRENCE_ARRAY_MAX.rawValue }.map(Int.init)
    }
  }
}
