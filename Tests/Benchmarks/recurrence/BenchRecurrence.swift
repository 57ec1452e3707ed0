internal import CalendarText
internal import Glibc
internal import Records
internal import Recurrence

/// Measures what `Recurrence` costs a first scan, and what the worst rules cost. Prints milliseconds of processor time; run in release.
@main
struct BenchRecurrence {
  static let window = instant("20261201T000000")..<instant("20270301T000000")

  static func instant(_ text: String) -> Instant { Instant(seconds: CalendarText.clock(text).secondsSinceEpoch) }

  static func main() {
    firstScan()
    ordinary()
    hostile()
  }

  /// 10,000 events of twelve years, a tenth of them recurring: examined once, expanded once.
  static func firstScan() {
    let zones = ["Europe/Berlin", "America/New_York", "W. Europe Standard Time", "Asia/Tokyo"]
    let rules = [
      "FREQ=WEEKLY;BYDAY=MO,FR", "FREQ=MONTHLY;BYDAY=1FR", "FREQ=YEARLY", "FREQ=DAILY;COUNT=30",
      "FREQ=WEEKLY;COUNT=900",
    ]
    let series = (0..<10_000).map { number in
      let year = 2016 + number % 12
      let day = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"][number / 12 % 10]
      let month = ["01", "02", "03", "06", "09", "12"][number / 7 % 6]
      var text = "UID:event-\(number)@example.org\nSUMMARY:Concert \(number)\n"
      text += "DTSTART;TZID=\(zones[number % 4]):\(year)\(month)\(day)T200000\nDURATION:PT2H\n"
      if number % 10 == 0 { text += "RRULE:\(rules[number / 10 % 5])\n" }
      return Series(components: [CalendarText.event(text)])
    }
    let database = ZoneDatabase(defaultZone: "Europe/Berlin")
    var (problems, occurrences) = (0, 0)
    report("examine 10,000 events, a tenth recurring") {
      for one in series { problems += one.master.map { examine($0, zones: database).count } ?? 0 }
    }
    report("expand them over 90 days") {
      for one in series { occurrences += one.expand(in: window, zones: database).occurrences.count }
    }
    report("span of each") { for one in series { _ = one.master.map { span($0, zones: database) } } }
    print("  \(problems) problems, \(occurrences) occurrences")
  }

  static func ordinary() {
    let rules = [
      "DTSTART;TZID=Europe/Berlin:19700105T200000\nRRULE:FREQ=WEEKLY",
      "DTSTART;TZID=Europe/Berlin:19700105T200000\nRRULE:FREQ=DAILY;COUNT=40000",
      "DTSTART;TZID=Europe/Berlin:19700105T200000\nRRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
      "DTSTART;TZID=Europe/Berlin:20000105T200000\nRRULE:FREQ=YEARLY;BYMONTH=1;BYDAY=1SU;COUNT=1000",
      "DTSTART;TZID=Europe/Berlin:20261105T200000\nRRULE:FREQ=HOURLY",
    ]
    for rule in rules { expand(rule) }
  }

  static func hostile() {
    let rules = [
      "FREQ=SECONDLY", "FREQ=SECONDLY;COUNT=100000000", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=SECONDLY;INTERVAL=7;BYHOUR=3;BYMINUTE=1;BYSECOND=1;BYDAY=5MO", "FREQ=MINUTELY;BYMONTHDAY=31;BYMONTH=4",
      "FREQ=HOURLY;INTERVAL=24;BYHOUR=5", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTHDAY=31;BYSETPOS=2",
      "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=0,1,2,3,4,5,6,7;BYSETPOS=366", "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6",
      "FREQ=YEARLY;BYYEARDAY=366;BYMONTHDAY=1;COUNT=5",
    ]
    for rule in rules { expand("DTSTART;TZID=Europe/Berlin:20261105T200000\nRRULE:\(rule)") }
  }

  static func expand(_ text: String) {
    let database = ZoneDatabase(defaultZone: "Europe/Berlin")
    let event = CalendarText.event("UID:x\n" + text)
    _ = examine(event, zones: database, stepBudget: 10)
    var expansion = Expansion()
    report(text.split(separator: "\n").joined(separator: " ")) {
      expansion = Series(components: [event]).expand(in: window, zones: database)
    }
    print("  \(expansion.occurrences.count) occurrences\(expansion.warnings.isEmpty ? "" : ", budget reached")")
  }

  /// Of this process, in nanoseconds: what others do on the machine does not count.
  static func processorTime() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  static func report(_ name: String, _ body: () -> Void) {
    let begin = processorTime()
    body()
    print("\(Double((processorTime() - begin) / 1000) / 1000) ms  \(name)")
  }
}
