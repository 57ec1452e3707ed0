/// An RRULE or EXRULE as written (RFC 5545, 3.3.10). Lists are empty when the part is absent.
package struct RecurrenceRule: Hashable, Sendable {
  package enum Frequency: String, Sendable, CaseIterable, Comparable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly

    /// From fine to coarse.
    package static func < (one: Frequency, other: Frequency) -> Bool {
      allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }
  }

  /// `MO`, `+2TU`, `-1SU`: ordinal 0 means every one.
  package struct WeekdayNumber: Hashable, Sendable {
    package var ordinal: Int
    package var weekday: Weekday
    package init(ordinal: Int = 0, _ weekday: Weekday) { (self.ordinal, self.weekday) = (ordinal, weekday) }
  }

  package var frequency: Frequency
  package var interval: Int  // >= 1
  package var count: Int?
  /// DATE or DATE-TIME as written; the expander decides what it means beside DTSTART.
  package var until: CalendarTime?
  package var bySecond: [Int] = []  // 0...60
  package var byMinute: [Int] = []  // 0...59
  package var byHour: [Int] = []  // 0...23
  package var byDay: [WeekdayNumber] = []
  package var byMonthDay: [Int] = []  // -31...31, not 0
  package var byYearDay: [Int] = []  // -366...366, not 0
  package var byWeekNumber: [Int] = []  // -53...53, not 0
  package var byMonth: [Int] = []  // 1...12
  package var bySetPosition: [Int] = []  // -366...366, not 0
  package var weekStart: Weekday = .monday

  package init(frequency: Frequency, interval: Int = 1, count: Int? = nil, until: CalendarTime? = nil) {
    (self.frequency, self.interval, self.count, self.until) = (frequency, interval, count, until)
  }
}
