/// A JSON value in memory, for small documents and the elements of big ones. A number is its text, so no digit is lost.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// Parses one whole document; anything but whitespace behind it is an error.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(JSONBytes(bytes), limits: .none)
    guard reader.nextDocument() else { throw reader.failure ?? JSONError(.cutOff, line: 1) }
    let tree = reader.readTree()
    if let error = tree.error ?? reader.failure { throw error }
    if reader.nextDocument() || reader.failure != nil { throw JSONError(.trailingContent, line: reader.line) }
    self = tree.value
  }

  package init(parsing text: String) throws(JSONError) { try self.init(parsing: Array(text.utf8)) }

  /// The member of that name; nil where there is none, or this is no object.
  package subscript(key: String) -> JSONValue? { object?[key] }

  /// The element at that place; nil beyond the end, or where this is no array.
  package subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  package var isNull: Bool { self == .null }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  package var object: JSONObject? { if case .object(let members) = self { members } else { nil } }

  /// The digits as written.
  package var numberText: String? { if case .number(let text) = self { text } else { nil } }

  /// The number as a whole one: nil for a fraction, or beyond 64 bits.
  package var integer: Int? { numberText.flatMap { Int($0) } }

  package var double: Double? { numberText.flatMap { Double($0) } }

  /// What kind of value this is, for a message: `a string`, `an object`.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The members of an object, in the order of the document.
package struct JSONObject: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue
    package init(key: String, value: JSONValue) { (self.key, self.value) = (key, value) }
  }

  package var members: [Member]

  package init(_ members: [Member] = []) { self.members = members }

  /// The first member of that name. Null counts as absent, as most writers mean it so.
  package subscript(key: String) -> JSONValue? {
    for member in members where member.key == key { return member.value.isNull ? nil : member.value }
    return nil
  }

  package mutating func append(_ key: String, _ value: JSONValue) { members.append(Member(key: key, value: value)) }
}
