internal import Synchronization

/// The charsets that cards and calendars declare. Every converter is opened when the first is needed, and stays open: glibc
/// loads a charset's module from disk at that moment, which a reader in its sandbox can no longer do.
enum Charset {
  /// Opens all converters; to be called before the file system goes away.
  static func preload() { converters.withLock { _ in } }

  /// Nil where the name is unknown, or glibc's module for it is not installed.
  static func utf8(_ bytes: [UInt8], from name: String) -> (utf8: [UInt8], isDamaged: Bool)? {
    guard let iconvName = iconvNames[normalized(name)] else { return nil }
    return converters.withLock { converters in converters[iconvName]?.utf8(bytes) }
  }

  /// Windows-1252, which the web too reads for ISO-8859-1: the letters are the same, and nobody means C1 controls.
  static func utf8FromWindows1252(_ bytes: [UInt8]) -> [UInt8] {
    if let text = utf8(bytes, from: "windows-1252") { return text.utf8 }
    return bytes.flatMap { Array(String(Unicode.Scalar($0)).utf8) }
  }

  static func isUTF8(_ name: String) -> Bool { ["utf8", "usascii", "ascii", "utf16"].contains(normalized(name)) }

  /// Charsets whose texts are ASCII bytes throughout.
  static func isSevenBit(_ name: String) -> Bool { ["utf7", "iso2022jp"].contains(normalized(name)) }

  /// `ISO_8859-1` and `iso8859-1` are one name.
  private static func normalized(_ name: String) -> String {
    String(decoding: name.lowercased().utf8.filter { ASCII.isAlphanumeric($0) }, as: UTF8.self)
  }

  private static let converters = Mutex(open())

  private static func open() -> [String: CharsetConverter] {
    var opened: [String: CharsetConverter] = [:]
    for name in Set(iconvNames.values) { opened[name] = CharsetConverter(name) }
    return opened
  }

  /// Normalized names to glibc's. Supersets stand in for charsets that tools name loosely: Windows' Shift_JIS, GB18030
  /// for GB2312, UHC for EUC-KR.
  private static let iconvNames: [String: String] = {
    var names = [
      "iso88591": "CP1252", "latin1": "CP1252", "windows1252": "CP1252", "cp1252": "CP1252", "ansi": "CP1252",
      "koi8r": "KOI8-R", "koi8u": "KOI8-U", "macintosh": "MACINTOSH", "utf7": "UTF-7",
      "windows874": "CP874", "tis620": "CP874", "cp437": "CP437", "ibm437": "CP437", "cp850": "CP850",
      "ibm850": "CP850", "shiftjis": "CP932", "sjis": "CP932", "xsjis": "CP932", "windows31j": "CP932",
      "mskanji": "CP932", "cp932": "CP932", "eucjp": "EUC-JP-MS", "iso2022jp": "ISO-2022-JP",
      "gb2312": "GB18030", "gbk": "GB18030", "gb18030": "GB18030", "cp936": "GB18030", "euccn": "GB18030",
      "big5": "BIG5-HKSCS", "big5hkscs": "BIG5-HKSCS", "cp950": "BIG5-HKSCS",
      "euckr": "UHC", "ksc5601": "UHC", "ksc56011987": "UHC", "cp949": "UHC", "uhc": "UHC",
    ]
    for part in [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16] { names["iso8859\(part)"] = "ISO-8859-\(part)" }
    for (latin, part) in [("latin2", 2), ("latin5", 9), ("latin9", 15)] { names[latin] = "ISO-8859-\(part)" }
    for page in [1250, 1251, 1253, 1254, 1255, 1256, 1257, 1258] {
      names["windows\(page)"] = "CP\(page)"
      names["cp\(page)"] = "CP\(page)"
    }
    return names
  }()
}
