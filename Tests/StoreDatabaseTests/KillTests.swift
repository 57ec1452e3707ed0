import Foundation
import Glibc
import Linux
import Records
import Testing

@testable import StoreDatabase

/// A process that is killed while it writes. The batches are a pure function of their number, so what must be in the
/// database afterwards is known: the state after the last batch that was acknowledged, or after the one in flight.
@Suite struct KillTests {
  private static let batches = 400

  @Test func `killed at any instant, records and changes agree, and each change is there once`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "concertd-kill-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var done = 0
    var kills = 0
    while done < KillTests.batches && kills < 20 {
      let (start, delay) = (done, 3000 + kills * 7919 % 120_000)
      await #expect(processExitsWith: .signal(SIGALRM)) {
        [folder = folder as String, start = start as Int, delay = delay as Int] in
        try KillTests.work(folder, from: start, killedAfter: UInt32(delay))
      }
      kills += 1
      // A batch may be in the database although its process died before saying so.
      done = try KillTests.check(folder, acknowledged: max(done, KillTests.acknowledged(folder)))
    }
    #expect(done > 0)
    try FileManager.default.removeItem(atPath: folder)
  }

  private static func open(_ folder: String) throws -> StoreDatabase {
    try StoreDatabase.open(
      path: folder + "/concertd.db", now: { Instant(seconds: 1_800_000_000) }, span: TemporaryDatabase.span
    ).database
  }

  private static func batch(_ number: Int) -> [FileUpdate] {
    var random = RandomUpdates(seed: UInt64(number) + 1000)
    return (0..<5).flatMap { _ in random.batch() }
  }

  private static func apply(_ number: Int, to database: StoreDatabase) throws {
    try database.apply(batch(number)) { transaction in
      for uid in transaction.affectedUIDs {
        let concerts = Model.concerts(uid: uid, events: try transaction.events(uid: uid))
        try transaction.setConcerts(ofUID: uid, to: concerts, nextBoundary: nil) { _ in .noMatch }
      }
      try transaction.setMeta("batch", to: "\(number + 1)")
    }
  }

  /// Applies batch after batch until the kernel ends the process: SIGALRM, which nothing here handles, ends it as suddenly
  /// as SIGKILL, at the moment that the timer names (setitimer(2)).
  private static func work(_ folder: String, from start: Int, killedAfter microseconds: UInt32) throws {
    var timer = itimerval()
    timer.it_value.tv_usec = suseconds_t(microseconds)
    #expect(unsafe setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil) == 0)
    let database = try open(folder)
    let log = try unsafe #require(fopen(folder + "/acknowledged", "a"))
    for number in start... {
      try apply(number, to: database)
      unsafe fputs("\(number + 1)\n", log)
      unsafe fflush(log)
    }
  }

  private static func acknowledged(_ folder: String) throws -> Int {
    guard FileManager.default.fileExists(atPath: folder + "/acknowledged") else { return 0 }
    let text = try String(contentsOfFile: folder + "/acknowledged", encoding: .utf8)
    return text.split(separator: "\n").last.flatMap { Int($0) } ?? 0
  }

  /// - Returns: how many batches are in the database.
  private static func check(_ folder: String, acknowledged: Int) throws -> Int {
    let database = try open(folder)
    let done = Int(try database.meta("batch") ?? "0") ?? -1
    #expect(done == acknowledged || done == acknowledged + 1)
    var model = Model()
    var sequence: Int64 = 0
    for number in 0..<done {
      let (before, concerts) = (model.speaking, model.concerts)
      for update in batch(number) { model.apply(update) }
      sequence += Int64(Model.changes(from: (before, concerts), to: (model.speaking, model.concerts)))
    }
    // Each change took one number, whatever was killed on the way.
    #expect(database.sequence == sequence)
    var consumer = Consumer()
    try consumer.follow(database, limit: 50)
    #expect(consumer.agrees(with: model))
    for store in Store.dropStores {
      #expect(database.count(store) == model.speaking.keys.count { $0.store == store })
    }
    return done
  }
}
