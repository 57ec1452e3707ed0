extension FilePath: CustomStringConvertible {
  /// For people and logs: UTF-8 as it is; control characters, backslashes and bytes that are no UTF-8 as `\n`, `\\` and `\xFF`,
  /// so that a name can neither break a line nor steer a terminal. Two different paths never print alike.
  package var description: String {
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text = ""
    var decoder = UTF8()
    var rest = bytes[...]
    while !rest.isEmpty {
      var iterator = rest.makeIterator()
      decoder = UTF8()
      guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
        text += Self.escape(rest.removeFirst())
        continue
      }
      let width = UTF8.width(scalar)
      text += Self.printable(scalar) ?? rest.prefix(width).map(Self.escape).joined()
      rest.removeFirst(width)
    }
    return text
  }

  /// The text, if the bytes are UTF-8.
  package var string: String? { String(validating: bytes, as: UTF8.self) }

  private static func printable(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: nil
    default: scalar == "\\" ? "\\\\" : String(scalar)
    }
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\n"): return "\\n"
    case UInt8(ascii: "\t"): return "\\t"
    case UInt8(ascii: "\r"): return "\\r"
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "\\x" + (digits.count < 2 ? "0" : "") + digits
    }
  }
}
