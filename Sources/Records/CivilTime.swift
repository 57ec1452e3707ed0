/// A day of the proleptic Gregorian calendar. Comparable by time.
package struct CivilDate: Hashable, Comparable, Sendable {
  package var year: Int
  package var month: Int  // 1...12
  package var day: Int  // 1...31

  package init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day that many days after 1970-01-01 (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  package init(daysSinceEpoch days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01; the inverse of `init(daysSinceEpoch:)`.
  package var daysSinceEpoch: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  package static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package var isValid: Bool {
    (1...12).contains(month) && day >= 1 && day <= CivilDate.days(inMonth: month, of: year)
  }

  package var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let index = (daysSinceEpoch + 3) % 7
    return Weekday(rawValue: index < 0 ? index + 7 : index)!
  }

  package func advanced(byDays days: Int) -> CivilDate { CivilDate(daysSinceEpoch: daysSinceEpoch + days) }

  package static func < (one: CivilDate, other: CivilDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

/// Days of the week in ISO order; the raw value counts from Monday.
package enum Weekday: Int, Sendable, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}

/// A date with a time of day, of no zone in particular. Second 60 (a leap second) is read as 59 (RFC 5545, 3.3.12).
package struct CivilDateTime: Hashable, Comparable, Sendable {
  package var date: CivilDate
  package var hour: Int  // 0...23
  package var minute: Int  // 0...59
  package var second: Int  // 0...59

  package init(date: CivilDate, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    (self.date, self.hour, self.minute, self.second) = (date, hour, minute, second)
  }

  /// The clock that shows UTC, that many seconds after the epoch.
  package init(secondsSinceEpoch seconds: Int64) {
    let days = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    let rest = Int(seconds - days * 86_400)
    self.init(
      date: CivilDate(daysSinceEpoch: Int(days)), hour: rest / 3600, minute: rest / 60 % 60, second: rest % 60)
  }

  /// Seconds since the epoch if this clock showed UTC.
  package var secondsSinceEpoch: Int64 {
    Int64(date.daysSinceEpoch) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  package func advanced(bySeconds seconds: Int64) -> CivilDateTime {
    CivilDateTime(secondsSinceEpoch: secondsSinceEpoch + seconds)
  }

  package static func < (one: CivilDateTime, other: CivilDateTime) -> Bool {
    (one.date, one.hour, one.minute, one.second) < (other.date, other.hour, other.minute, other.second)
  }
}
