/// The copies that a file held, waiting for what it says now. Equal ids are matched in their order.
struct WaitingCopies {
  private var waiting: [RecordKey: [HeldCopy]] = [:]

  init(_ held: [HeldCopy]) {
    // Backwards, so that the first one of equal ids is taken from the end.
    for copy in held.reversed() { waiting[copy.key, default: []].append(copy) }
  }

  mutating func take(_ key: RecordKey) -> HeldCopy? {
    guard !waiting.isEmpty else { return nil }
    return waiting[key]?.popLast()
  }

  /// What was never taken, in the order of `held`.
  func rest(of held: [HeldCopy]) -> [HeldCopy] {
    let rows = Set(waiting.values.joined().map(\.row))
    return rows.isEmpty ? [] : held.filter { rows.contains($0.row) }
  }
}
