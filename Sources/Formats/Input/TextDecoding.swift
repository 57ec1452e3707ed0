/// Bytes of a value to text, by the charset its property declares.
enum TextDecoding {
  /// What had to be assumed or replaced on the way.
  enum Repair: Hashable, Sendable {
    /// No charset is declared and the bytes are not UTF-8: read as Windows-1252.
    case assumedWindows1252
    case unknownCharset
    /// Bytes that the charset does not know became U+FFFD.
    case replaced
  }

  static func utf8(_ bytes: [UInt8], charset: String?) -> (utf8: [UInt8], repair: Repair?) {
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    guard let charset, !Charset.isUTF8(charset) else {
      return isASCII || isValid(bytes) ? (bytes, nil) : repaired(bytes)
    }
    if isASCII, !Charset.isSevenBit(charset) { return (bytes, nil) }
    guard let decoded = Charset.utf8(bytes, from: charset) else {
      return (isValid(bytes) ? bytes : Charset.utf8FromWindows1252(bytes), .unknownCharset)
    }
    return (decoded.utf8, decoded.isDamaged ? .replaced : nil)
  }

  /// Without any well-formed character the text was never UTF-8; with one, it is UTF-8 that got damaged.
  private static func repaired(_ bytes: [UInt8]) -> (utf8: [UInt8], repair: Repair?) {
    let lenient = String(decoding: bytes, as: UTF8.self)
    if lenient.unicodeScalars.contains(where: { $0.value >= 0x80 && $0 != "\u{fffd}" }) {
      return (Array(lenient.utf8), .replaced)
    }
    return (Charset.utf8FromWindows1252(bytes), .assumedWindows1252)
  }

  private static func isValid(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }
}
