import Records
import Testing

@testable import Formats

@Suite("Rules of series")
struct CalendarRuleTests {
  @Test("Every part of a rule is read")
  func parts() throws {
    let text =
      "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYSECOND=0,60;BYMINUTE=30;BYHOUR=0,23;BYDAY=MO,-1FR,+2TU,53WE;"
      + "BYMONTHDAY=-31,1;BYYEARDAY=366,-1;BYWEEKNO=53,-53;BYMONTH=12,1;BYSETPOS=-366,1;WKST=SU"
    let rule = try #require(RuleReading(text).rule)
    #expect(rule.frequency == .yearly)
    #expect(rule.interval == 2)
    #expect(rule.count == 10)
    #expect(rule.bySecond == [0, 60])
    #expect(rule.byMinute == [30])
    #expect(rule.byHour == [0, 23])
    #expect(
      Set(rule.byDay) == [
        .init(.monday), .init(ordinal: -1, .friday), .init(ordinal: 2, .tuesday), .init(ordinal: 53, .wednesday),
      ])
    #expect(rule.byMonthDay == [-31, 1])
    #expect(rule.byYearDay == [366, -1])
    #expect(rule.byWeekNumber == [53, -53])
    #expect(rule.byMonth == [12, 1])
    #expect(rule.bySetPosition == [-366, 1])
    #expect(rule.weekStart == .sunday)
  }

  @Test("Every frequency is read, in any case and with blanks around")
  func frequencies() {
    for frequency in RecurrenceRule.Frequency.allCases {
      #expect(RuleReading("freq = \(frequency.rawValue) ;").rule?.frequency == frequency)
    }
  }

  @Test(
    "UNTIL is kept as written",
    arguments: [
      ("20270301", CalendarTime.date(.init(year: 2027, month: 3, day: 1))),
      ("20270301T190000Z", .utc(.at("20270301T190000"))), ("20270301T190000", .floating(.at("20270301T190000"))),
    ])
  func until(text: String, expected: CalendarTime) {
    let reading = RuleReading("FREQ=DAILY;COUNT=5;UNTIL=\(text)")
    #expect(reading.rule?.until == expected)
    #expect(reading.rule?.count == 5)
    #expect(reading.repairs.isEmpty)
  }

  @Test("A large interval, a trailing comma and an empty part change nothing else")
  func tolerance() {
    #expect(RuleReading("FREQ=DAILY;INTERVAL=100000").rule?.interval == 100_000)
    #expect(RuleReading("FREQ=DAILY;BYHOUR=1,2,").rule?.byHour == [1, 2])
    #expect(RuleReading("FREQ=DAILY;;COUNT=2;").rule?.count == 2)
  }

  @Test(
    "What is left out of a rule is said",
    arguments: [
      "FREQ=DAILY;COUNT=-1", "FREQ=DAILY;X-VENDOR=1", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD",
      "FREQ=DAILY;COUNT=2;COUNT=3",
    ])
  func repairs(text: String) {
    let reading = RuleReading(text)
    #expect(reading.rule != nil)
    #expect(reading.repairs.count == 1)
  }

  @Test(
    "A rule that cannot be read leaves the first instance, with a warning",
    arguments: [
      "FREQ=FORTNIGHTLY;COUNT=3", "COUNT=3", "FREQ=", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=0",
      "FREQ=DAILY;COUNT=x",
      "FREQ=DAILY;UNTIL=never", "FREQ=DAILY;UNTL=20270101", "FREQ=DAILY;BYHOUR=24", "FREQ=DAILY;BYMONTH=13",
      "FREQ=YEARLY;BYYEARDAY=367", "FREQ=YEARLY;BYYEARDAY=99999", "FREQ=YEARLY;BYWEEKNO=54", "FREQ=MONTHLY;BYDAY=54MO",
      "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=MONTHLY;BYSETPOS=0;BYDAY=MO", "FREQ=WEEKLY;BYDAY=XX", "FREQ=WEEKLY;WKST=XX",
      "FREQ=WEEKLY;BYDAY=", "FREQ=DAILY;BYMONTH=5L", "RSCALE=CHINESE;FREQ=YEARLY", "weekly", "Weird",
    ])
  func unreadable(text: String) throws {
    let read = CalendarFixture.readEvent("RRULE:\(text)")
    #expect(try #require(read.event).rules.isEmpty)
    #expect(read.problems.map(\.severity) == [.warning])
    #expect(read.problems.first?.message.hasPrefix("RRULE unreadable; first instance only") == true)
    #expect(read.problems.first?.record == "one@test")
  }

  @Test("More list items than libical holds refuse the rule instead of changing it")
  func longLists() {
    let seconds = (0...60).map(String.init).joined(separator: ",")
    #expect(RuleReading("FREQ=DAILY;BYSECOND=\(seconds)").rule?.bySecond.count == 61)
    #expect(RuleReading("FREQ=DAILY;BYSECOND=\(seconds),\(seconds)").rule == nil)
  }

  @Test("Several rules are all kept, and EXRULE is one of its own")
  func several() throws {
    let event = try #require(
      CalendarFixture.readEvent("RRULE:FREQ=WEEKLY\nRRULE:FREQ=MONTHLY;COUNT=3\nEXRULE:FREQ=YEARLY").event)
    #expect(event.rules.map(\.frequency) == [.weekly, .monthly])
    #expect(event.exclusionRules.map(\.frequency) == [.yearly])
  }
}
