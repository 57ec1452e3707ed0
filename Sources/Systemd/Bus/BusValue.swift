internal import CSystemd

/// What a message's body is made of: nothing, one value, or several.
package protocol BusBody: Sendable {
  static var bodySignature: String { get }
  init(reading message: BusMessage) throws
  func write(to message: BusMessage) throws
}

/// One complete D-Bus value.
package protocol BusValue: BusBody {}

/// The body of a reply that says only "done".
package struct BusNothing: BusBody {
  package static let bodySignature = ""
  package init() {}
  package init(reading message: BusMessage) throws {}
  package func write(to message: BusMessage) throws {}
}

/// A number, which sd-bus copies from where it lies.
protocol BusNumber: BusValue, BitwiseCopyable {
  static var busType: BusType { get }
  init()
}

extension BusNumber {
  package static var bodySignature: String { busType.signature }

  package init(reading message: BusMessage) throws {
    self.init()
    try unsafe message.read(Self.busType, into: &self)
  }

  package func write(to message: BusMessage) throws {
    var value = self
    try unsafe message.append(Self.busType, &value)
  }
}

extension Int32: BusNumber { static let busType = BusType.int32 }
extension UInt32: BusNumber { static let busType = BusType.uint32 }
extension Int64: BusNumber { static let busType = BusType.int64 }
extension UInt64: BusNumber { static let busType = BusType.uint64 }
extension Double: BusNumber { static let busType = BusType.double }

/// On the wire a boolean is 32 bits wide, and so it is to sd-bus.
extension Bool: BusValue {
  package static let bodySignature = BusType.boolean.signature

  package init(reading message: BusMessage) throws {
    var value: CInt = 0
    try unsafe message.read(.boolean, into: &value)
    self = value != 0
  }

  package func write(to message: BusMessage) throws {
    var value: CInt = self ? 1 : 0
    try unsafe message.append(.boolean, &value)
  }
}

extension String: BusValue {
  package static let bodySignature = BusType.string.signature

  package init(reading message: BusMessage) throws {
    var text: UnsafePointer<CChar>?
    try unsafe message.read(.string, into: &text)
    self = unsafe text.map { unsafe String(cString: $0) } ?? ""
  }

  /// - Throws: `BusFailure` for a text with a NUL, which D-Bus cannot carry.
  package func write(to message: BusMessage) throws {
    guard !utf8.contains(0) else { throw BusFailure.invalidArguments("a text with a NUL cannot be sent") }
    try unsafe withCString { try unsafe message.append(.string, $0) }
  }
}

extension Array: BusBody where Element: BusValue {
  package static var bodySignature: String { "a" + Element.bodySignature }

  package init(reading message: BusMessage) throws {
    self = try message.enter(.array, Element.bodySignature) {
      var elements: [Element] = []
      while !message.isAtEnd { elements.append(try Element(reading: message)) }
      return elements
    }
  }

  package func write(to message: BusMessage) throws {
    try message.container(.array, Element.bodySignature) { for element in self { try element.write(to: message) } }
  }
}

extension Array: BusValue where Element: BusValue {}

extension Dictionary: BusBody where Key: BusValue, Value: BusValue {
  private static var entrySignature: String { Key.bodySignature + Value.bodySignature }
  package static var bodySignature: String { "a{\(entrySignature)}" }

  package init(reading message: BusMessage) throws {
    self = try message.enter(.array, "{\(Self.entrySignature)}") {
      var entries: [Key: Value] = [:]
      while !message.isAtEnd {
        try message.enter(.entry, Self.entrySignature) {
          let key = try Key(reading: message)
          entries[key] = try Value(reading: message)
        }
      }
      return entries
    }
  }

  package func write(to message: BusMessage) throws {
    try message.container(.array, "{\(Self.entrySignature)}") {
      for (key, value) in self {
        try message.container(.entry, Self.entrySignature) {
          try key.write(to: message)
          try value.write(to: message)
        }
      }
    }
  }
}

extension Dictionary: BusValue where Key: BusValue, Value: BusValue {}

/// A D-Bus structure: the same fields as a body, wrapped.
package protocol BusStructure: BusValue {
  /// Without the parentheses.
  static var fieldsSignature: String { get }
  init(readingFields message: BusMessage) throws
  func writeFields(to message: BusMessage) throws
}

extension BusStructure {
  package static var bodySignature: String { "(\(fieldsSignature))" }

  package init(reading message: BusMessage) throws {
    self = try message.enter(.structure, Self.fieldsSignature) { try Self(readingFields: message) }
  }

  package func write(to message: BusMessage) throws {
    try message.container(.structure, Self.fieldsSignature) { try writeFields(to: message) }
  }
}
