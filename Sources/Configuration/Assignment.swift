/// One `Key=Value` of a configuration file, and where it stands.
package struct Assignment: Hashable, Sendable {
  package var section: String
  package var key: String
  package var value: String
  package var line: Int  // from 1
}

/// A line that is no assignment, no section and no comment.
package struct MalformedLine: Hashable, Sendable {
  package var line: Int
  package var message: String
}

/// Reads the INI dialect of systemd: sections, comments that begin with `#` or `;`, a backslash at the end of a line
/// that joins it with the next one (systemd.syntax(7)).
package func parseAssignments(_ text: String) -> (assignments: [Assignment], malformed: [MalformedLine]) {
  var assignments: [Assignment] = []
  var malformed: [MalformedLine] = []
  var section: String?
  for (number, line) in logicalLines(of: text) {
    if line.isEmpty || line.hasPrefix("#") || line.hasPrefix(";") { continue }
    if line.hasPrefix("[") {
      section = line.hasSuffix("]") ? String(line.dropFirst().dropLast()) : nil
      if section == nil { malformed.append(MalformedLine(line: number, message: "a section needs a closing ]")) }
      continue
    }
    guard let equals = line.firstIndex(of: "=") else {
      malformed.append(MalformedLine(line: number, message: "not a Key=Value line"))
      continue
    }
    guard let section else {
      malformed.append(MalformedLine(line: number, message: "a key before the first section"))
      continue
    }
    assignments.append(
      Assignment(
        section: section, key: trimmed(line[..<equals]), value: trimmed(line[line.index(after: equals)...]),
        line: number))
  }
  return (assignments, malformed)
}

/// Lines with continuations joined and white space at both ends removed, each with the number of its first line.
private func logicalLines(of text: String) -> [(number: Int, line: String)] {
  var result: [(Int, String)] = []
  var pending: (number: Int, text: String)?
  for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
    let line = trimmed(raw)
    if pending != nil, line.hasPrefix("#") || line.hasPrefix(";") { continue }
    let start = pending?.number ?? index + 1
    let joined = (pending.map { $0.text + " " } ?? "") + line
    if line.hasSuffix("\\") {
      pending = (start, String(joined.dropLast()))
    } else {
      result.append((start, trimmed(joined)))
      pending = nil
    }
  }
  if let pending { result.append((pending.number, trimmed(pending.text))) }
  return result
}

func trimmed(_ text: some StringProtocol) -> String {
  var rest = Substring(text)
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}
