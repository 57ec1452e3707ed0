import CalendarText
import Records

@testable import Recurrence

/// How these tests write a window and its occurrences.
enum Expected {
  static let berlin = ZoneDatabase(defaultZone: "Europe/Berlin")

  /// `20261201T000000Z`, or a day, which is its midnight in UTC.
  static func instant(_ text: String) -> Instant {
    Instant(seconds: CalendarText.clock(text).secondsSinceEpoch)
  }

  static func window(_ from: String, _ to: String) -> Range<Instant> { instant(from)..<instant(to) }

  /// `2026-12-10T20:00:00+01:00`, `2026-12-10`.
  static func text(_ time: ResolvedTime) -> String {
    switch time {
    case .date(let date): return text(date)
    case .instant(let instant, let offset):
      let clock = CivilDateTime(secondsSinceEpoch: instant.seconds + Int64(offset))
      let zone =
        offset == 0 ? "Z" : (offset < 0 ? "-" : "+") + two(abs(offset) / 3600) + ":" + two(abs(offset) / 60 % 60)
      return text(clock.date) + "T" + two(clock.hour) + ":" + two(clock.minute) + ":" + two(clock.second) + zone
    }
  }

  static func text(_ date: CivilDate) -> String {
    let year = String(date.year)
    return String(repeating: "0", count: max(0, 4 - year.count)) + year + "-" + two(date.month) + "-" + two(date.day)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  static func expand(_ text: String, _ from: String, _ to: String, zones: ZoneDatabase = berlin) -> Expansion {
    Series(components: CalendarText.events(text)).expand(in: window(from, to), zones: zones)
  }

  /// The starts of what a calendar comes to in a window, as text.
  static func starts(_ text: String, _ from: String, _ to: String, zones: ZoneDatabase = berlin) -> [String] {
    expand(text, from, to, zones: zones).occurrences.map { Self.text($0.start) }
  }

  /// Starts and ends.
  static func spans(_ text: String, _ from: String, _ to: String, zones: ZoneDatabase = berlin) -> [String] {
    expand(text, from, to, zones: zones).occurrences.map { Self.text($0.start) + "/" + Self.text($0.end) }
  }

  /// The first starts of a series, as clocks of DTSTART's zone: `1997-09-02T09:00`.
  static func clocks(_ text: String, limit: Int = 1000, zones: ZoneDatabase = berlin) -> [String] {
    let event = CalendarText.event(text)
    let begin = span(event, zones: zones).first
    let expansion = Series(components: [event]).expand(
      in: begin..<Instant(seconds: begin.seconds + 10 * 365 * 86_400), zones: zones)
    return expansion.occurrences.prefix(limit).map { String(Self.text($0.start).prefix(16)) }
  }
}
