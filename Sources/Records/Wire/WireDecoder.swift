/// Reads what `WireEncoder` wrote, from bytes that it borrows. The bytes may come from a reader that a hostile file took
/// over: every length is checked against what is left, and whatever is wrong throws.
///
/// It cannot be copied and is only ever lent to a closure, so it does not outlive the buffer it points into.
@safe
package struct WireDecoder: ~Copyable {
  /// The most elements that are given room before they are read; a count alone costs no memory.
  static let reservedElements = 256

  private let bytes: UnsafeRawBufferPointer
  /// How many bytes are read.
  private(set) var position = 0

  /// The caller keeps `bytes` alive and unchanged as long as this exists.
  @unsafe package init(borrowing bytes: UnsafeRawBufferPointer) { unsafe self.bytes = bytes }

  /// Lends a decoder over all of `bytes` to `body`.
  ///
  /// - Throws: what `body` throws, or `trailing` if it leaves bytes unread.
  package static func decode<Value>(
    _ bytes: [UInt8], _ body: (inout WireDecoder) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    let result: Result<Value, WireError> = unsafe bytes.withUnsafeBytes { buffer in
      Result { () throws(WireError) -> Value in
        var decoder = unsafe WireDecoder(borrowing: buffer)
        let value = try body(&decoder)
        try decoder.finish()
        return value
      }
    }
    return try result.get()
  }

  package var remaining: Int { unsafe bytes.count - position }

  package func finish() throws(WireError) {
    guard remaining == 0 else { throw .trailing(remaining) }
  }

  package mutating func byte() throws(WireError) -> UInt8 {
    guard remaining > 0 else { throw .truncated("a byte") }
    defer { position += 1 }
    return unsafe bytes[position]
  }

  package mutating func unsigned() throws(WireError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard remaining > 0 else { throw .truncated("an integer") }
      let byte = unsafe bytes[position]
      position += 1
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 {
        // The tenth byte has room for one bit only; a zero there would be a second spelling of the same value.
        guard shift < 63 || byte == 1 else { throw .invalid("an integer") }
        return value
      }
    }
    throw .invalid("an integer")
  }

  package mutating func signed() throws(WireError) -> Int64 {
    let value = try unsigned()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// An integer that its type promises to be in `range`.
  package mutating func signed(in range: ClosedRange<Int64>, _ what: StaticString) throws(WireError) -> Int64 {
    let value = try signed()
    guard range.contains(value) else { throw .invalid("\(what)") }
    return value
  }

  package mutating func integer(in range: ClosedRange<Int>, _ what: StaticString) throws(WireError) -> Int {
    let value = Int(try signed())
    guard range.contains(value) else { throw .invalid("\(what)") }
    return value
  }

  /// A number of elements: each takes a byte at least, so more than are left is a lie.
  package mutating func count() throws(WireError) -> Int {
    let value = try unsigned()
    guard value <= UInt64(remaining) else { throw .truncated("a list") }
    return Int(value)
  }

  package mutating func fixed32() throws(WireError) -> UInt32 {
    guard remaining >= 4 else { throw .truncated("a length") }
    defer { position += 4 }
    return UInt32(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
  }

  package mutating func fixed64() throws(WireError) -> UInt64 {
    guard remaining >= 8 else { throw .truncated("a number") }
    defer { position += 8 }
    return UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  package mutating func text() throws(WireError) -> String {
    let count = try count()
    defer { position += count }
    let utf8 = unsafe Span<UInt8>(_unsafeBytes: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]))
    do { return String(copying: try UTF8Span(validating: utf8)) } catch { throw .invalid("UTF-8") }
  }

  package mutating func data() throws(WireError) -> [UInt8] {
    let count = try count()
    defer { position += count }
    return unsafe Array(bytes[position..<position + count])
  }
}
