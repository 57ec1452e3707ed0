extension JSONReader {
  /// Passes over blanks and line breaks, and notes the indentation of what follows.
  mutating func skipWhitespace() {
    var hasBreak = false
    var blanks = 0
    while let byte = peek() {
      if byte == 0x0a {
        line += 1
        (hasBreak, blanks) = (true, 0)
      } else if byte == 0x20 || byte == 0x09 || byte == 0x0d {
        blanks += 1
      } else {
        break
      }
      position += 1
    }
    if hasBreak { indentation = blanks } else if tokenOffset != offset { indentation = nil }
    tokenOffset = offset
  }

  /// The quote has not been taken yet. Escapes are resolved; what is not UTF-8 becomes U+FFFD.
  mutating func readString() -> String {
    position += 1
    let start = position
    var isASCII = true
    while position < buffer.count {
      let byte = buffer[position]
      if byte == 0x22 {
        defer { position += 1 }
        return decode(buffer[start..<position], isASCII: isASCII)
      }
      if byte == 0x5c || byte < 0x20 { break }
      if byte >= 0x80 { isASCII = false }
      position += 1
    }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: buffer[start..<position])
    return readRestOfString()
  }

  /// A string with escapes, or one that goes on in the next chunk: `scratch` holds its beginning.
  private mutating func readRestOfString() -> String {
    while let byte = peek() {
      if byte == 0x22 {
        position += 1
        return decode(scratch[...], isASCII: false)
      }
      if byte == 0x0a {
        fail(.unclosedString)
        return ""
      }
      position += 1
      if byte == 0x5c {
        readEscape()
      } else {
        if byte < 0x20 { note(.controlCharacter) }
        append(byte)
      }
    }
    fail(.cutOff)
    return ""
  }

  private mutating func append(_ byte: UInt8) {
    if scratch.count < limits.tokenLength { scratch.append(byte) } else { note(.tooLong(limit: limits.tokenLength)) }
  }

  private mutating func decode(_ bytes: ArraySlice<UInt8>, isASCII: Bool) -> String {
    if bytes.count > limits.tokenLength {
      note(.tooLong(limit: limits.tokenLength))
      return ""
    }
    if !isASCII, String(validating: bytes, as: UTF8.self) == nil { repairedStrings += 1 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func readEscape() {
    guard let byte = peek() else { return }
    switch byte {
    case 0x22, 0x5c, 0x2f: append(byte)
    case UInt8(ascii: "b"): append(0x08)
    case UInt8(ascii: "f"): append(0x0c)
    case UInt8(ascii: "n"): append(0x0a)
    case UInt8(ascii: "r"): append(0x0d)
    case UInt8(ascii: "t"): append(0x09)
    case UInt8(ascii: "u"):
      position += 1
      return readUnicodeEscape()
    default:
      note(.invalidEscape)
      if byte == 0x0a { return }
    }
    position += 1
  }

  /// The four digits after \u; a high surrogate takes the low one behind it along.
  private mutating func readUnicodeEscape() {
    guard var unit = readHexadecimal() else { return }
    while (0xd800..<0xdc00).contains(unit) {
      guard peek() == 0x5c else { break }
      position += 1
      guard peek() == UInt8(ascii: "u") else {
        append(scalar: 0xfffd)
        repairedStrings += 1
        return readEscape()
      }
      position += 1
      guard let low = readHexadecimal() else { return }
      if (0xdc00..<0xe000).contains(low) {
        return append(scalar: 0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00))
      }
      append(scalar: 0xfffd)
      repairedStrings += 1
      unit = low
    }
    if (0xd800..<0xe000).contains(unit) { repairedStrings += 1 }
    append(scalar: unit)
  }

  private mutating func readHexadecimal() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        note(.invalidEscape)
        return nil
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private mutating func append(scalar: UInt32) {
    let character = Unicode.Scalar(scalar) ?? "\u{fffd}"
    for byte in UTF8.encode(character) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  /// A number or a word: everything up to what can end one. Nil, with a flaw, where it is no JSON.
  mutating func readBare() -> JSONValue? {
    let bytes = takeBare()
    switch bytes {
    case let word where word.elementsEqual("true".utf8): return .bool(true)
    case let word where word.elementsEqual("false".utf8): return .bool(false)
    case let word where word.elementsEqual("null".utf8): return .null
    default: break
    }
    switch JSONNumber.check(bytes) {
    case .good: return .number(String(decoding: bytes, as: UTF8.self))
    case .outOfRange: note(.outOfRange)
    case .malformed: note(JSONNumber.complaint(bytes))
    }
    return nil
  }

  private mutating func takeBare() -> ArraySlice<UInt8> {
    let start = position
    while position < buffer.count, JSONNumber.isBare(buffer[position]) { position += 1 }
    if position < buffer.count { return buffer[start..<position] }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: buffer[start..<position])
    while let byte = peek(), JSONNumber.isBare(byte) {
      append(byte)
      position += 1
    }
    return scratch[...]
  }
}
