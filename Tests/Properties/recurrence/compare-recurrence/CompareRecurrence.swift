internal import CalendarText
internal import Glibc
internal import Records
internal import Recurrence

/// Reads cases as `make_cases.py` writes them and compares what they expect with what `Recurrence` says.
///
/// Usage: `compare-recurrence FILE`. Exit code 1 where a case differs, 2 where there is none.
@main
struct CompareRecurrence {
  private var count = 0
  private var differing = 0
  private var window: [String] = []
  private var components: [String] = []
  private var expected: [String] = []
  private let zones = ZoneDatabase(defaultZone: "Europe/Berlin")

  static func main() {
    guard CommandLine.arguments.count == 2, let text = read(CommandLine.arguments[1]) else {
      print("usage: compare-recurrence FILE")
      exit(2)
    }
    var comparison = CompareRecurrence()
    for line in text.split(separator: "\n") { comparison.take(line) }
    print("\(comparison.count) series compared, \(comparison.differing) differ")
    exit(comparison.count == 0 ? 2 : comparison.differing == 0 ? 0 : 1)
  }

  private static func read(_ path: String) -> String? {
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let got = unsafe fread(&buffer, 1, buffer.count, file)
      if got == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<got]
    }
  }

  private mutating func take(_ line: Substring) {
    let words = line.split(separator: " ").map(String.init)
    switch words[0] {
    case "CASE": (components, expected) = ([], [])
    case "WINDOW": window = Array(words[1...])
    case "EVENT": components.append("")
    case "EXPECT": expected.append(words[1] + " " + words[2])
    case "END": compare()
    default: components[components.count - 1] += line + "\n"
    }
  }

  private mutating func compare() {
    count += 1
    let instants = window.map { Instant(seconds: CalendarText.clock($0).secondsSinceEpoch) }
    let series = Series(components: components.map { CalendarText.event($0) })
    let expansion = series.expand(in: instants[0]..<instants[1], zones: zones)
    let found = expansion.occurrences.map { text($0.start) + " " + text($0.end) }.sorted()
    guard found != expected else { return }
    differing += 1
    guard differing <= 10 else { return }
    print("in the window \(window[0]) to \(window[1]):\n\(components.joined(separator: "\n"))")
    print("missing: \(Set(expected).subtracting(found).sorted().prefix(5))")
    print("too many: \(Set(found).subtracting(expected).sorted().prefix(5))")
    print("warnings: \(expansion.warnings.map(\.message))\n")
  }

  private func text(_ time: ResolvedTime) -> String {
    switch time {
    case .date(let date): text(date)
    case .instant(let instant, _):
      text(CivilDateTime(secondsSinceEpoch: instant.seconds))
    }
  }

  private func text(_ clock: CivilDateTime) -> String {
    "\(text(clock.date))T\(padded(clock.hour)):\(padded(clock.minute)):\(padded(clock.second))Z"
  }

  private func text(_ date: CivilDate) -> String { "\(date.year)-\(padded(date.month))-\(padded(date.day))" }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
