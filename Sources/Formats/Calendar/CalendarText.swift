/// A TEXT value (RFC 5545, 3.3.11) to a String.
enum CalendarText {
  /// No title, place or address is longer, in bytes; the rest of a value is passed over.
  static let limit = 16 << 10

  /// The whole value, as one text.
  static func read(_ property: CalendarProperty) -> String { decode(unescape(bytes(of: property)), property) }

  /// The items between commas, or between semicolons as vCalendar 1.0 has them.
  static func readList(_ property: CalendarProperty, separator: UInt8) -> [String] {
    split(bytes(of: property), separator).map { decode(unescape($0), property) }
  }

  private static func bytes(of property: CalendarProperty) -> ArraySlice<UInt8> {
    let bytes = property.isQuotedPrintable ? QuotedPrintable.decode(property.value)[...] : property.value
    guard bytes.count > limit else { return bytes }
    // Not inside a character: what follows a cut begins one.
    var end = bytes.startIndex + limit
    while end > bytes.startIndex, bytes[end] & 0xc0 == 0x80 { end -= 1 }
    return bytes[..<end]
  }

  private static func decode(_ bytes: ArraySlice<UInt8>, _ property: CalendarProperty) -> String {
    let charset = property.parameter("CHARSET")
    if charset == nil, let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(decoding: TextDecoding.utf8(Array(bytes), charset: charset).utf8, as: UTF8.self)
  }

  private static func unescape(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(UInt8(ascii: "\\")) else { return bytes }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.first else {
        text.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): text.append(0x0a)
      // The standard has the first three; tools escape the others as well.
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "\""):
        text.append(escaped)
      default:
        text.append(byte)
        continue
      }
      rest = rest.dropFirst()
    }
    return text[...]
  }

  private static func split(_ bytes: ArraySlice<UInt8>, _ separator: UInt8) -> [ArraySlice<UInt8>] {
    var items: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var at = start
    while at < bytes.endIndex {
      if bytes[at] == UInt8(ascii: "\\") {
        at += 2
      } else {
        if bytes[at] == separator {
          items.append(bytes[start..<at])
          start = at + 1
        }
        at += 1
      }
    }
    items.append(bytes[start...])
    return items
  }
}

extension String {
  /// Without blanks at both ends and without control characters, but for line breaks and tabs; nil when nothing is left.
  var cleaned: String? {
    var scalars = unicodeScalars[...]
    while let first = scalars.first, first.isBlankOrControl { scalars.removeFirst() }
    while let last = scalars.last, last.isBlankOrControl { scalars.removeLast() }
    if scalars.isEmpty { return nil }
    guard scalars.contains(where: \.isForbidden) else { return String(scalars) }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: scalars.filter { !$0.isForbidden })
    return String(kept)
  }
}

extension Unicode.Scalar {
  fileprivate var isForbidden: Bool {
    (value < 0x20 && value != 0x0a && value != 0x09) || (0x7f...0x9f).contains(value)
  }
  fileprivate var isBlankOrControl: Bool {
    value <= 0x20 || (0x7f...0xa0).contains(value) || (value > 0xff && properties.isWhitespace)
  }
}
