extension JSONReader {
  /// Whether another document begins here. A separator of RFC 7464 is passed over.
  package mutating func nextDocument() -> Bool {
    guard failure == nil else { return false }
    containers.removeAll(keepingCapacity: true)
    standsAtSibling = false
    skipWhitespace()
    while peek() == 0x1e {
      position += 1
      skipWhitespace()
    }
    documentIndentation = indentation
    return peek() != nil
  }

  /// What begins here; a failure where it is no value.
  package mutating func kind() -> Kind? {
    guard failure == nil else { return nil }
    skipWhitespace()
    guard let byte = peek() else {
      fail(.cutOff)
      return nil
    }
    switch byte {
    case 0x7b: return .object
    case 0x5b: return .array
    case 0x22: return .string
    default:
      if JSONNumber.isBare(byte) { return .bare }
      fail(byte == 0x7d || byte == 0x5d ? .valueExpected : .unexpectedCharacter)
      return nil
    }
  }

  /// Steps into the array that begins here; `nextElement` then goes through it.
  package mutating func enterArray() { enter(isArray: true) }

  /// Steps into the object that begins here; `nextKey` then goes through it.
  package mutating func enterObject() { enter(isArray: false) }

  private mutating func enter(isArray: Bool) {
    guard kind() == (isArray ? .array : .object) else { return fail(.valueExpected) }
    guard containers.count < limits.depth else { return fail(.tooDeep(limit: limits.depth)) }
    position += 1
    containers.append(Container(isArray: isArray))
  }

  /// Whether another element begins here; at the end the array is left behind.
  package mutating func nextElement() -> Bool {
    guard failure == nil, let last = containers.indices.last, containers[last].isArray else { return false }
    skipWhitespace()
    guard let byte = peek() else {
      fail(.cutOff)
      return false
    }
    if standsAtSibling {
      standsAtSibling = false
    } else if byte == 0x5d {
      position += 1
      containers.removeLast()
      return false
    } else if !containers[last].isFirst, !passComma(byte) {
      return false
    }
    containers[last].isFirst = false
    containers[last].indentation = indentation
    return true
  }

  /// Between two elements: a missing comma and a trailing one are flaws, as it is clear what follows.
  private mutating func passComma(_ byte: UInt8) -> Bool {
    if byte == 0x7b || byte == 0x5b || byte == 0x22 {
      note(.missingComma)
      return true
    }
    guard byte == 0x2c else {
      fail(byte == 0x7d ? .wrongBracket : .missingComma)
      return false
    }
    position += 1
    skipWhitespace()
    if peek() == 0x5d {
      note(.trailingComma)
      position += 1
      containers.removeLast()
      return false
    }
    return true
  }

  /// The next key, with its colon passed; nil at the end, where the object is left behind.
  package mutating func nextKey() -> String? {
    guard failure == nil, let last = containers.indices.last, !containers[last].isArray else { return nil }
    skipWhitespace()
    if peek() == 0x7d {
      position += 1
      containers.removeLast()
      return nil
    }
    if standsAtSibling {
      standsAtSibling = false
    } else if !containers[last].isFirst {
      guard peek() == 0x2c else { return missKey(.missingComma) }
      position += 1
      skipWhitespace()
      if peek() == 0x7d {
        note(.trailingComma)
        position += 1
        containers.removeLast()
        return nil
      }
    }
    guard peek() == 0x22 else { return missKey(.keyExpected) }
    containers[last].isFirst = false
    containers[last].indentation = indentation
    let key = readString()
    guard failure == nil else { return nil }
    if !containers[last].keys.insert(key) { note(.duplicateKey(String(key.prefix(64)))) }
    skipWhitespace()
    guard peek() == 0x3a else { return missKey(.missingColon) }
    position += 1
    return key
  }

  private mutating func missKey(_ code: JSONError.Code) -> String? {
    switch peek() {
    case nil: fail(.cutOff)
    case 0x5d: fail(.wrongBracket)
    default: fail(code)
    }
    return nil
  }
}
