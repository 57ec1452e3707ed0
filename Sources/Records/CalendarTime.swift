/// A DATE or DATE-TIME as an iCalendar file writes it, before any zone is looked up (RFC 5545, 3.3.4 and 3.3.5).
package enum CalendarTime: Hashable, Sendable {
  /// A day: all-day events.
  case date(CivilDate)
  /// Form 2, with Z; also TZID together with Z.
  case utc(CivilDateTime)
  /// Form 1: the zone of the reader.
  case floating(CivilDateTime)
  /// Form 3: local time with the TZID as written, without quotes.
  case zoned(CivilDateTime, tzid: String)
  /// Not in RFC 5545, but written by some: a numeric offset, in seconds east of Greenwich.
  case offset(CivilDateTime, seconds: Int)

  package var isDate: Bool { if case .date = self { true } else { false } }

  /// The clock as written; midnight for a date.
  package var clock: CivilDateTime {
    switch self {
    case .date(let date): CivilDateTime(date: date)
    case .utc(let clock), .floating(let clock), .zoned(let clock, _), .offset(let clock, _): clock
    }
  }

  package var date: CivilDate { clock.date }

  package var tzid: String? { if case .zoned(_, let tzid) = self { tzid } else { nil } }
}

/// A time after its zone was looked up: what answers and JSON carry.
package enum ResolvedTime: Hashable, Sendable {
  /// An all-day date; as an end it is exclusive.
  case date(CivilDate)
  /// An instant, with the offset (seconds east) that the zone had then.
  case instant(Instant, offset: Int)
}

/// An iCalendar DURATION (RFC 5545, 3.3.6): days are nominal (a clock's), seconds are exact.
package struct CalendarDuration: Hashable, Sendable {
  /// Weeks count as seven days. Negative for a negative duration.
  package var days: Int
  package var seconds: Int64

  package init(days: Int = 0, seconds: Int64 = 0) { (self.days, self.seconds) = (days, seconds) }
}
