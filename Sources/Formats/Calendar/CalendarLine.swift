/// One unfolded content line (RFC 5545, 3.1), still bytes.
struct CalendarLine: Sendable {
  var bytes: [UInt8]
  /// Of its first physical line, from 1.
  var number: Int
  /// The physical lines as they stood, joined by CRLF. Nil where the line was not folded: then they are `bytes`.
  var source: [UInt8]?
  /// Longer than the limit: the rest was passed over.
  var isTruncated = false

  var sourceBytes: [UInt8] { source ?? bytes }

  /// `BEGIN:name` or `END:name`, in any case; blanks around the name are none of it.
  enum Marker: Equatable {
    case begin(String)
    case end(String)
  }

  /// Nil for every other line.
  var marker: Marker? {
    guard let first = bytes.first, "BEbe".utf8.contains(first) else { return nil }
    if let name = name(after: "BEGIN:") { return .begin(name) }
    if let name = name(after: "END:") { return .end(name) }
    return nil
  }

  private func name(after prefix: StaticString) -> String? {
    let count = prefix.utf8CodeUnitCount
    guard bytes.count >= count, bytes.count < 256 else { return nil }
    guard bytes[..<count].matches(prefix) else { return nil }
    let name = bytes[count...].trimmingBlanks()
    return String(decoding: name, as: UTF8.self).uppercased()
  }
}

extension Collection<UInt8> {
  /// Equal to an ASCII text but for the case of letters.
  func matches(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { letters in
      var at = 0
      for byte in self {
        guard unsafe byte.uppercasedASCII == letters[at].uppercasedASCII else { return false }
        at += 1
      }
      return true
    }
  }
}

extension ArraySlice<UInt8> {
  func trimmingBlanks() -> ArraySlice<UInt8> {
    var slice = self
    while let first = slice.first, first <= 0x20 { slice = slice.dropFirst() }
    while let last = slice.last, last <= 0x20 { slice = slice.dropLast() }
    return slice
  }
}

extension UInt8 {
  var uppercasedASCII: UInt8 { (0x61...0x7a).contains(self) ? self - 0x20 : self }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}
