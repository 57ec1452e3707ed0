import Linux
import Records

@testable import StoreDatabase

/// Random versions of a few files with a few records, so that copies, conflicts and returns are frequent.
struct RandomUpdates: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  mutating func batch() -> [FileUpdate] { (0..<number(1...4)).map { _ in update() } }

  private mutating func update() -> FileUpdate {
    let store = Store.dropStores[number(0...3)]
    let name = "\(store)/f\(number(0...5))"
    let stamp = number(0...1000)
    if chance(20) { return Samples.update(name, store: store, .removed) }
    if chance(10) {
      return Samples.update(name, store: store, .kept([Problem(.error, "broken \(number(0...2))")]), stamp: stamp)
    }
    if chance(5) { return Samples.update(name, store: store, .stampOnly, stamp: stamp) }
    var ids = Array(0..<8).shuffled(using: &self)
    ids.removeLast(number(0...8))
    let records = ids.enumerated().map {
      SourcedRecord(
        record(store, $0.element), line: $0.offset, sourceText: chance(80) ? [1, UInt8(number(0...3))] : [])
    }
    let problems = chance(20) ? [Problem(.warning, "odd")] : []
    let document = Document(
      store: store, format: chance(90) ? "sample" : "other", records: records, problems: problems,
      isComplete: chance(85))
    return Samples.update(name, store: store, .document(document), stamp: stamp)
  }

  private mutating func record(_ store: Store, _ id: Int) -> Record {
    switch store {
    case .calendars, .concerts:
      let title = chance(40) ? "Air \(number(0...2))" : "Other"
      let override = id % 3 == 0 ? nil : id
      return .event(Samples.event("u\(id / 3)", title: title, sequence: number(0...2), override: override))
    case .contacts:
      return .contact(Samples.contact("\(id)", name: "n\(number(0...2))", revision: Int64(number(0...2))))
    case .health:
      // Two ids a moment, so that some are one measurement under two names.
      return .reading(
        Samples.reading(
          "\(id)", mass: number(70...71), at: 1_790_000_000 + Int64(id / 2) * 3600, version: Int64(number(0...2)),
          isRetraction: chance(20)))
    case .music: return .album(Samples.album("\(id)", year: number(2000...2002)))
    }
  }
}
