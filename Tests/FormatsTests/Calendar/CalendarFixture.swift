import Records

@testable import Formats

/// Small calendars for tests, and what is read of them.
enum CalendarFixture {
  static func read(_ bytes: [UInt8], path: String = "a.ics") -> Document {
    ICalendar.read(ByteStream(bytes), context: ReadingContext(path: path, store: .calendars, now: Instant(seconds: 0)))
  }

  static func read(_ text: String, path: String = "a.ics") -> Document { read(Array(text.utf8), path: path) }

  /// A calendar with these lines between its BEGIN and END.
  static func calendar(_ lines: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n\(crlf(lines))END:VCALENDAR\r\n"
  }

  /// One event with these lines; it starts at 2027-02-10 19:00 UTC where they do not say otherwise.
  static func event(_ lines: String, uid: String = "one@test") -> String {
    let start = lines.uppercased().contains("DTSTART") ? "" : "DTSTART:20270210T190000Z\n"
    return "BEGIN:VEVENT\nUID:\(uid)\nDTSTAMP:20270101T090000Z\n\(start)\(lines)\nEND:VEVENT\n"
  }

  /// What is read of a calendar with that one event.
  static func readEvent(_ lines: String) -> (event: Event?, problems: [Problem]) {
    let document = read(calendar(event(lines)))
    return (document.events.first, document.problems)
  }

  private static func crlf(_ text: String) -> String {
    text.split(separator: "\n").map { $0 + "\r\n" }.joined()
  }
}

extension Document {
  var events: [Event] {
    records.compactMap { record in
      if case .event(let event) = record.record { return event }
      return nil
    }
  }

  var titles: [String] { events.map { $0.title ?? "-" } }
}

extension CivilDateTime {
  /// `20270210T190000`, for tests.
  static func at(_ text: String) -> CivilDateTime {
    let digits = text.filter(\.isNumber).map { Int(String($0)) ?? 0 }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    let date = CivilDate(year: number(0..<4), month: number(4..<6), day: number(6..<8))
    guard digits.count == 14 else { return CivilDateTime(date: date) }
    return CivilDateTime(date: date, hour: number(8..<10), minute: number(10..<12), second: number(12..<14))
  }
}
