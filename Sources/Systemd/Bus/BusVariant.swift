/// A value with its type, as `a{sv}` options and properties carry them.
package enum BusVariant: BusValue, Hashable {
  case boolean(Bool)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case strings([String])

  package static let bodySignature = BusType.variant.signature

  private var value: any BusValue {
    switch self {
    case .boolean(let value): value
    case .int32(let value): value
    case .uint32(let value): value
    case .int64(let value): value
    case .uint64(let value): value
    case .double(let value): value
    case .string(let value): value
    case .strings(let value): value
    }
  }

  package func write(to message: BusMessage) throws {
    try message.container(.variant, type(of: value).bodySignature) { try value.write(to: message) }
  }

  /// - Throws: `BusFailure` for a type that no interface of ours uses.
  package init(reading message: BusMessage) throws {
    let signature = try message.peekContents()
    self = try message.enter(.variant, signature) {
      switch signature {
      case "b": .boolean(try Bool(reading: message))
      case "i": .int32(try Int32(reading: message))
      case "u": .uint32(try UInt32(reading: message))
      case "x": .int64(try Int64(reading: message))
      case "t": .uint64(try UInt64(reading: message))
      case "d": .double(try Double(reading: message))
      case "s": .string(try String(reading: message))
      case "as": .strings(try [String](reading: message))
      default: throw BusFailure.invalidArguments("a variant of type \(signature) is not understood here")
      }
    }
  }
}
