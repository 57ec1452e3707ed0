import DropFolders
import Foundation
import Linux
import Testing

/// Random file operations on a real file system, with the truth beside. Seconds in all by CONCERTD_RANDOM_SECONDS; one seed again by
/// CONCERTD_RANDOM_SEED.
@Suite struct RandomTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["CONCERTD_RANDOM_SECONDS"].flatMap(Double.init) ?? 2
  private static let onlySeed = environment["CONCERTD_RANDOM_SEED"].flatMap(UInt64.init)
  private static let places = [NSTemporaryDirectory(), "/dev/shm"].filter(FileManager.default.isWritableFile)

  @Test func whateverHappensTheChangesLeadToWhatIsThere() throws {
    let end = Date().addingTimeInterval(Self.seconds)
    var seed = Self.onlySeed ?? 1
    var bursts = 0
    repeat {
      for place in Self.places {
        let failure = try run(seed, in: place, &bursts)
        #expect(failure == nil, "seed \(seed) in \(place)")
        if failure != nil { return }
      }
      seed += 1
    } while Self.onlySeed == nil && Date() < end
    if Self.seconds > 10 { print("random operations: \(seed - 1) seeds, \(bursts) bursts, no difference") }
    #expect(bursts > 0)
  }

  private func run(_ seed: UInt64, in place: String, _ bursts: inout Int) throws -> String? {
    let scene = try Scene(in: place, sizeLimit: 4096)
    scene.patience = .seconds(25)
    try scene.follow("one")
    try scene.follow("two/deep")
    try scene.makeFolder("out")
    var operations = RandomOperations(
      roots: [scene.path("one"), scene.path("two/deep")], outside: scene.path("out"), seed: seed)
    try scene.settle()
    for _ in 0..<30 {
      operations.history = []
      try burst(&operations, scene)
      bursts += 1
      if let difference = try difference(scene) {
        return
          ([difference] + operations.history + ["log:"] + scene.log.suffix(12) + scene.folders.states.map { "\($0)" })
          .joined(separator: "\n")
      }
    }
    return nil
  }

  private func burst(_ operations: inout RandomOperations, _ scene: Scene) throws {
    if operations.chance(1, in: 12) { scene.faults.set { $0.watchFailure = ENOSPC } }
    for _ in 0..<Int.random(in: 1...14, using: &operations.random) {
      operations.step()
      guard operations.chance(1, in: 3) else { continue }
      if operations.chance(1, in: 15) {
        scene.faults.set { $0.overflow = true }
        operations.history.append("-- overflow")
      }
      if operations.chance(1, in: 10) {
        let number = Int.random(in: 0...9, using: &operations.random)
        scene.faults.set { $0.opensUntilFailure = number }
        operations.history.append("-- opening \(number) fails")
      }
      operations.history.append("-- take")
      scene.clock.advance(.milliseconds(Int.random(in: 0...60, using: &operations.random)))
      try scene.takeThrough(limit: Int.random(in: 1...20, using: &operations.random))
    }
    operations.endAllWriting()
    scene.faults.set { ($0.watchFailure, $0.opensUntilFailure) = (nil, nil) }
    for root in scene.roots.values { operations.makeFolders(root, thenWrite: false) }
    if operations.chance(1, in: 10) {
      operations.history.append("-- restart")
      try scene.restart()
    }
  }

  /// Nil if changes, contents and refusals are right.
  private func difference(_ scene: Scene) throws -> String? {
    let log = try scene.settle()
    let truth = try Truth(scene.roots, sizeLimit: scene.sizeLimit)
    if let wrong = log.first(where: { $0.hasPrefix("WRONG") || $0.contains("TWICE") || $0.hasPrefix("UNKNOWN") }) {
      return wrong
    }
    if let difference = truth.difference(from: scene.replica, linkedToo: false) { return difference }
    // Who looks at everything again finds nothing but files that have or had a second link where no event tells.
    scene.folders.rescanAll()
    let again = try scene.settle().filter { line in
      !line.hasPrefix("touched") && !truth.linked.contains { line.hasSuffix($0) }
    }
    if !again.isEmpty { return "a rescan finds \(again)" }
    return truth.difference(from: scene.replica, linkedToo: true)
  }
}

extension Truth {
  func difference(from replica: Replica, linkedToo: Bool) -> String? {
    let kept = replica.contents.filter { !refused.contains($0.key) }
    for key in Set(kept.keys).union(contents.keys).sorted() where kept[key] != contents[key] {
      return "\(key) is \(contents[key] ?? "not there"), but known as \(kept[key] ?? "nothing")"
    }
    let left = linkedToo ? [] : linked
    let (one, other) = (Set(replica.refusals.keys).subtracting(left), refused.subtracting(left))
    return one == other ? nil : "refused \(one.sorted()), but should be \(other.sorted())"
  }
}
