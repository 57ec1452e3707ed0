/// RFC 3339 text of times: seconds, with a fraction only where there is one, and always an offset.
package enum Timestamp {
  package static func text(_ date: CivilDate) -> String {
    "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }

  /// `offset` is in seconds east; RFC 3339 has minutes only, so odd seconds of historic zones are shown in UTC.
  package static func text(_ instant: Instant, offset: Int = 0) -> String {
    guard offset % 60 == 0 else { return text(instant) }
    let clock = CivilDateTime(secondsSinceEpoch: instant.seconds + Int64(offset))
    let milliseconds = Int(instant.milliseconds - instant.seconds * 1000)
    let fraction = milliseconds == 0 ? "" : "." + padded(milliseconds, 3)
    return
      "\(text(clock.date))T\(padded(clock.hour, 2)):\(padded(clock.minute, 2)):\(padded(clock.second, 2))\(fraction)"
      + (offset == 0 ? "Z" : offsetText(offset))
  }

  package static func text(_ time: ResolvedTime) -> String {
    switch time {
    case .date(let date): text(date)
    case .instant(let instant, let offset): text(instant, offset: offset)
    }
  }

  private static func offsetText(_ offset: Int) -> String {
    let minutes = abs(offset) / 60
    return (offset < 0 ? "-" : "+") + padded(minutes / 60, 2) + ":" + padded(minutes % 60, 2)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
