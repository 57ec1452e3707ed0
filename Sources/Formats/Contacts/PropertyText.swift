/// A property's value as text: split at its separators before anything is decoded (vCard 2.1, 2.1.3), then unescaped,
/// then decoded from quoted-printable and the charset.
struct PropertyText {
  private(set) var repairs: Set<TextDecoding.Repair> = []
  private let charset: String?
  private let isQuotedPrintable: Bool
  /// Without quoted-printable the charset comes first: a byte of Shift_JIS may look like a backslash.
  private let bytes: [UInt8]

  init(_ line: ContentLine) {
    charset = line.charset
    isQuotedPrintable = line.encoding == .quotedPrintable
    if isQuotedPrintable {
      bytes = line.value
    } else {
      let decoded = TextDecoding.utf8(line.value, charset: line.charset)
      bytes = decoded.utf8
      if let repair = decoded.repair { repairs.insert(repair) }
    }
  }

  /// The value as one text.
  mutating func whole() -> String { text(bytes[...]) }

  /// The parts between unescaped separators, as written: also the empty ones.
  mutating func parts(at separator: UInt8) -> [String] { split(bytes[...], separator).map { text($0) } }

  /// The components of N, ADR and ORG, each with the parts that commas make of it (RFC 6350, 6.2.2).
  mutating func components() -> [[String]] {
    split(bytes[...], ASCII.semicolon).map { component in split(component, ASCII.comma).map { text($0) } }
  }

  private func split(_ bytes: ArraySlice<UInt8>, _ separator: UInt8) -> [ArraySlice<UInt8>] {
    var (parts, start, at) = ([ArraySlice<UInt8>](), bytes.startIndex, bytes.startIndex)
    while at < bytes.endIndex {
      if bytes[at] == ASCII.backslash {
        at += 2
      } else {
        if bytes[at] == separator {
          parts.append(bytes[start..<at])
          start = at + 1
        }
        at += 1
      }
    }
    parts.append(bytes[start...])
    return parts
  }

  private mutating func text(_ part: ArraySlice<UInt8>) -> String {
    var bytes = PropertyText.unescaped(part)
    if isQuotedPrintable {
      let decoded = TextDecoding.utf8(QuotedPrintable.decode(bytes), charset: charset)
      bytes = decoded.utf8
      if let repair = decoded.repair { repairs.insert(repair) }
    }
    return String(decoding: PropertyText.cleaned(bytes), as: UTF8.self)
  }

  /// `\n`, `\,`, `\;`, `\\`, and `\:` and `\"` of some tools. Any other backslash stands for itself.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(ASCII.backslash) else { return Array(bytes) }
    var (plain, at) = ([UInt8](), bytes.startIndex)
    while at < bytes.endIndex {
      let next = at + 1 < bytes.endIndex ? bytes[at + 1] : 0
      let meaning: UInt8? =
        switch next {
        case _ where bytes[at] != ASCII.backslash: nil
        case UInt8(ascii: "n"), UInt8(ascii: "N"): ASCII.lineFeed
        case ASCII.comma, ASCII.semicolon, ASCII.backslash, ASCII.colon, ASCII.quote: next
        default: nil
        }
      plain.append(meaning ?? bytes[at])
      at += meaning == nil ? 1 : 2
    }
    return plain
  }

  /// Line breaks are line feeds; other control characters are no text.
  private static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { return bytes }
    var clean: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case ASCII.carriageReturn:
        if index + 1 == bytes.count || bytes[index + 1] != ASCII.lineFeed { clean.append(ASCII.lineFeed) }
      case ASCII.lineFeed, ASCII.tab: clean.append(byte)
      case 0..<0x20, 0x7f: break
      default: clean.append(byte)
      }
    }
    return clean
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    var scalars = unicodeScalars[...]
    while let first = scalars.first, first.isBlank { scalars.removeFirst() }
    while let last = scalars.last, last.isBlank { scalars.removeLast() }
    return scalars.startIndex == startIndex && scalars.endIndex == endIndex ? self : String(scalars)
  }

  /// Trimmed; nil when nothing is left.
  var content: String? {
    let text = trimmed
    return text.isEmpty ? nil : text
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { isASCII ? value <= 0x20 : properties.isWhitespace }
}
