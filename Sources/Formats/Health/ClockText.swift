internal import Records

/// A time as text, in the dialects of health exports: RFC 3339; `+0200`, `+02`, or no offset at all; a blank for the T;
/// seconds left out; one-digit hours; a 12-hour clock whose am or pm stands behind a narrow no-break space; a bare date.
struct ClockText {
  private(set) var clock: CivilDateTime
  private(set) var milliseconds = 0
  /// Seconds east; nil where the text names no zone.
  private(set) var offset: Int?
  private(set) var isDateOnly = false

  init?(_ text: String) {
    var parser = Parser(text)
    guard let date = parser.date() else { return nil }
    clock = CivilDateTime(date: date)
    parser.skipBlanks()
    if parser.isAtEnd {
      isDateOnly = true
      return
    }
    if parser.take("t") { parser.skipBlanks() }
    guard let time = parser.time() else { return nil }
    clock = CivilDateTime(date: date, hour: time.hour, minute: time.minute, second: time.second)
    if time.isMidnightAtEnd { clock = CivilDateTime(date: date.advanced(byDays: 1)) }
    milliseconds = time.milliseconds
    parser.skipBlanks()
    if parser.isAtEnd { return }
    guard let offset = parser.offset(), parser.isAtEnd else { return nil }
    self.offset = offset
  }

  private struct Time {
    var hour: Int
    var minute: Int
    var second = 0
    var milliseconds = 0
    /// 24:00:00, as ISO 8601 writes the end of a day.
    var isMidnightAtEnd = false
  }

  /// ASCII in lower case, every kind of blank as a space.
  private struct Parser {
    private let bytes: [UInt8]
    private var at = 0

    init(_ text: String) {
      bytes = HealthText.trim(text).unicodeScalars.map { scalar in
        guard scalar.isASCII else { return scalar.properties.isWhitespace ? 0x20 : 0 }
        let byte = UInt8(scalar.value)
        if byte < 0x20 { return 0x20 }
        return (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
      }
    }

    var isAtEnd: Bool { at == bytes.count }

    mutating func skipBlanks() { while at < bytes.count, bytes[at] == 0x20 { at += 1 } }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
      at += 1
      return true
    }

    private mutating func take(word: String) -> Bool {
      guard bytes[at...].starts(with: word.utf8) else { return false }
      at += word.utf8.count
      return true
    }

    private mutating func number(_ digits: ClosedRange<Int>) -> Int? {
      var (value, count) = (0, 0)
      while at < bytes.count, count < digits.upperBound, (0x30...0x39).contains(bytes[at]) {
        value = value * 10 + Int(bytes[at] - 0x30)
        at += 1
        count += 1
      }
      return count >= digits.lowerBound ? value : nil
    }

    mutating func date() -> CivilDate? {
      guard let year = number(4...4), take("-") || take("/"), let month = number(1...2), take("-") || take("/"),
        let day = number(1...2)
      else { return nil }
      let date = CivilDate(year: year, month: month, day: day)
      return date.isValid ? date : nil
    }

    mutating func time() -> Time? {
      guard let hour = number(1...2), take(":"), let minute = number(2...2), minute < 60 else { return nil }
      var time = Time(hour: hour, minute: minute)
      if take(":") {
        guard let second = number(2...2), second <= 60 else { return nil }
        // A leap second is read as the second before it (RFC 5545, 3.3.12).
        time.second = min(second, 59)
        if take(".") || take(",") {
          guard let fraction = self.fraction() else { return nil }
          time.milliseconds = fraction
        }
      }
      skipBlanks()
      if let isAfternoon = half() {
        guard hour <= 12 else { return nil }
        time.hour = hour % 12 + (isAfternoon ? 12 : 0)
        return time
      }
      if hour == 24, minute == 0, time.second == 0, time.milliseconds == 0 {
        time.hour = 0
        time.isMidnightAtEnd = true
      }
      return time.hour < 24 ? time : nil
    }

    /// Milliseconds; what is finer is cut off.
    private mutating func fraction() -> Int? {
      let start = at
      while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
      guard at > start else { return nil }
      let digits = (bytes[start..<at] + [0x30, 0x30]).prefix(3)
      return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// Whether it is the second half of the day; nil where the clock has 24 hours.
    private mutating func half() -> Bool? {
      if take(word: "am") || take(word: "a.m.") { return false }
      if take(word: "pm") || take(word: "p.m.") { return true }
      return nil
    }

    mutating func offset() -> Int? {
      if take("z") { return 0 }
      if take(word: "utc") || take(word: "gmt"), isAtEnd { return 0 }
      let isWest = take("-")
      guard isWest || take("+"), let hours = number(2...2) else { return nil }
      var seconds = hours * 3600
      if !isAtEnd {
        _ = take(":")
        guard let minutes = number(2...2), minutes < 60 else { return nil }
        seconds += minutes * 60
      }
      // No zone is further away than 14 hours; what is beyond 18 is no offset (ISO 8601 in the tz database's reading).
      guard seconds <= 18 * 3600 else { return nil }
      return isWest ? -seconds : seconds
    }
  }
}

extension ClockText {
  /// The moment, in UTC where the text names no zone.
  var instant: Instant {
    Instant(milliseconds: (clock.secondsSinceEpoch - Int64(offset ?? 0)) * 1000 + Int64(milliseconds))
  }
}
