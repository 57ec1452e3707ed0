internal import Records

/// Exports that people take for JSON: told by their first bytes, and refused by name.
enum ForeignExport {
  static func problem(of start: [UInt8]) -> Problem? {
    let text = String(decoding: start.filter { $0 != 0 }, as: UTF8.self).lowercased()
    let line = text.drop { $0.isWhitespace || $0 == "\u{feff}" }.prefix { !$0.isNewline }
    guard let first = line.first, first != "{", first != "[" else { return nil }
    if first == "<" {
      let isApple = text.contains("healthdata") || text.contains("healthkit")
      return Problem(
        .error, line: 1, isApple ? "this is Apple Health's XML export, not JSON" : "this is XML, not JSON",
        hint: "export JSON with an app such as Health Auto Export")
    }
    let columns = line.split(whereSeparator: { $0 == "," || $0 == ";" || $0 == "\t" })
    guard columns.count > 2 else { return nil }
    let name = name(of: columns.map { $0.filter { !$0.isWhitespace && $0 != "\"" } })
    return Problem(
      .error, line: 1, "this is \(name), not JSON",
      hint: "convert it to concertd's own record, or export FHIR, Open mHealth or Health Auto Export JSON")
  }

  private static func name(of columns: [String]) -> String {
    func has(_ word: String) -> Bool { columns.contains { $0.hasPrefix(word) } }
    if has("systolic") || has("sys(") || columns.contains("sys") { return "a CSV export of OMRON connect" }
    if has("datetime"), has("weight") || has("fat") { return "a CSV export of openScale" }
    return "a CSV file"
  }
}
