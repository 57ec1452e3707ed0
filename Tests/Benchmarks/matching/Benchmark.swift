import ArtistMatching
import Foundation
import Records

/// Time that this process had a processor: a shared machine's other work does not count.
struct ProcessorClock {
  func measure(_ work: () -> Void) -> Duration {
    let start = clock()
    work()
    return .microseconds((clock() - start) * 1_000_000 / Int(CLOCKS_PER_SEC))
  }
}

/// `matching-benchmark [NAMES] [TITLES] [EVENTS]`: times of building an index and of matching, each beside a floor that does
/// the least that any answer needs. Names and titles are made up, the same on every run.
@main struct Benchmark {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let names = numbers.first ?? 1_000_000
    let titles = numbers.count > 1 ? numbers[1] : 100_000
    let events = numbers.count > 2 ? numbers[2] : 10_000
    warmUp()
    large(names: names, titles: titles)
    personal(names: 635, titles: events)
  }

  /// The word lists are read once a process; that is not part of what is measured.
  static func warmUp() {
    let clock = ProcessorClock()
    let time = clock.measure { _ = ArtistIndex([ArtistName("Warm Up")]).matches(in: EventText(title: "Warm Up live")) }
    print("word lists read in \(seconds(time)) s")
  }

  static func large(names count: Int, titles titleCount: Int) {
    let clock = ProcessorClock()
    let catalog = (0..<count).lazy.map { ArtistName(Invention.name($0)) }
    var floor = 0
    let generation = clock.measure { for artist in catalog { floor &+= artist.name.utf8.count } }
    let before = residentMegabytes()
    var built: ArtistIndex?
    let building = clock.measure { built = ArtistIndex(catalog) }
    guard let index = built else { return }
    print(
      "\(count) names (\(floor / count) bytes each): built in \(seconds(building - generation)) s beside "
        + "\(seconds(generation)) s of making them up; \(residentMegabytes() - before) MB resident after, "
        + "\(peakMegabytes()) MB at the peak of the process")
    match(Invention.titles(titleCount, names: count), index, "of \(count) names")
  }

  static func personal(names count: Int, titles titleCount: Int) {
    let catalog = (0..<count).map { ArtistName(Invention.name($0)) }
    let index = ArtistIndex(catalog)
    let titles = Invention.titles(titleCount, names: count)
    let own = match(titles, index, "of \(count) names")
    let folded = catalog.map { Array($0.name.lowercased().utf8) }
    let lowered = titles.map { Array($0.lowercased().utf8) }
    let clock = ProcessorClock()
    var hits = 0
    let floor = clock.measure {
      for title in lowered { for name in folded where contains(title, name) { hits += 1 } }
    }
    print(
      "  floor, a loop of substring search on lowered bytes: \(seconds(floor)) s, \(hits) hits; ratio \(own / floor)")
  }

  @discardableResult
  static func match(_ titles: [String], _ index: ArtistIndex, _ what: String) -> Duration {
    let clock = ProcessorClock()
    var kept = 0
    let time = clock.measure { for title in titles { kept += index.matches(in: EventText(title: title)).count } }
    var bytes = 0
    let floor = clock.measure {
      for title in titles { for scalar in title.unicodeScalars { bytes &+= Int(scalar.value) } }
    }
    print(
      "\(titles.count) titles against the index \(what): \(seconds(time)) s, \(kept) kept; "
        + "reading the scalars alone \(seconds(floor)) s, ratio \(time / floor)\(bytes == 0 ? "!" : "")")
    return time
  }

  static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard text.count >= part.count else { return false }
    for start in 0...text.count - part.count where text[start] == part[0] {
      if text[start..<start + part.count] == part[...] { return true }
    }
    return false
  }

  static func seconds(_ duration: Duration) -> String {
    String(format: "%.3f", Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18)
  }

  static func residentMegabytes() -> Int { memory("VmRSS:") }
  static func peakMegabytes() -> Int { memory("VmHWM:") }

  static func memory(_ field: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(field) } ?? ""
    return (line.split(separator: " ").dropFirst().first { Int($0) != nil }.flatMap { Int($0) } ?? 0) / 1024
  }
}
