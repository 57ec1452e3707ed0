/// A polynomial hash of bytes: grows by a byte at a time, so that all spans that begin at one word cost one pass, and the
/// hash of a text without one of its bytes follows from those of its halves.
struct KeyHash {
  static let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
  /// factor * inverse = 1 modulo 2^64.
  static let inverse: UInt64 = 0xf1de_83e1_9937_733d

  private(set) var state: UInt64 = 0

  @inline(__always)
  mutating func append(_ byte: UInt8) { state = state &* KeyHash.factor &+ UInt64(byte) &+ 1 }

  init() {}

  init(_ bytes: some Sequence<UInt8>) { for byte in bytes { append(byte) } }

  /// Well mixed bits (the finish of MurmurHash3, public domain).
  @inline(__always)
  var value: UInt64 { KeyHash.mix(state) }

  @inline(__always)
  static func mix(_ state: UInt64) -> UInt64 {
    var value = state ^ state >> 33
    value &*= 0xff51_afd7_ed55_8ccd
    value ^= value >> 33
    value &*= 0xc4ce_b9fe_1a85_ec53
    return value ^ value >> 33
  }
}
