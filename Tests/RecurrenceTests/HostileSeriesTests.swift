import CalendarText
import Records
import Testing

@testable import Recurrence

@Suite("Values that no tool would write")
struct HostileSeriesTests {
  /// SplitMix64: the same values in every run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var bits = state
      bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
      bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
      return bits ^ bits >> 31
    }
  }

  @Test("Whatever an event holds, its expansion ends, in order, inside the window", arguments: 0..<12)
  func random(seed: UInt64) {
    var generator = Generator(state: seed)
    for _ in 0..<10 {
      let components = (0..<Int.random(in: 1...4, using: &generator)).map { event($0, &generator) }
      let begin = Int64.random(in: -12_000_000_000...253_402_300_799, using: &generator)
      let window =
        Instant(seconds: begin)..<Instant(seconds: begin + Int64.random(in: 0...8_000_000, using: &generator))
      for event in components {
        _ = examine(event, zones: Expected.berlin, stepBudget: 300)
        _ = span(event, zones: Expected.berlin)
      }
      let expansion = Series(components: components).expand(in: window, zones: Expected.berlin, stepBudget: 1500)
      #expect(expansion.occurrences.count <= 1500)
      let starts = expansion.occurrences.compactMap {
        if case .instant(let instant, _) = $0.start { instant } else { nil }
      }
      #expect(starts == starts.sorted() && starts.allSatisfy { $0 < window.upperBound })
      if let next = expansion.next { #expect(next >= window.upperBound) }
    }
  }

  @Test("The widest window and the greatest numbers are no trouble")
  func extremes() {
    var event = CalendarText.event("DTSTART:20270101T000000Z\nRRULE:FREQ=YEARLY")
    event.rules[0].interval = .max
    event.rules[0].count = .max
    event.end = .duration(CalendarDuration(days: .max, seconds: .max))
    let window = Instant(milliseconds: .min)..<Instant(milliseconds: .max)
    #expect(Series(components: [event]).expand(in: window, zones: Expected.berlin).occurrences.count == 1)
    event.end = .duration(CalendarDuration(days: .min, seconds: .min))
    #expect(Series(components: [event]).expand(in: window, zones: Expected.berlin).occurrences.count == 1)
    #expect(Series(components: []).expand(in: window, zones: Expected.berlin).occurrences.isEmpty)
  }

  private func time(_ generator: inout Generator) -> CalendarTime {
    let clock = CivilDateTime(
      secondsSinceEpoch: Int64.random(in: -62_000_000_000...253_402_300_799, using: &generator)
        / Int64.random(in: 1...200, using: &generator))
    switch Int.random(in: 0...5, using: &generator) {
    case 0: return .date(clock.date)
    case 1: return .utc(clock)
    case 2: return .floating(clock)
    case 3: return .offset(clock, seconds: Int.random(in: -90_000...90_000, using: &generator))
    default:
      return .zoned(
        clock, tzid: ["Europe/Berlin", "Pacific/Apia", "Nope", "Hostile"].randomElement(using: &generator) ?? "")
    }
  }

  private func numbers(_ limit: Int, _ generator: inout Generator) -> [Int] {
    guard Int.random(in: 0...3, using: &generator) == 0 else { return [] }
    return (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      [Int.random(in: -limit...limit, using: &generator), .max, .min, 0].first { _ in
        Int.random(in: 0...9, using: &generator) > 0
      } ?? 0
    }
  }

  private func rule(_ generator: inout Generator) -> RecurrenceRule {
    var rule = RecurrenceRule(
      frequency: RecurrenceRule.Frequency.allCases.randomElement(using: &generator) ?? .daily,
      interval: [1, 1, 2, 7, 100, 0, -3, .max, .min].randomElement(using: &generator) ?? 1,
      count: [nil, nil, 5, 0, -1, .max].randomElement(using: &generator) ?? nil,
      until: Bool.random(using: &generator) ? time(&generator) : nil)
    rule.bySecond = numbers(60, &generator)
    rule.byMinute = numbers(60, &generator)
    rule.byHour = numbers(24, &generator)
    rule.byMonthDay = numbers(32, &generator)
    rule.byYearDay = numbers(367, &generator)
    rule.byWeekNumber = numbers(54, &generator)
    rule.byMonth = numbers(13, &generator)
    rule.bySetPosition = numbers(367, &generator)
    rule.byDay = numbers(54, &generator).map {
      .init(ordinal: $0, Weekday.allCases.randomElement(using: &generator) ?? .monday)
    }
    rule.weekStart = Weekday.allCases.randomElement(using: &generator) ?? .monday
    return rule
  }

  private func event(_ number: Int, _ generator: inout Generator) -> Event {
    var event = Event(id: "e\(number)", uid: "u", start: time(&generator))
    if number > 0, Bool.random(using: &generator) { event.recurrenceID = time(&generator) }
    event.overridesFuture = Bool.random(using: &generator)
    event.sequence = Int.random(in: 0...3, using: &generator)
    event.rules = (0..<Int.random(in: 0...2, using: &generator)).map { _ in rule(&generator) }
    event.exclusionRules = Int.random(in: 0...4, using: &generator) == 0 ? [rule(&generator)] : []
    event.exceptionDates = (0..<Int.random(in: 0...3, using: &generator)).map { _ in time(&generator) }
    event.additionalDates = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      Event.AdditionalDate(
        start: time(&generator), end: Bool.random(using: &generator) ? .time(time(&generator)) : .none)
    }
    switch Int.random(in: 0...2, using: &generator) {
    case 0: event.end = .time(time(&generator))
    case 1: event.end = .duration(CalendarDuration(days: Int.random(in: -9...9_999_999, using: &generator), seconds: 5))
    default: event.end = .none
    }
    event.zones = [
      ZoneDefinition(
        tzid: "Hostile", observances: [ZoneDefinitionTests.observance("20200101T000000", from: -3600, to: 90_000)])
    ]
    event.zones[0].observances[0].rules = [rule(&generator)]
    return event
  }
}
