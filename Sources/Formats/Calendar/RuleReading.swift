internal import Records

/// An RRULE or EXRULE value (RFC 5545, 3.3.10; RSCALE and SKIP: RFC 7529) to a rule.
///
/// libical reads FREQ, WKST and the BY lists. COUNT, UNTIL and INTERVAL are read here: libical refuses COUNT=-1, UNTIL beside COUNT
/// and an INTERVAL above 32,767, and forgets all that follows an empty part.
struct RuleReading {
  private(set) var rule: RecurrenceRule?
  /// Why there is no rule.
  private(set) var refusal: String?
  /// What was left out of the rule, or put right.
  private(set) var repairs: [String] = []
  private(set) var untilRepairs: [CalendarTimeReading.Repair] = []

  private var count: Int?
  private var until: CalendarTime?
  private var interval = 1
  private var parts: [String: String] = [:]

  /// No rule of any tool is longer, in bytes.
  private static let limit = 4096

  init(_ text: String) {
    guard text.utf8.count <= RuleReading.limit else {
      refuse("it is too long")
      return
    }
    if BasicRule.isBasic(text) {
      do throws(BasicRule.Unreadable) { rule = try BasicRule.read(text) } catch { refusal = error.reason }
      return
    }
    split(text)
    if refusal == nil { readOwnParts() }
    if refusal == nil { readListParts() }
  }

  private mutating func split(_ text: String) {
    for part in text.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map { trimmed($0).uppercased() }
      if pair.count == 1, pair[0].isEmpty { continue }
      guard pair.count == 2, !pair[1].isEmpty else { return refuse("a part has no value") }
      if let earlier = parts[pair[0]], earlier != pair[1] {
        repairs.append("\(RuleReading.known(pair[0])) is given twice; the first is used")
      } else {
        parts[pair[0]] = pair[1]
      }
    }
  }

  private mutating func readOwnParts() {
    if let scale = parts.removeValue(forKey: "RSCALE"), scale != "GREGORIAN" {
      return refuse("RSCALE other than GREGORIAN is not supported")
    }
    if let skip = parts.removeValue(forKey: "SKIP"), skip != "OMIT" {
      repairs.append("SKIP is not supported; days that do not exist are left out")
    }
    if let text = parts.removeValue(forKey: "INTERVAL") {
      guard let number = Int(text), (1...1_000_000).contains(number) else {
        return refuse("INTERVAL is not a positive number")
      }
      interval = number
    }
    if let text = parts.removeValue(forKey: "COUNT") {
      if text == "-1" {
        repairs.append("COUNT=-1 is read as no count")
      } else {
        guard let number = Int(text), number > 0 else { return refuse("COUNT is not a positive number") }
        count = number
      }
    }
    if let text = parts.removeValue(forKey: "UNTIL") {
      guard let reading = CalendarTimeReading(Array(text.utf8)[...]) else { return refuse("UNTIL is no date") }
      until = reading.time
      untilRepairs = reading.repairs
    }
  }

  private mutating func readListParts() {
    guard parts["FREQ"] != nil else { return refuse("FREQ is missing") }
    for name in parts.keys.sorted() where !RuleReading.names.contains(name) {
      // RFC 2445 had X- parts, which add nothing; what else is unknown may be a misspelled limit.
      guard name.hasPrefix("X-") else { return refuse("it has an unknown part") }
      repairs.append("an X- part is ignored")
      parts[name] = nil
    }
    let items = parts.mapValues(RuleReading.items)
    guard items.values.joined().allSatisfy({ (1...16).contains($0.utf8.count) }) else {
      return refuse("a value is too long")
    }
    let text = items.map { "\($0.key)=\($0.value.joined(separator: ","))" }.sorted().joined(separator: ";")
    guard var read = LibICal.rule(text), RuleReading.listCount(of: read) == RuleReading.listCount(of: items) else {
      return refuse("FREQ or a BY part has a value that iCalendar does not have")
    }
    guard RuleReading.isInRange(read) else { return refuse("a number is out of its range") }
    (read.count, read.until, read.interval) = (count, until, interval)
    rule = read
  }

  private mutating func refuse(_ reason: String) { refusal = reason }

  private func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private static let names: Set<String> = [
    "FREQ", "WKST", "BYSECOND", "BYMINUTE", "BYHOUR", "BYDAY", "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO", "BYMONTH",
    "BYSETPOS",
  ]

  /// A name that may stand in a message: unknown ones are the file's data.
  private static func known(_ name: String) -> String {
    names.contains(name) || ["COUNT", "UNTIL", "INTERVAL", "RSCALE", "SKIP"].contains(name) ? name : "a part"
  }

  /// libical reads `1,2,` as 1, 2 and 0.
  private static func items(_ list: String) -> [String] {
    list.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
  }

  /// libical's lists have ends; what it drops there without a word would change the rule.
  private static func listCount(of rule: RecurrenceRule) -> Int {
    rule.byDay.count + rule.bySecond.count + rule.byMinute.count + rule.byHour.count + rule.byMonthDay.count
      + rule.byYearDay.count + rule.byWeekNumber.count + rule.byMonth.count + rule.bySetPosition.count
  }

  private static func listCount(of items: [String: [String]]) -> Int {
    items.filter { $0.key.hasPrefix("BY") }.values.reduce(0) { $0 + $1.count }
  }

  private static func isInRange(_ rule: RecurrenceRule) -> Bool {
    func hold(_ list: [Int], _ limit: Int) -> Bool { list.allSatisfy { $0 != 0 && abs($0) <= limit } }
    return rule.bySecond.allSatisfy((0...60).contains) && rule.byMinute.allSatisfy((0...59).contains)
      && rule.byHour.allSatisfy((0...23).contains) && rule.byMonth.allSatisfy((1...12).contains)
      && hold(rule.byMonthDay, 31) && hold(rule.byYearDay, 366) && hold(rule.byWeekNumber, 53)
      && hold(rule.bySetPosition, 366) && rule.byDay.allSatisfy { abs($0.ordinal) <= 53 }
  }
}
