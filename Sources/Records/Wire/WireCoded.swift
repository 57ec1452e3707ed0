/// The layout of the bytes that pass between concert-reader and the daemon and that the database keeps. It has no field
/// numbers: whoever changes a field changes `version`, and the database then rebuilds itself from the folders.
package enum WireFormat {
  package static let version = 2
}

/// A value with a binary form: fields in order, no names. Equal values have equal bytes.
package protocol WireCoded {
  func encode(to encoder: inout WireEncoder)
  init(from decoder: inout WireDecoder) throws(WireError)
}

/// A case without values: one byte, given by hand, so that a new case does not compile until it has one.
protocol WireCase: WireCoded {
  var wireCode: UInt8 { get }
  init?(wireCode: UInt8)
}

extension WireCase {
  package func encode(to encoder: inout WireEncoder) { encoder.byte(wireCode) }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    guard let value = Self(wireCode: try decoder.byte()) else { throw .invalid("\(Self.self)") }
    self = value
  }
}

extension WireCoded {
  /// The bytes of this value alone.
  package var wireBytes: [UInt8] {
    var encoder = WireEncoder(capacity: 512)
    encode(to: &encoder)
    return encoder.bytes
  }

  /// The value that these bytes hold, all of them.
  package init(wireBytes: [UInt8]) throws(WireError) {
    self = try WireDecoder.decode(wireBytes) { (decoder) throws(WireError) in try Self(from: &decoder) }
  }
}

extension Bool: WireCoded {
  package func encode(to encoder: inout WireEncoder) { encoder.byte(self ? 1 : 0) }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    switch try decoder.byte() {
    case 0: self = false
    case 1: self = true
    default: throw .invalid("a Boolean")
    }
  }
}

extension Int: WireCoded {
  package func encode(to encoder: inout WireEncoder) { encoder.signed(Int64(self)) }
  package init(from decoder: inout WireDecoder) throws(WireError) { self = Int(try decoder.signed()) }
}

extension Int64: WireCoded {
  package func encode(to encoder: inout WireEncoder) { encoder.signed(self) }
  package init(from decoder: inout WireDecoder) throws(WireError) { self = try decoder.signed() }
}

extension Double: WireCoded {
  package func encode(to encoder: inout WireEncoder) { encoder.fixed64(bitPattern) }
  package init(from decoder: inout WireDecoder) throws(WireError) { self.init(bitPattern: try decoder.fixed64()) }
}

extension String: WireCoded {
  package func encode(to encoder: inout WireEncoder) { encoder.text(self) }
  package init(from decoder: inout WireDecoder) throws(WireError) { self = try decoder.text() }
}

extension Optional: WireCoded where Wrapped: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    guard let self else { return encoder.byte(0) }
    encoder.byte(1)
    self.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self = try Bool(from: &decoder) ? try Wrapped(from: &decoder) : nil
  }
}

extension Array: WireCoded where Element: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    encoder.unsigned(UInt64(count))
    for element in self { element.encode(to: &encoder) }
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    let count = try decoder.count()
    self = []
    guard count > 0 else { return }
    reserveCapacity(Swift.min(count, WireDecoder.reservedElements))
    for _ in 0..<count { append(try Element(from: &decoder)) }
  }
}
