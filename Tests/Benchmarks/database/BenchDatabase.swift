internal import Glibc
internal import Linux
internal import Records
internal import StoreDatabase

/// Measures the database alone: a first scan in batches of 500, one new file, a restart, and the ways of reading. Arguments:
/// how many files (one event each; default 10,000), and a path for the database, which is replaced.
@main
struct BenchDatabase {
  static let root = "/home/user/.local/share/concertd/calendars"

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.first.flatMap { Int($0) } ?? 10_000
    let path = arguments.dropFirst().first ?? "/tmp/bench-database.db"
    for suffix in ["", "-wal"] { unsafe unlink(path + suffix) }

    let updates = (0..<count).map(file)
    measure("encode", count) { for update in updates { _ = records(update).map(\.record.wireBytes) } }
    let encoded = updates.flatMap { records($0).map(\.record.wireBytes) }
    try measure("decode", count) { for bytes in encoded { _ = try Record(wireBytes: bytes) } }

    // Each opens the database for itself: two at a time cannot.
    try write(updates, to: path)
    try read(path, count)
  }

  static func write(_ updates: [FileUpdate], to path: String) throws {
    let database = try open(path)
    try measure("first scan", updates.count) {
      for start in stride(from: 0, to: updates.count, by: 500) {
        try apply(Array(updates[start..<min(updates.count, start + 500)]), to: database)
      }
    }
    try measure("one new file", 200) {
      for number in 0..<200 { try apply([file(updates.count + number)], to: database) }
    }
    try measure("checkpoint", 1) { try database.checkpoint() }
  }

  static func read(_ path: String, _ count: Int) throws {
    var opened: StoreDatabase?
    try measure("restart", count) {
      opened = try open(path)
      try opened?.forEachFile(root: root, of: .calendars) { _, _ in }
    }
    guard let database = opened else { return }
    try measure("all events", count) { try database.apply([]) { try $0.forEachEvent { _ in } } }
    try measure("changes from the start", count) {
      var page = try database.changes(after: nil, limit: 500)
      while page.more { page = try database.changes(after: page.next, limit: 500) }
    }
    try measure("deny", count) { try database.removeStore(.calendars) }
  }

  static func open(_ path: String) throws -> StoreDatabase {
    try StoreDatabase.open(path: path, now: { Instant(seconds: 1_800_000_000) }) { event in
      let start = event.start.clock.secondsSinceEpoch
      return EventSpan(first: start, last: start + 7200)
    }.database
  }

  /// As the daemon does it: the components of each event that changed are read back in the same transaction.
  static func apply(_ batch: [FileUpdate], to database: StoreDatabase) throws {
    try database.apply(batch) { transaction in
      for uid in transaction.affectedUIDs {
        _ = try transaction.events(uid: uid)
        try transaction.setConcerts(ofUID: uid, to: [], nextBoundary: nil) { _ in .noMatch }
      }
    }
  }

  static func records(_ update: FileUpdate) -> [SourcedRecord] {
    if case .document(let document) = update.outcome { document.records } else { [] }
  }

  static func file(_ number: Int) -> FileUpdate {
    // Spread as UIDs are, and the same on every run.
    let uid = SHA256.hexadecimal(SHA256.digest("\(number)".utf8).prefix(16))
    let day = CivilDate(year: 2027, month: number % 12 + 1, day: number % 28 + 1)
    let zone = "Europe/London"
    var event = Event(
      id: "e-" + uid.prefix(24), uid: uid, start: .zoned(CivilDateTime(date: day, hour: 20), tzid: zone))
    event.end = .time(.zoned(CivilDateTime(date: day, hour: 22), tzid: zone))
    (event.title, event.sequence, event.stamp) = ("Flight LH \(number)", 4, Instant(seconds: 1_700_000_000))
    (event.location, event.categories) = (Location(text: "O2 Academy, London"), ["WORK"])
    let text = [UInt8](repeating: UInt8(ascii: "x"), count: 1300)
    let stamp = FileStamp(device: 1, inode: UInt64(number), size: 1800, modified: 1, changed: 1)
    let document = Document(
      store: .calendars, format: "icalendar", records: [SourcedRecord(.event(event), sourceText: text)])
    return FileUpdate(
      store: .calendars, root: root, path: FilePath("\(uid).ics"), stamp: stamp, outcome: .document(document))
  }

  static func measure(_ what: String, _ count: Int, _ body: () throws -> Void) rethrows {
    let (wall, processor) = (BootTime.now(), clock())
    try body()
    let elapsed = (BootTime.now() - wall).inNanoseconds / 1000
    let used = Int64(clock() - processor)
    print("\(what): \(elapsed / 1000) ms, of the processor \(used / 1000) ms, \(used / Int64(count)) µs each")
  }
}
