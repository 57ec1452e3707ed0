/// Writes one JSON document (RFC 8259) into bytes, keys in the order of the calls. Absent values are left out by the
/// `field` calls; numbers that must keep their digits are given as text.
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: structure

  package mutating func object(_ content: (inout JSONWriter) throws -> Void) rethrows {
    try container(UInt8(ascii: "{"), UInt8(ascii: "}"), content)
  }

  package mutating func array(_ content: (inout JSONWriter) throws -> Void) rethrows {
    try container(UInt8(ascii: "["), UInt8(ascii: "]"), content)
  }

  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  // MARK: values

  package mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  package mutating func integer(_ value: some BinaryInteger) { literal(String(value)) }

  /// The shortest text that reads back as the same value; a value that JSON has no number for becomes `null`.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return literal("null") }
    let whole = value.rounded() == value && abs(value) < 1e15
    literal(whole ? String(Int64(value)) : value.description)
  }

  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  /// A finished JSON value, such as a number with exact digits or a document made elsewhere.
  package mutating func literal(_ value: String) {
    separate()
    bytes.append(contentsOf: value.utf8)
  }

  package mutating func literal(_ value: [UInt8]) {
    separate()
    bytes.append(contentsOf: value)
  }

  // MARK: fields of an object; nothing is written for nil

  package mutating func field(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  package mutating func field(_ name: String, _ value: (some BinaryInteger)?) {
    guard let value else { return }
    key(name)
    integer(value)
  }

  package mutating func field(_ name: String, _ value: Double?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  package mutating func field(_ name: String, _ value: Bool?) {
    guard let value else { return }
    key(name)
    bool(value)
  }

  package mutating func field(_ name: String, _ values: [String]) {
    array(name, values) { json, value in json.string(value) }
  }

  package mutating func object(_ name: String, _ content: (inout JSONWriter) throws -> Void) rethrows {
    key(name)
    try object(content)
  }

  package mutating func array<Element>(
    _ name: String, _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) throws -> Void
  ) rethrows {
    key(name)
    try array { json in
      for element in elements { try write(&json, element) }
    }
  }

  // MARK: -

  private mutating func container(
    _ open: UInt8, _ close: UInt8, _ content: (inout JSONWriter) throws -> Void
  ) rethrows {
    separate()
    bytes.append(open)
    needsComma = false
    try content(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func quote(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
      case UInt8(ascii: "\\"): bytes.append(contentsOf: [byte, byte])
      case 0x0a: bytes.append(contentsOf: "\\n".utf8)
      case 0x0d: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7f: bytes.append(contentsOf: JSONWriter.escape(byte))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> String.UTF8View {
    let digits = String(byte, radix: 16)
    return ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
  }
}
