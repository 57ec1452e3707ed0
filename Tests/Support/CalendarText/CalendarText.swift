package import Records

/// A reader for the few lines of iCalendar that these tests write: just enough to keep their inputs visible.
package enum CalendarText {
  /// One VEVENT's lines, with or without BEGIN and END.
  package static func event(_ text: String, zones: [ZoneDefinition] = []) -> Event {
    var event = Event(id: "", uid: "uid", start: .date(CivilDate(year: 1970, month: 1, day: 1)))
    for line in text.split(separator: "\n") {
      let (name, parameters, value) = parts(line.drop { $0 == " " })
      read(name, parameters, value, &event)
    }
    event.id = RecordIdentity.event(uid: event.uid, recurrenceID: event.recurrenceID)
    event.zones = zones
    return event
  }

  /// Components separated by empty lines.
  package static func events(_ text: String, zones: [ZoneDefinition] = []) -> [Event] {
    text.split(separator: "\n\n").map { event(String($0), zones: zones) }
  }

  private static func parts(_ line: Substring) -> (String, [String: String], String) {
    let colon = line.firstIndex(of: ":")!
    let head = line[..<colon].split(separator: ";")
    var parameters: [String: String] = [:]
    for parameter in head.dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1)
      parameters[String(pair[0])] = String(pair[1])
    }
    return (String(head[0]), parameters, String(line[line.index(after: colon)...]))
  }

  private static func read(_ name: String, _ parameters: [String: String], _ value: String, _ event: inout Event) {
    let values = value.split(separator: ",").map(String.init)
    switch name {
    case "UID": event.uid = value
    case "SUMMARY": event.title = value
    case "STATUS": event.status = Event.Status(rawValue: value.lowercased())
    case "SEQUENCE": event.sequence = Int(value)!
    case "DTSTART": event.start = time(value, parameters)
    case "DTEND": event.end = .time(time(value, parameters))
    case "DURATION": event.end = .duration(duration(value))
    case "RRULE": event.rules.append(rule(value))
    case "EXRULE": event.exclusionRules.append(rule(value))
    case "EXDATE": event.exceptionDates += values.map { time($0, parameters) }
    case "RDATE": event.additionalDates += values.map { additionalDate($0, parameters) }
    case "X-WR-TIMEZONE": event.floatingZone = value
    case "RECURRENCE-ID":
      event.recurrenceID = time(value, parameters)
      event.overridesFuture = parameters["RANGE"] == "THISANDFUTURE"
    default: break
    }
  }

  package static func clock(_ text: String) -> CivilDateTime {
    let digits = text.compactMap(\.wholeNumberValue)
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    let date = CivilDate(year: number(0..<4), month: number(4..<6), day: number(6..<8))
    guard digits.count >= 14 else { return CivilDateTime(date: date) }
    return CivilDateTime(date: date, hour: number(8..<10), minute: number(10..<12), second: number(12..<14))
  }

  package static func time(_ text: String, _ parameters: [String: String] = [:]) -> CalendarTime {
    let clock = clock(text)
    if text.count == 8 { return .date(clock.date) }
    if text.hasSuffix("Z") { return .utc(clock) }
    return parameters["TZID"].map { .zoned(clock, tzid: $0) } ?? .floating(clock)
  }

  private static func additionalDate(_ text: String, _ parameters: [String: String]) -> Event.AdditionalDate {
    let parts = text.split(separator: "/").map(String.init)
    let start = time(parts[0], parameters)
    guard parts.count == 2 else { return Event.AdditionalDate(start: start) }
    let isDuration = parts[1].hasPrefix("P")
    return Event.AdditionalDate(
      start: start, end: isDuration ? .duration(duration(parts[1])) : .time(time(parts[1], parameters)))
  }

  package static func duration(_ text: String) -> CalendarDuration {
    let units: [Character: Int] = ["W": 604_800, "D": 86_400, "H": 3600, "M": 60, "S": 1]
    var (days, seconds, number) = (0, 0, 0)
    for character in text {
      if let digit = character.wholeNumberValue { number = number * 10 + digit }
      guard let unit = units[character] else { continue }
      if unit >= 86_400 { days += number * unit / 86_400 } else { seconds += number * unit }
      number = 0
    }
    let sign = text.hasPrefix("-") ? -1 : 1
    return CalendarDuration(days: sign * days, seconds: Int64(sign * seconds))
  }

  package static func rule(_ text: String) -> RecurrenceRule {
    var parts: [String: String] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: "=")
      parts[String(pair[0])] = String(pair[1])
    }
    func numbers(_ name: String) -> [Int] { (parts[name] ?? "").split(separator: ",").map { Int($0)! } }
    var rule = RecurrenceRule(
      frequency: RecurrenceRule.Frequency(rawValue: parts["FREQ"]!.lowercased())!,
      interval: Int(parts["INTERVAL"] ?? "1")!,
      count: parts["COUNT"].map { Int($0)! }, until: parts["UNTIL"].map { time($0) })
    rule.bySecond = numbers("BYSECOND")
    rule.byMinute = numbers("BYMINUTE")
    rule.byHour = numbers("BYHOUR")
    rule.byDay = (parts["BYDAY"] ?? "").split(separator: ",").map {
      RecurrenceRule.WeekdayNumber(ordinal: Int($0.dropLast(2)) ?? 0, weekday($0.suffix(2)))
    }
    rule.byMonthDay = numbers("BYMONTHDAY")
    rule.byYearDay = numbers("BYYEARDAY")
    rule.byWeekNumber = numbers("BYWEEKNO")
    rule.byMonth = numbers("BYMONTH")
    rule.bySetPosition = numbers("BYSETPOS")
    if let start = parts["WKST"] { rule.weekStart = weekday(start[...]) }
    return rule
  }

  private static func weekday(_ name: Substring) -> Weekday {
    Weekday(rawValue: ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].firstIndex(of: String(name))!)!
  }
}
