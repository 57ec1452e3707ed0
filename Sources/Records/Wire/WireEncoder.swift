/// Appends values to bytes: integers as variable-length groups of seven bits, text as its length and UTF-8.
package struct WireEncoder: Sendable {
  package private(set) var bytes: [UInt8]

  package init(capacity: Int = 256) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  package var count: Int { bytes.count }

  /// Forgets what was written and keeps the room.
  package mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  package mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// Seven bits a byte, the lowest first; the top bit says that more follow.
  package mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Small magnitudes of either sign stay short: 0, -1, 1, -2 become 0, 1, 2, 3.
  package mutating func signed(_ value: Int64) {
    unsigned(UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  package mutating func fixed32(_ value: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  package mutating func fixed64(_ value: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  package mutating func text(_ value: String) {
    let utf8 = value.utf8
    unsigned(UInt64(utf8.count))
    bytes.append(contentsOf: utf8)
  }

  package mutating func data(_ value: [UInt8]) {
    unsigned(UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  /// Bytes that were encoded before, as they are.
  package mutating func raw(_ value: some Collection<UInt8>) { bytes.append(contentsOf: value) }
}
