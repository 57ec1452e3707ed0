internal import Records

/// The recurrence grammar of vCalendar 1.0 (versit, section 2.1.16): `D1 #10`, `W1 MO TU 20261231T000000Z`, `MP1 1+ FR #0`,
/// `MD1 1 15 #5`, `YM1 6 #0`, `YD1 100 #0`.
enum BasicRule {
  struct Unreadable: Error { var reason: String }

  static func isBasic(_ text: String) -> Bool {
    let word = text.uppercased().drop(while: \.isWhitespace)
    let digits = word.drop { "DWMPY".contains($0) }
    guard let first = word.first, "DWMY".contains(first), word.count > digits.count else { return false }
    return digits.first?.isNumber == true
  }

  static func read(_ text: String) throws(Unreadable) -> RecurrenceRule {
    var words = text.uppercased().split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "$" } }
    guard !words.isEmpty else { throw Unreadable(reason: "the rule is empty") }
    let head = words.removeFirst()
    let kind = head.prefix { !$0.isNumber }
    guard let interval = Int(head.dropFirst(kind.count)), (1...1_000_000).contains(interval) else {
      throw Unreadable(reason: "the interval is not a positive number")
    }
    var rule = try RecurrenceRule(frequency: frequency(String(kind)), interval: interval)
    try readEnd(&words, &rule)
    try readWords(words, kind: String(kind), &rule)
    guard rule.byDay.count <= 64 else { throw Unreadable(reason: "it names too many days") }
    return rule
  }

  private static func frequency(_ kind: String) throws(Unreadable) -> RecurrenceRule.Frequency {
    switch kind {
    case "M": .minutely
    case "D": .daily
    case "W": .weekly
    case "MP", "MD": .monthly
    case "YM", "YD": .yearly
    default: throw Unreadable(reason: "the rule begins with an unknown letter")
    }
  }

  /// `#5`, `#0` (for ever) or a date end the rule; without them it has two occurrences.
  private static func readEnd(_ words: inout [String], _ rule: inout RecurrenceRule) throws(Unreadable) {
    rule.count = 2
    while let last = words.last {
      if last.hasPrefix("#") {
        guard let count = Int(last.dropFirst()), count >= 0 else { throw Unreadable(reason: "the count is no number") }
        rule.count = count == 0 ? nil : count
      } else if last.count >= 8, let until = CalendarTimeReading(Array(last.utf8)[...]) {
        (rule.until, rule.count) = (until.time, nil)
      } else {
        return
      }
      words.removeLast()
    }
  }

  private static func readWords(_ words: [String], kind: String, _ rule: inout RecurrenceRule) throws(Unreadable) {
    switch kind {
    case "W": for word in words { rule.byDay.append(.init(try weekday(word))) }
    case "MP": rule.byDay = try positions(words)
    case "MD": for word in words { rule.byMonthDay.append(try signed(word, limit: 31)) }
    case "YM": for word in words { rule.byMonth.append(try signed(word, limit: 12)) }
    case "YD": for word in words { rule.byYearDay.append(try signed(word, limit: 366)) }
    default: if !words.isEmpty { throw Unreadable(reason: "times of day in a rule are not supported") }
    }
    guard rule.byMonth.allSatisfy({ $0 > 0 }) else { throw Unreadable(reason: "a number is out of its range") }
  }

  /// `1+ 2- MO FR`: each of the positions of each of the days that follow it.
  private static func positions(_ words: [String]) throws(Unreadable) -> [RecurrenceRule.WeekdayNumber] {
    var found: [RecurrenceRule.WeekdayNumber] = []
    var ordinals: [Int] = []
    var hasDay = false
    for word in words {
      if word.first?.isNumber == true {
        if hasDay { (ordinals, hasDay) = ([], false) }
        ordinals.append(try signed(word, limit: 5))
      } else {
        let day = try weekday(word)
        hasDay = true
        found += ordinals.map { .init(ordinal: $0, day) }
      }
    }
    return found
  }

  /// `2`, `2+`, `2-` or `LD`, the last day.
  private static func signed(_ word: String, limit: Int) throws(Unreadable) -> Int {
    if word == "LD" { return -1 }
    let isNegative = word.hasSuffix("-")
    let digits = isNegative || word.hasSuffix("+") ? word.dropLast() : word[...]
    guard let number = Int(digits), (1...limit).contains(number) else {
      throw Unreadable(reason: "a number is out of its range")
    }
    return isNegative ? -number : number
  }

  private static func weekday(_ word: String) throws(Unreadable) -> Weekday {
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    guard let index = names.firstIndex(of: word) else { throw Unreadable(reason: "a weekday has an unknown name") }
    return Weekday(rawValue: index)!
  }
}
