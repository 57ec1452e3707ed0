/// Reads a POSIX TZ string byte by byte; every number is checked against its range.
struct PosixZoneRuleParser {
  private var rest: ArraySlice<UInt8>

  init(_ text: some Sequence<UInt8>) { rest = Array(text)[...] }

  mutating func rule() -> PosixZoneRule? {
    guard name(), let standard = offset() else { return nil }
    if rest.isEmpty { return PosixZoneRule(standardOffset: standard, daylight: nil) }
    guard name() else { return nil }
    var daylight = standard + 3600
    if let next = rest.first, next != UInt8(ascii: ",") {
      guard let written = offset() else { return nil }
      daylight = written
    }
    // Without a rule: that of the United States, as the tz code has it.
    if rest.isEmpty { rest = Array(",M3.2.0,M11.1.0".utf8)[...] }
    guard take(","), let begin = change(), take(","), let end = change(), rest.isEmpty else { return nil }
    return PosixZoneRule(standardOffset: standard, daylight: (daylight, begin, end))
  }

  /// `CET`, or `<+0330>` where there are no letters.
  private mutating func name() -> Bool {
    if take("<") {
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[(close + 1)...]
      return true
    }
    let letters = rest.prefix { isLetter($0) }
    rest = rest.dropFirst(letters.count)
    return letters.count >= 3
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xdf)
  }

  /// Seconds east: POSIX counts west of Greenwich as positive.
  private mutating func offset() -> Int? { clock(hours: 24).map { -$0 } }

  /// `[+-]h[:m[:s]]` in seconds.
  private mutating func clock(hours limit: Int) -> Int? {
    let sign = take("-") ? -1 : 1
    if sign == 1 { _ = take("+") }
    guard let hours = number(0...limit) else { return nil }
    var seconds = hours * 3600
    if take(":") {
      guard let minutes = number(0...59) else { return nil }
      seconds += minutes * 60
      if take(":") {
        guard let rest = number(0...59) else { return nil }
        seconds += rest
      }
    }
    return sign * seconds
  }

  private mutating func change() -> PosixZoneRule.Change? {
    guard let day = day() else { return nil }
    guard take("/") else { return PosixZoneRule.Change(day: day, seconds: 7200) }
    return clock(hours: 167).map { PosixZoneRule.Change(day: day, seconds: $0) }
  }

  private mutating func day() -> PosixZoneRule.Change.Day? {
    if take("J") { return number(1...365).map { .julian($0) } }
    guard take("M") else { return number(0...365).map { .ordinal($0) } }
    guard let month = number(1...12), take("."), let week = number(1...5), take("."), let day = number(0...6) else {
      return nil
    }
    return .weekday(month: month, week: week, day: day)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return range.contains(value) ? value : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: scalar) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
