/// One property of a card, unfolded, its value still encoded (RFC 6350, 3.3; vCard 2.1, 2.1).
struct ContentLine: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    /// Upper case; empty for a bare parameter of vCard 2.1 (`TEL;HOME`).
    var name: String
    var values: [String]
  }

  /// Of its first physical line, from 1.
  var line: Int
  /// Lower case.
  var group: String?
  /// Upper case. Empty when the line is no property: without a colon, or with a name that cannot be one.
  var name: String
  var parameters: [Parameter] = []
  /// Without folds and soft line breaks. Empty where `binary` holds the value.
  var value: [UInt8] = []
  var binary: BinaryValue?
  /// The value was longer than the limit, and its end is missing.
  var isTruncated = false
  /// A soft line break of quoted-printable stood before the card's end: the text may go on elsewhere.
  var endsInSoftBreak = false
  /// The physical lines as read, with CRLF; a large binary value is left out.
  var source: [UInt8]

  /// All values of a parameter, lists and repetitions alike.
  func values(of parameter: String) -> [String] {
    parameters.filter { $0.name == parameter }.flatMap(\.values)
  }

  func first(_ parameter: String) -> String? { values(of: parameter).first { !$0.isEmpty } }

  /// `BEGIN:VCARD` and `END:VCARD` in any case, with any blanks.
  func isDelimiter(_ delimiter: String) -> Bool {
    name == delimiter && ASCII.uppercased(ASCII.trimmed(value[...])) == "VCARD"
  }

  var isBegin: Bool { isDelimiter("BEGIN") }
  var isEnd: Bool { isDelimiter("END") }

  // MARK: encoding

  enum Encoding: Hashable, Sendable { case plain, quotedPrintable, base64 }

  var encoding: Encoding { ContentLine.encoding(of: parameters) }

  static func encoding(of parameters: [Parameter]) -> Encoding {
    for parameter in parameters where parameter.name == "ENCODING" || parameter.name.isEmpty {
      for value in parameter.values {
        switch value.uppercased() {
        case "QUOTED-PRINTABLE",
          "Q" where parameter.name == "ENCODING":
          return .quotedPrintable
        case "BASE64": return .base64
        case "B" where parameter.name == "ENCODING": return .base64
        default: break
        }
      }
    }
    return .plain
  }

  var charset: String? { first("CHARSET") }
  /// VALUE, lower case.
  var valueType: String? { first("VALUE")?.lowercased() }

  // MARK: types

  /// Words of bare parameters that are no types (vCard 2.1, 2.1.3 and 2.1.4).
  private static let noTypes: Set<String> = [
    "quoted-printable", "base64", "8bit", "7bit", "inline", "url", "uri", "cid", "content-id",
  ]

  /// TYPE in every dialect, lower case, once each: lists, repetitions, a quoted list, bare words, and PREF=1 as `pref`.
  var types: [String] {
    var types: [String] = []
    // Nobody writes so many; a hostile line would.
    let limit = 64
    for parameter in parameters where parameter.name == "TYPE" || parameter.name.isEmpty {
      for word in parameter.values.flatMap({ $0.split(separator: ",") }) {
        let type = word.lowercased().filter { $0 != " " && $0 != "\\" }
        if type.isEmpty || types.count == limit || types.contains(type) { continue }
        if parameter.name.isEmpty, ContentLine.noTypes.contains(type) { continue }
        types.append(type)
      }
    }
    if preference == 1, !types.contains("pref") { types.append("pref") }
    return types
  }

  /// PREF, 1 (most) to 100 (RFC 6350, 5.3); TYPE=pref counts as 1. Nil where nothing is preferred.
  var preference: Int? {
    if let value = first("PREF"), let number = Int(value), (1...100).contains(number) { return number }
    let words = parameters.filter { $0.name == "TYPE" || $0.name.isEmpty }.flatMap(\.values)
    return words.contains { $0.lowercased().split(separator: ",").contains("pref") } ? 1 : nil
  }
}
