/// Bytes of a value to text. Files seldom say their encoding, and those that do are not always right.
enum TextEncoding {
  /// Reads UTF-8 where the bytes are UTF-8, whatever they are labelled; else the named set, else Windows-1252.
  static func decode(_ bytes: some Collection<UInt8>, charset: String? = nil) -> String {
    let label = charset?.lowercased()
    if let label, let table = tables[label], label != "utf-8" {
      // A label of a single-byte set over bytes that are well-formed UTF-8 beyond ASCII is a label left behind by a tool.
      if bytes.contains(where: { $0 >= 0x80 }), let text = String(validating: bytes, as: UTF8.self) { return text }
      return decode(bytes, with: table)
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return decode(bytes, with: .windows1252)
  }

  /// True for the names of sets that `decode` knows.
  static func isKnown(_ charset: String) -> Bool {
    let label = charset.lowercased()
    return utf8Labels.contains(label) || tables[label] != nil
  }

  private static func decode(_ bytes: some Collection<UInt8>, with table: CharacterTable) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      let value = byte < 0x80 ? UInt16(byte) : table.scalars[Int(byte) - 0x80]
      scalars.append(Unicode.Scalar(value) ?? "\u{fffd}")
    }
    return String(scalars)
  }

  private static let utf8Labels: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii"]

  private static let tables: [String: CharacterTable] = [
    "iso-8859-1": .windows1252, "iso8859-1": .windows1252, "latin1": .windows1252, "windows-1252": .windows1252,
    "cp1252": .windows1252, "iso-8859-2": .latin2, "iso-8859-5": .latinCyrillic, "iso-8859-7": .latinGreek,
    "iso-8859-9": .latin5, "iso-8859-15": .latin9, "windows-1250": .windows1250, "cp1250": .windows1250,
    "windows-1251": .windows1251, "cp1251": .windows1251, "windows-1253": .windows1253, "windows-1254": .windows1254,
    "windows-1257": .windows1257, "koi8-r": .koi8R,
  ]
}
