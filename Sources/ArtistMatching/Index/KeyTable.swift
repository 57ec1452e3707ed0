/// From the bytes of a key to the names that have it: open addressing over packed arrays, with a Bloom filter before it
/// that answers nearly all misses from a few cached lines.
struct KeyTable: Sendable {
  struct Entry {
    var name: Int
    var variant: NameVariant
  }

  private var keys = PackedStrings()
  private var names: [UInt32] = []
  private var variants: [NameVariant] = []
  private var fingerprints: [UInt32] = []
  private var slots: [UInt32] = []  // index of an entry + 1; 0 is free
  private var filter: [UInt64] = [0]

  var count: Int { names.count }

  mutating func reserve(_ count: Int) {
    keys.reserve(count)
    names.reserveCapacity(count)
    variants.reserveCapacity(count)
    fingerprints.reserveCapacity(count)
  }

  mutating func insert(_ key: some Collection<UInt8>, name: Int, variant: NameVariant) {
    keys.append(key)
    names.append(UInt32(name))
    variants.append(variant)
    fingerprints.append(UInt32(truncatingIfNeeded: KeyHash(key).value))
  }

  /// Builds slots and filter; no key can be found before. An entry that `isSame` as an earlier one of its key is left out.
  mutating func finish(isSame: (_ one: Int, _ other: Int) -> Bool = { _, _ in false }) {
    var capacity = 16
    while capacity * 3 < count * 4 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    filter = [UInt64](repeating: 0, count: max(capacity / 8, 1))
    for entry in 0..<count {
      let hash = KeyHash(keys.utf8(entry)).value
      setFilter(hash)
      var slot = Int(truncatingIfNeeded: hash >> 20) & (capacity - 1)
      var isKnown = false
      while slots[slot] != 0, !isKnown {
        let other = Int(slots[slot]) - 1
        isKnown = fingerprints[other] == fingerprints[entry] && isSame(Int(names[other]), Int(names[entry]))
        slot = (slot + 1) & (capacity - 1)
      }
      if !isKnown { slots[slot] = UInt32(entry + 1) }
    }
  }

  @inline(__always)
  func mayContain(_ hash: UInt64) -> Bool {
    let word = filter[Int(truncatingIfNeeded: hash >> 40) & (filter.count - 1)]
    let bits = KeyTable.bits(hash)
    return word & bits == bits
  }

  /// Calls `found` for each entry that has this key.
  @inline(__always)
  func entries(of key: ArraySlice<UInt8>, hash: UInt64, found: (Entry) -> Void) {
    guard !slots.isEmpty else { return }
    var slot = Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = Int(slots[slot]) - 1
      if fingerprints[entry] == UInt32(truncatingIfNeeded: hash), keys.utf8(entry) == key {
        found(Entry(name: Int(names[entry]), variant: variants[entry]))
      }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  private mutating func setFilter(_ hash: UInt64) {
    filter[Int(truncatingIfNeeded: hash >> 40) & (filter.count - 1)] |= KeyTable.bits(hash)
  }

  /// Two bits of one word: a miss costs one memory access.
  @inline(__always)
  private static func bits(_ hash: UInt64) -> UInt64 { 1 << (hash & 63) | 1 << (hash >> 6 & 63) }
}
