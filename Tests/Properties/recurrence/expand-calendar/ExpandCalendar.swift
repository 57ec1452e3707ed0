internal import Formats
internal import Glibc
internal import Records
internal import Recurrence

/// Expands calendar files as the daemon would, for scripts that compare.
///
/// Usage: `expand-calendar ZONE`, with lines `FROM TO FILE` on standard input; FROM and TO are seconds since the epoch.
/// For each line: a line an occurrence, `occurrence START END UID` with tabs between (UTC, or a date), `cancelled` for
/// those, `problem SEVERITY UID MESSAGE`, and `end`.
@main
struct ExpandCalendar {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      print("usage: expand-calendar ZONE < LIST")
      exit(2)
    }
    let zones = ZoneDatabase(defaultZone: CommandLine.arguments[1])
    while let line = readLine() {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3, let from = Int64(words[0]), let to = Int64(words[1]), from <= to else { exit(2) }
      expand(words[2], Instant(seconds: from)..<Instant(seconds: to), zones)
      print("end")
      fflush(nil)
    }
  }

  private static func expand(_ path: String, _ window: Range<Instant>, _ zones: ZoneDatabase) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { exit(2) }
    defer { close(descriptor) }
    let context = ReadingContext(path: path, store: .calendars, now: window.lowerBound)
    let document = readDocument(ByteStream(descriptor: descriptor), context: context)
    var problems = document.problems
    let events = document.records.compactMap { if case .event(let event) = $0.record { event } else { nil } }
    for event in events { problems += examine(event, zones: zones) }
    for (_, components) in Dictionary(grouping: events, by: \.uid).sorted(by: { $0.key < $1.key }) {
      let expansion = Series(components: components).expand(in: window, zones: zones)
      for occurrence in expansion.occurrences { show("occurrence", occurrence) }
      for occurrence in expansion.cancelled { show("cancelled", occurrence) }
      problems += expansion.warnings
    }
    for problem in problems {
      print("problem\t\(problem.severity.rawValue)\t\(problem.record ?? "-")\t\(problem.message)")
    }
  }

  private static func show(_ kind: String, _ occurrence: Occurrence) {
    print("\(kind)\t\(text(occurrence.start))\t\(text(occurrence.end))\t\(occurrence.event.uid)")
  }

  private static func text(_ time: ResolvedTime) -> String {
    switch time {
    case .date(let date): return text(date)
    case .instant(let instant, _):
      let clock = CivilDateTime(secondsSinceEpoch: instant.seconds)
      return "\(text(clock.date))T\(padded(clock.hour)):\(padded(clock.minute)):\(padded(clock.second))Z"
    }
  }

  private static func text(_ date: CivilDate) -> String { "\(date.year)-\(padded(date.month))-\(padded(date.day))" }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
