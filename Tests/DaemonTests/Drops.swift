import Foundation

/// Small files as other tools write them, around the present day.
enum Drops {
  /// Midnight UTC, that many days from now, as YYYYMMDD.
  static func day(_ days: Int) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyyMMdd"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter.string(from: Date(timeIntervalSinceNow: Double(days) * 86_400))
  }

  static func event(
    _ uid: String, _ title: String, inDays days: Int = 10, sequence: Int = 0, extra: String = ""
  ) -> String {
    """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    PRODID:-//Tests//EN\r
    BEGIN:VEVENT\r
    UID:\(uid)\r
    DTSTAMP:20260101T000000Z\r
    SEQUENCE:\(sequence)\r
    DTSTART:\(day(days))T190000Z\r
    DTEND:\(day(days))T220000Z\r
    SUMMARY:\(title)\r
    \(extra)END:VEVENT\r
    END:VCALENDAR\r

    """
  }

  static func catalog(_ artists: String...) -> String {
    let albums = artists.map { "{\"name\":\"First\",\"artistName\":\"\($0)\",\"tracks\":[{\"title\":\"One\"}]}" }
    return "{\"albums\":[\(albums.joined(separator: ","))]}"
  }
}
