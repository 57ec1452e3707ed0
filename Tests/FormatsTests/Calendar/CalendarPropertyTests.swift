import Foundation
import Records
import Testing

@testable import Formats

/// Random calendars beside what PyPI's icalendar reads in them; Tests/Properties/icalendar/compare makes them and names
/// their folder.
@Suite("Calendars read as an independent implementation reads them")
struct CalendarPropertyTests {
  private static let folder = ProcessInfo.processInfo.environment["CONCERTD_ICALENDAR_CASES"]

  @Test("Every property of every event is the same", .enabled(if: folder != nil))
  func same() throws {
    let folder = URL(fileURLWithPath: try #require(CalendarPropertyTests.folder))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "ics" }
    #expect(!files.isEmpty)
    for file in files {
      let document = CalendarFixture.read([UInt8](try Data(contentsOf: file)))
      let text = try String(contentsOf: file.deletingPathExtension().appendingPathExtension("txt"), encoding: .utf8)
      let expected = text.split(separator: "\n").map(String.init)
      let found = document.events.flatMap(describe)
      let difference = zip(found, expected).first { $0 != $1 }
      let isSame = difference == nil && found.count == expected.count
      #expect(isSame, "\(file.lastPathComponent): \(String(describing: difference))")
      #expect(document.problems.isEmpty && document.isComplete, "\(file.lastPathComponent)")
    }
  }

  private func describe(_ event: Event) -> [String] {
    var lines = ["uid\t\(event.uid)", "start\t\(text(event.start))"]
    switch event.end {
    case .time(let time): lines.append("end\t\(text(time))")
    case .duration(let duration): lines.append("duration\t\(Int64(duration.days) * 86_400 + duration.seconds)")
    case .none: break
    }
    if event.sequence > 0 { lines.append("sequence\t\(event.sequence)") }
    if let title = event.title { lines.append("title\t\(title)") }
    if let text = event.location?.text { lines.append("location\t\(text)") }
    if let latitude = event.location?.latitude, let longitude = event.location?.longitude {
      lines.append("geo\t\(String(format: "%.4f %.4f", latitude, longitude))")
    }
    if let url = event.url { lines.append("url\t\(url)") }
    if !event.categories.isEmpty { lines.append("categories\t\(event.categories.joined(separator: "|"))") }
    if let status = event.status { lines.append("status\t\(status.rawValue)") }
    lines += event.rules.map { "rule\t\(text($0))" }
    if !event.exceptionDates.isEmpty {
      lines.append("exdate\t\(event.exceptionDates.map(text).joined(separator: "|"))")
    }
    if !event.additionalDates.isEmpty {
      lines.append("rdate\t\(event.additionalDates.map { text($0.start) }.joined(separator: "|"))")
    }
    return lines.map { $0.replacingOccurrences(of: "\n", with: "\\n") }
  }

  private func text(_ time: CalendarTime) -> String {
    let (date, clock) = (time.date, time.clock)
    let day = String(format: "%04d%02d%02d", date.year, date.month, date.day)
    let full = day + String(format: "T%02d%02d%02d", clock.hour, clock.minute, clock.second)
    switch time {
    case .date: return day
    case .utc: return full + "Z"
    case .floating: return full
    case .zoned(_, let tzid): return "\(full) \(tzid)"
    case .offset(_, let seconds): return "\(full) \(seconds)"
    }
  }

  private func text(_ rule: RecurrenceRule) -> String {
    let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    var parts = ["FREQ=\(rule.frequency.rawValue.uppercased())"]
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { parts.append("\(name)=\(values.sorted().joined(separator: ","))") }
    }
    add("INTERVAL", rule.interval > 1 ? ["\(rule.interval)"] : [])
    add("COUNT", rule.count.map { ["\($0)"] } ?? [])
    add("UNTIL", rule.until.map { [text($0)] } ?? [])
    add("BYHOUR", rule.byHour.map(String.init))
    add("BYDAY", rule.byDay.map { ($0.ordinal == 0 ? "" : "\($0.ordinal)") + days[$0.weekday.rawValue] })
    add("BYMONTHDAY", rule.byMonthDay.map(String.init))
    add("BYYEARDAY", rule.byYearDay.map(String.init))
    add("BYWEEKNO", rule.byWeekNumber.map(String.init))
    add("BYMONTH", rule.byMonth.map(String.init))
    add("BYSETPOS", rule.bySetPosition.map(String.init))
    add("WKST", rule.weekStart == .monday ? [] : [days[rule.weekStart.rawValue]])
    return parts.sorted().joined(separator: " ")
  }
}
