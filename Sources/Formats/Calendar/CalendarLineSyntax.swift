/// The grammar of a content line (RFC 5545, 3.1), read with the tolerance that real files need.
enum CalendarLineSyntax {
  /// Where the name ends: at a `;` or `:` behind letters, digits and hyphens. Zero where no name stands.
  static func nameEnd(in bytes: [UInt8]) -> Int {
    var at = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x30...0x39,
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"):
        at += 1
      case UInt8(ascii: ";"), UInt8(ascii: ":"):
        return at
      default:
        return 0
      }
    }
    return 0
  }

  /// The colon before the value: the first one outside quotes, or the first of all where a quote is never closed.
  static func colon(in bytes: [UInt8], from start: Int) -> Int? {
    var isQuoted = false
    for at in start..<bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ":") where !isQuoted: return at
      default: break
      }
    }
    return bytes[start...].firstIndex(of: UInt8(ascii: ":"))
  }

  /// The `;` that ends a parameter, or `end`.
  static func parameterEnd(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var isQuoted = false
    var at = start
    while at < end {
      if bytes[at] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if bytes[at] == UInt8(ascii: ";"), !isQuoted { return at }
      at += 1
    }
    return end
  }

  /// Without the quotes, `^n`, `^'` and `^^` undone (RFC 6868).
  static func parameterText(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var rest = bytes.trimmingBlanks()
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { continue }
      guard byte == UInt8(ascii: "^"), let escaped = rest.first else {
        text.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0a)
      case UInt8(ascii: "'"): text.append(UInt8(ascii: "\""))
      case UInt8(ascii: "^"): text.append(byte)
      default:
        text.append(byte)
        continue
      }
      rest = rest.dropFirst()
    }
    return String(decoding: TextDecoding.utf8(text, charset: nil).utf8, as: UTF8.self)
  }

  /// A line that has the form of an unknown property, but was more probably the second line of somebody's text: names
  /// are written in one case, and their values follow the colon at once. A known name has to fail in both.
  static func isLikelyProse(_ bytes: [UInt8], nameEnd: Int) -> Bool {
    let name = bytes[..<nameEnd]
    guard bytes[nameEnd] == UInt8(ascii: ":"), !name.prefix(2).matches("X-") else { return false }
    let value = bytes[(nameEnd + 1)...]
    let hasUpper = name.contains { (0x41...0x5a).contains($0) }
    let hasLower = name.contains { (0x61...0x7a).contains($0) }
    let isMixed = hasUpper == hasLower
    let isSpaced = value.first == 0x20
    let text = String(decoding: name, as: UTF8.self)
    if PropertyName(text) != nil || unreadNames.contains(text.uppercased()) { return isMixed && isSpaced }
    return isMixed || isSpaced || value.starts(with: "//".utf8)
  }

  /// Of RFC 5545, 7986 and vCalendar 1.0, without those that are read.
  private static let unreadNames: Set<String> = [
    "ACTION", "ATTACH", "ATTENDEE", "CALSCALE", "CLASS", "COLOR", "COMMENT", "COMPLETED", "CONTACT", "CREATED",
    "DCREATED",
    "DESCRIPTION", "DUE", "IMAGE", "NAME", "ORGANIZER", "PRIORITY", "PRODID", "REFRESH-INTERVAL", "RELATED-TO",
    "REQUEST-STATUS", "RESOURCES", "RNUM", "SOURCE", "TRANSP", "TRIGGER", "TZNAME", "TZURL",
  ]
}
