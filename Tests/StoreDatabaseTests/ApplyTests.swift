import Linux
import Records
import SQLite
import Testing

@testable import StoreDatabase

@Suite struct ApplyTests {
  let temporary: TemporaryDatabase
  var database: StoreDatabase { temporary.database }

  init() throws { temporary = try TemporaryDatabase() }

  @Test func `a new file's records are added, once`() throws {
    let file = Samples.file("a.ics", .event(Samples.event("a")), .event(Samples.event("b")))
    let commit = try database.apply([file])
    #expect(commit.changesOfStore == [.calendars: 2])
    #expect(commit.sequence == 2)
    #expect(try database.log() == ["added calendars e-a", "added calendars e-b"])
    #expect(try database.apply([file]).changes == 0)
    #expect(database.count(.calendars) == 2)
  }

  @Test func `a new stamp, sequence or DTSTAMP alone announces nothing, and the newer copy is kept`() throws {
    try database.apply([Samples.file("a.ics", .event(Samples.event("a")))])
    var event = Samples.event("a", sequence: 5)
    event.stamp = Instant(seconds: 1)
    let commit = try database.apply([Samples.file("a.ics", .event(event), stamp: 9)])
    #expect(commit.changes == 0)
    #expect(commit.sequence == 1)
    #expect(try database.record(.calendars, id: "e-a")?.record == .event(event))
    #expect(try database.apply([Samples.update("a.ics", .stampOnly, stamp: 10)]).changes == 0)
  }

  @Test func `a title that changes is an update; a cancelled event is one too`() throws {
    try database.apply([Samples.file("a.ics", .event(Samples.event("a")))])
    let token = database.token
    try database.apply([Samples.file("a.ics", .event(Samples.event("a", title: "Moby")))])
    #expect(try database.log(after: token) == ["updated calendars e-a"])
    var cancelled = Samples.event("a", title: "Moby")
    cancelled.status = .cancelled
    try database.apply([Samples.file("a.ics", .event(cancelled))])
    #expect(try database.log(after: token) == ["updated calendars e-a"])
    #expect(database.sequence == 3)
  }

  @Test func `the newest copy speaks, and when it goes the next one does: an update, not a removal`() throws {
    try database.apply([
      Samples.file("b.ics", .event(Samples.event("a", title: "old", sequence: 1))),
      Samples.file("a.ics", .event(Samples.event("a", title: "new", sequence: 2))),
    ])
    #expect(try database.title("a") == "new")
    #expect(database.count(.calendars) == 1)
    let token = database.token
    try database.apply([Samples.update("a.ics", .removed)])
    #expect(try database.title("a") == "old")
    #expect(try database.log(after: token) == ["updated calendars e-a"])
    try database.apply([Samples.update("b.ics", .removed)])
    #expect(try database.log(after: token) == ["removed calendars e-a deleted"])
    #expect(database.count(.calendars) == 0)
  }

  @Test func `of equally new copies the one with the smaller path speaks, in whatever order they came`() throws {
    try database.apply([Samples.file("b.ics", .event(Samples.event("a", title: "b")))])
    try database.apply([Samples.file("a.ics", .event(Samples.event("a", title: "a")))])
    #expect(try database.title("a") == "a")
    let commit = try database.apply([Samples.file("c.ics", .event(Samples.event("a", title: "c")))])
    #expect(commit.changes == 0)
    #expect(try database.events(uid: "a").map(\.title) == ["a"])
  }

  @Test func `a file that moves is an update, as its path is part of the answer`() throws {
    try database.apply([Samples.file("a.ics", .event(Samples.event("a")))])
    let token = database.token
    try database.apply([Samples.update("a.ics", .removed), Samples.file("b.ics", .event(Samples.event("a")))])
    #expect(try database.log(after: token) == ["updated calendars e-a"])
    #expect(try database.record(.calendars, id: "e-a")?.source.file == "/drops/b.ics")
  }

  @Test func `a file removed and made again in one batch changes nothing`() throws {
    let file = Samples.file("a.ics", .event(Samples.event("a")))
    try database.apply([file])
    #expect(try database.apply([Samples.update("a.ics", .removed), file]).changes == 0)
    #expect(database.fileCount(root: "/drops", of: .calendars) == 1)
  }

  @Test func `a cut-off version updates and adds, and removes nothing; a whole one does`() throws {
    let (one, two, three) = (Samples.event("1"), Samples.event("2"), Samples.event("3"))
    try database.apply([Samples.file("a.ics", .event(one), .event(two))])
    let changed = Samples.event("1", title: "Moby")
    try database.apply([Samples.file("a.ics", .event(changed), .event(three), isComplete: false)])
    #expect(try database.log() == ["added calendars e-2", "added calendars e-1", "added calendars e-3"])
    #expect(try database.title("1") == "Moby")
    try database.apply([Samples.file("a.ics", .event(three))])
    #expect(database.count(.calendars) == 1)
  }

  @Test func `a broken version keeps the last good records and lists its problem until it is mended`() throws {
    try database.apply([Samples.file("a.ics", .event(Samples.event("a")))])
    let problem = Problem(.error, store: .calendars, file: "/drops/a.ics", line: 3, "no END")
    try database.apply([Samples.update("a.ics", .kept([problem]), stamp: 4)])
    let since = temporary.now
    #expect(database.count(.calendars) == 1)
    #expect(database.problemCount(.calendars) == 1)
    temporary.advance(seconds: 60)
    var moved = problem
    moved.line = 7
    try database.apply([Samples.update("a.ics", .kept([moved]), stamp: 5)])
    moved.since = since
    #expect(try database.problems(limit: 10) == [moved])
    try database.apply([Samples.file("a.ics", .event(Samples.event("a")), stamp: 6)])
    #expect(try database.problems(limit: 10) == [])
    #expect(database.problemCount(.calendars) == 0)
  }

  @Test func `the lines of a record are kept as long as it is, also when they alone change`() throws {
    func file(_ text: [UInt8]) -> FileUpdate {
      Samples.update(
        "a.ics",
        .document(
          Document(
            store: .calendars, format: "sample",
            records: [SourcedRecord(.event(Samples.event("a")), sourceText: text)])))
    }
    try database.apply([file([0, 255])])
    #expect(try database.sourceText(.calendars, id: "e-a") == [0, 255])
    #expect(try database.apply([file([7])]).changes == 0)
    #expect(try database.sourceText(.calendars, id: "e-a") == [7])
    try database.apply([Samples.update("a.ics", .kept([Problem(.error, "broken")]))])
    #expect(try database.sourceText(.calendars, id: "e-a") == [7])
    try database.apply([Samples.update("a.ics", .removed)])
    #expect(try database.sourceText(.calendars, id: "e-a") == nil)
    #expect(try database.tables.connection.integer("SELECT count(*) FROM texts") == 0)
  }

  @Test func `errors are listed before warnings, and no more than asked for`() throws {
    let problems = [Problem(.warning, "w1"), Problem(.error, "e1"), Problem(.warning, "w2"), Problem(.error, "e2")]
    try database.apply([Samples.file("a.ics", store: .calendars, problems: problems)])
    #expect(try database.problems(limit: 3).map(\.message) == ["e1", "e2", "w1"])
    #expect(try database.problems(limit: 1).map(\.message) == ["e1"])
  }

  @Test func `a retraction hides every older version of a reading, and another file's newer version shows it again`()
    throws
  {
    try database.apply([Samples.file("a.json", .reading(Samples.reading("1", version: 1)))])
    let token = database.token
    try database.apply([Samples.file("b.json", .reading(Samples.reading("1", version: 2, isRetraction: true)))])
    #expect(try database.log(after: token) == ["removed health r-1 deleted"])
    #expect(try database.record(.health, id: "r-1") == nil)
    try database.apply([Samples.file("c.json", .reading(Samples.reading("1", mass: 71, version: 3)))])
    #expect(try database.log(after: token) == ["added health r-1"])
    #expect(database.count(.health) == 1)
  }

  @Test func `a retraction of what was never seen announces nothing`() throws {
    let commit = try database.apply([Samples.file("b.json", .reading(Samples.reading("1", isRetraction: true)))])
    #expect(commit.changes == 0)
    #expect(try database.log() == [])
  }

  @Test func `one measurement in two files under two ids: the later one names the first, as long as it is there`()
    throws
  {
    try database.apply([Samples.file("b.json", .reading(Samples.reading("2", device: "watch")))])
    let token = database.token
    try database.apply([Samples.file("a.json", .reading(Samples.reading("1", device: "scale")))])
    #expect(try database.log(after: token) == ["added health r-1", "updated health r-2"])
    #expect(try reading("2")?.duplicateOf == "r-1")
    #expect(try reading("2")?.flags == [.possibleDuplicate])
    #expect(try reading("1")?.flags == [])
    let second = database.token
    #expect(try database.apply([Samples.file("b.json", .reading(Samples.reading("2", device: "watch")))]).changes == 0)
    try database.apply([Samples.file("a.json", .reading(Samples.reading("1", mass: 71)))])
    #expect(try database.log(after: second) == ["updated health r-1", "updated health r-2"])
    #expect(try reading("2")?.duplicateOf == nil)
  }

  @Test(arguments: [(999, true), (1000, false), (-999, true)])
  func `twins are less than a second apart`(milliseconds: Int64, areTwins: Bool) throws {
    var later = Samples.reading("2")
    later.start.milliseconds += milliseconds
    try database.apply([
      Samples.file("a.json", .reading(Samples.reading("1"))), Samples.file("b.json", .reading(later)),
    ])
    let links = [try reading("1")?.duplicateOf, try reading("2")?.duplicateOf]
    #expect(links == (areTwins ? (milliseconds > 0 ? [nil, "r-1"] : ["r-2", nil]) : [nil, nil]))
  }

  private func reading(_ id: String) throws -> Reading? {
    guard case .reading(let reading) = try database.record(.health, id: "r-\(id)")?.record else { return nil }
    return reading
  }

  @Test func `equal ids within one file: the first of the newest speaks`() throws {
    try database.apply([
      Samples.file(
        "a.ics", .event(Samples.event("a", title: "1")), .event(Samples.event("a", title: "2", sequence: 2)),
        .event(Samples.event("a", title: "3", sequence: 2)))
    ])
    #expect(try database.title("a") == "2")
    #expect(database.count(.calendars) == 1)
    try database.apply([Samples.file("a.ics", .event(Samples.event("a", title: "1")))])
    #expect(try database.title("a") == "1")
  }

  @Test func `records of another store than the folder's are left out, and said to be`() throws {
    try database.apply([
      Samples.file("a.ics", .event(Samples.event("a")), .album(Samples.album("x")), store: .calendars)
    ])
    #expect(database.count(.music) == 0)
    #expect(database.count(.calendars) == 1)
    #expect(try database.problems(limit: 1).first?.file == "/drops/a.ics")
  }

  @Test func `events of a series come together, with their overrides and over all files`() throws {
    try database.apply([
      Samples.file("a.ics", .event(Samples.event("a")), .event(Samples.event("a", title: "x", override: 7))),
      Samples.file("b.ics", .event(Samples.event("a", title: "y", override: 9)), .event(Samples.event("b"))),
    ])
    #expect(Set(try database.events(uid: "a").map(\.title)) == ["Air", "x", "y"])
  }

  @Test func `a store that is denied loses everything, with its reason, and a root everything below it`() throws {
    try database.apply([
      Samples.file("a.ics", .event(Samples.event("a")), problems: [Problem(.warning, "w")]),
      Samples.file("a.json", .album(Samples.album("x"))),
    ])
    let token = database.token
    #expect(try database.removeStore(.calendars).changesOfStore == [.calendars: 1])
    #expect(try database.log(after: token) == ["removed calendars e-a access"])
    #expect(database.roots(of: .calendars) == [])
    #expect(database.problemCount(.calendars) == 0)
    try database.removeRoot("/drops", of: .music)
    #expect(try database.log(after: token) == ["removed calendars e-a access", "removed music a-x deleted"])
    #expect(database.roots(of: .music) == [])
  }

  @Test func `a store that is denied and allowed again starts from nothing`() throws {
    let files = (0..<5).map { Samples.file("\($0)", .event(Samples.event("\($0)"))) }
    try database.apply(files)
    try database.apply([Samples.update("3", .removed)])
    let token = database.token
    let commit = try database.removeStore(.calendars)
    #expect(commit.changesOfStore == [.calendars: 4])
    #expect(commit.sequence == token.sequence + 4)
    #expect(
      try database.changes(after: token, limit: 9).rows.map(\.change.sequence)
        == Array(token.sequence + 1...token.sequence + 4))
    #expect(database.count(.calendars) == 0)
    #expect(try database.removeStore(.calendars).changes == 0)
    let denied = database.token
    #expect(try database.apply(files).changes == 5)
    #expect(try database.log(after: denied).allSatisfy { $0.hasPrefix("added") })
    try temporary.open()
    #expect(database.count(.calendars) == 5)
  }

  @Test func `known files come back with their stamps, hashes and paths of any bytes`() throws {
    var file = Samples.update("", .kept([]), stamp: 7)
    (file.path, file.hash, file.isInDoubt) = (FilePath([0x61, 0xff, 0x2f, 0x62]), [1, 2, 3], true)
    try database.apply([file])
    var found: [FilePath: StoredFile] = [:]
    try database.forEachFile(root: "/drops", of: .calendars) { path, known in
      found[FilePath(path)] = known
    }
    let stored = StoredFile(row: 1, stamp: Samples.stamp(7), isInDoubt: true, hash: [1, 2, 3], state: .kept)
    #expect(found == [file.path: stored])
  }

  @Test func `a window finds the events whose span touches it`() throws {
    var endless = Samples.event("e", day: 1)
    endless.rules = [RecurrenceRule(frequency: .daily)]
    try database.apply([
      Samples.file("a.ics", .event(Samples.event("a", day: 2)), .event(Samples.event("b", day: 5)), .event(endless))
    ])
    let day = { (day: Int) in CivilDateTime(date: CivilDate(year: 2027, month: 1, day: day)).secondsSinceEpoch }
    var found: [String] = []
    try database.forEachEvent(from: day(4), to: day(6)) { found.append($0.record.id) }
    #expect(found.sorted() == ["e-b", "e-e"])
    var all = 0
    try database.forEachEvent(from: .min, to: .max) { _ in all += 1 }
    #expect(all == 3)
  }

  @Test func `a file rewritten again and again never runs out of rows`() throws {
    for round in 0..<50 {
      try database.apply([
        Samples.file("a.ics", .event(Samples.event("x\(round)")), .event(Samples.event("y\(round)")))
      ])
    }
    let rows = try database.tables.connection.integer("SELECT max(id) FROM records")
    #expect(rows & (RowNumber.limit - 1) < 4)
  }

  @Test func `what a new version names but cannot be read of it stays; what it does not name goes`() throws {
    try database.apply([
      Samples.file("a.ics", .event(Samples.event("a")), .event(Samples.event("b")), .event(Samples.event("c")))
    ])
    let token = database.token
    var document = Document(
      store: .calendars, format: "sample", records: [SourcedRecord(.event(Samples.event("a")))])
    document.problems = [Problem(.error, record: "b", "DTSTART unreadable; skipped")]
    try database.apply([Samples.update("a.ics", .document(document), stamp: 9)])
    #expect(try database.log(after: token) == ["removed calendars e-c deleted"])
    document.problems = []
    try database.apply([Samples.update("a.ics", .document(document), stamp: 10)])
    #expect(try database.log(after: token) == ["removed calendars e-c deleted", "removed calendars e-b deleted"])
  }

  @Test func `where a refused record has no name nothing of its file goes`() throws {
    try database.apply([Samples.file("a.ics", .event(Samples.event("a")), .event(Samples.event("b")))])
    var document = Document(
      store: .calendars, format: "sample", records: [SourcedRecord(.event(Samples.event("a")))])
    document.problems = [Problem(.error, record: "entry[1]", "not an object"), Problem(.warning, record: "a", "x")]
    #expect(try database.apply([Samples.update("a.ics", .document(document), stamp: 9)]).changes == 0)
    #expect(database.count(.calendars) == 2)
  }
}
