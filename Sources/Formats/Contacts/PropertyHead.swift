/// What stands before a property's colon: group, name and parameters.
struct PropertyHead {
  var group: String?
  var name: String
  var parameters: [ContentLine.Parameter]

  /// Nil where the name cannot be one: anything but letters, digits, `-`, `_`, and the `/` of KDE.
  init?(_ bytes: ArraySlice<UInt8>) {
    var parts = PropertyHead.split(bytes, at: ASCII.semicolon)
    if parts.isEmpty { return nil }
    var name = ASCII.trimmed(parts.removeFirst())
    if let dot = name.lastIndex(of: ASCII.dot) {
      let group = ASCII.trimmed(name[..<dot])
      if !group.isEmpty { self.group = ASCII.uppercased(group).lowercased() }
      name = ASCII.trimmed(name[(dot + 1)...])
    }
    guard !name.isEmpty, name.allSatisfy(PropertyHead.isNameByte) else { return nil }
    self.name = ASCII.uppercased(name)
    parameters = parts.compactMap(PropertyHead.parameter)
  }

  /// A place in the head where a colon inside quotes does not count.
  struct ColonSearch {
    private var inQuotes = false
    private var position = 0

    /// The first colon outside quotes, in bytes that were longer at each call.
    mutating func find(in bytes: [UInt8]) -> Int? {
      while position < bytes.count {
        let byte = bytes[position]
        if byte == ASCII.quote { inQuotes.toggle() }
        if byte == ASCII.colon, !inQuotes { return position }
        position += 1
      }
      return nil
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || "-_/".utf8.contains(byte)
  }

  private static func parameter(_ bytes: ArraySlice<UInt8>) -> ContentLine.Parameter? {
    guard let equals = bytes.firstIndex(of: ASCII.equals) else {
      let word = ASCII.trimmed(bytes)
      return word.isEmpty ? nil : .init(name: "", values: [text(word)])
    }
    let name = ASCII.uppercased(ASCII.trimmed(bytes[..<equals]))
    let values = split(bytes[(equals + 1)...], at: ASCII.comma).map { text(ASCII.trimmed($0)) }
    return .init(name: name, values: values)
  }

  /// A parameter value without its quotes, its carets undone (RFC 6868).
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    if bytes.count >= 2, bytes.first == ASCII.quote, bytes.last == ASCII.quote { bytes = bytes.dropFirst().dropLast() }
    var (undone, at) = ([UInt8](), bytes.startIndex)
    while at < bytes.endIndex {
      let next = at + 1 < bytes.endIndex ? bytes[at + 1] : 0
      let meaning: UInt8? =
        switch (bytes[at], next) {
        case (UInt8(ascii: "^"), UInt8(ascii: "n")): ASCII.lineFeed
        case (UInt8(ascii: "^"), UInt8(ascii: "'")): ASCII.quote
        case (UInt8(ascii: "^"), UInt8(ascii: "^")): UInt8(ascii: "^")
        default: nil
        }
      undone.append(meaning ?? bytes[at])
      at += meaning == nil ? 1 : 2
    }
    return String(decoding: TextDecoding.utf8(undone, charset: nil).utf8, as: UTF8.self)
  }

  /// Parts between separators outside quotes. A quote that is never closed is an ordinary character.
  private static func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
    var (parts, start, inQuotes) = ([ArraySlice<UInt8>](), bytes.startIndex, false)
    let isBalanced = bytes.count { $0 == ASCII.quote }.isMultiple(of: 2)
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == ASCII.quote, isBalanced { inQuotes.toggle() }
      if byte == separator, !inQuotes {
        parts.append(bytes[start..<index])
        start = index + 1
      }
    }
    parts.append(bytes[start...])
    return parts
  }
}
