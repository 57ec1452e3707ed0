internal import Records

/// Times as people read them.
enum PeoplesTime {
  /// How long ago, coarsely: `just now`, `3 min ago`, `2 h ago`, `5 days ago`; `in …` for the future.
  static func age(seconds: Int64) -> String {
    let size = abs(seconds)
    let text =
      switch size {
      case ..<10: "just now"
      case ..<60: "\(size) s"
      case ..<3600: "\(size / 60) min"
      case ..<86_400: "\(size / 3600) h"
      default: size < 2 * 86_400 ? "1 day" : "\(size / 86_400) days"
      }
    if size < 10 { return text }
    return seconds < 0 ? "in \(text)" : "\(text) ago"
  }

  /// An RFC 3339 text of the contract as `Sat 12 Dec 2026 20:00`, on its own clock; a date as `Sat 12 Dec 2026`.
  static func day(_ text: String) -> String {
    guard let date = Timestamp.date(parsing: text.prefix(10)) else { return text }
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let day = (date.day < 10 ? " " : "") + String(date.day)
    let shown = "\(weekdays[date.weekday.rawValue]) \(day) \(months[date.month - 1]) \(date.year)"
    return text.count > 16 ? shown + " " + text.dropFirst(11).prefix(5) : shown
  }
}
