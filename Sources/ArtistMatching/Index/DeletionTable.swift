/// Finds what is one slip away: a text and a name that differ by one letter, or by two swapped ones, have a text in common that is
/// either of them or lacks one of their letters (the symmetric delete of W. Garbe's SymSpell). Only hashes are kept:
/// what is found must be compared.
struct DeletionTable: Sendable {
  /// Below this the words of a language are too near to each other.
  static let shortest = 5
  static let longest = 40

  private var entries: [UInt64] = []  // hash in the upper half, name in the lower
  private var slots: [UInt32] = []  // index of an entry + 1; 0 is free

  private var filter: [UInt64] = []  // a bit for the low bits of each hash

  var isEmpty: Bool { entries.isEmpty }

  mutating func insert(_ worn: [UInt8], name: Int) {
    guard (DeletionTable.shortest - 1...DeletionTable.longest).contains(worn.count) else { return }
    DeletionTable.hashes(of: worn[...]) { entries.append($0 & 0xffff_ffff_0000_0000 | UInt64(name)) }
  }

  mutating func finish() {
    guard !entries.isEmpty else { return }
    var capacity = 16
    while capacity < entries.count * 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    filter = [UInt64](repeating: 0, count: capacity / 8)
    for (index, entry) in entries.enumerated() {
      let half = UInt32(truncatingIfNeeded: entry >> 32)
      filter[Int(half >> 6) & (filter.count - 1)] |= 1 << (half & 63)
      var slot = Int(half) & (capacity - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }

  /// Names that may be one slip away from a worn text, each once.
  func names(near worn: ArraySlice<UInt8>) -> [Int] {
    guard !slots.isEmpty, (DeletionTable.shortest - 1...DeletionTable.longest).contains(worn.count) else { return [] }
    var names: [Int] = []
    DeletionTable.hashes(of: worn) { hash in
      let half = UInt32(truncatingIfNeeded: hash >> 32)
      guard filter[Int(half >> 6) & (filter.count - 1)] & 1 << (half & 63) != 0 else { return }
      var slot = Int(half) & (slots.count - 1)
      while slots[slot] != 0 {
        let entry = entries[Int(slots[slot]) - 1]
        if UInt32(truncatingIfNeeded: entry >> 32) == half {
          let name = Int(entry & 0xffff_ffff)
          if !names.contains(name) { names.append(name) }
        }
        slot = (slot + 1) & (slots.count - 1)
      }
    }
    return names
  }

  /// The hash of the text and of the text without each of its bytes, from the sums of the polynomial.
  @inline(__always)
  private static func hashes(of text: ArraySlice<UInt8>, each: (UInt64) -> Void) {
    let whole = KeyHash(text).state
    each(KeyHash.mix(whole))
    var tail: UInt64 = 0  // the sum of what stands behind
    var power: UInt64 = 1
    for index in text.indices.reversed() {
      let digit = UInt64(text[index]) &+ 1
      // whole = head * f^(k+1) + digit * f^k + tail; without the digit: head * f^k + tail
      let head = (whole &- digit &* power &- tail) &* KeyHash.inverse
      each(KeyHash.mix(head &+ tail))
      tail = tail &+ digit &* power
      power = power &* KeyHash.factor
    }
  }
}
