/// One line of the log, with what journalctl(1) can filter by.
package struct JournalEntry: Hashable, Sendable {
  /// syslog(3)'s levels that we use.
  package enum Priority: Int32, Sendable, Comparable {
    case error = 3, warning = 4, notice = 5, info = 6, debug = 7
    package static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }

    var word: String {
      switch self {
      case .error: "error"
      case .warning: "warning"
      case .notice: "notice"
      case .info: "info"
      case .debug: "debug"
      }
    }
  }

  /// The fields of our own; each is documented in systemd.journal-fields(7) style in the manual.
  package enum Field: String, Sendable, CaseIterable {
    case store = "CONCERTD_STORE"
    case file = "CONCERTD_FILE"
    case line = "CONCERTD_LINE"
    case record = "CONCERTD_RECORD"
    case hint = "CONCERTD_HINT"
  }

  package var priority: Priority
  package var message: String
  package var condition: JournalCondition?
  package var fields: [Field: String]

  package init(
    _ priority: Priority, _ message: String, _ condition: JournalCondition? = nil, _ fields: [Field: String] = [:]
  ) {
    (self.priority, self.message, self.condition, self.fields) = (priority, message, condition, fields)
  }

  /// For a terminal or a file: the priority as a word, the file where it is, and the hint.
  var line: String {
    let place = [fields[.file], fields[.line]].compactMap(\.self).joined(separator: ":")
    let hint = fields[.hint].map { " (\($0))" } ?? ""
    return "\(priority.word): \(place.isEmpty ? "" : place + ": ")\(message)\(hint)"
  }

  /// For sd_journal_sendv(3): `NAME=value`, in a fixed order.
  var assignments: [String] {
    var assignments = ["MESSAGE=\(message)", "PRIORITY=\(priority.rawValue)", "SYSLOG_IDENTIFIER=concertd"]
    if let condition { assignments.append("MESSAGE_ID=\(condition.rawValue)") }
    for field in Field.allCases { if let value = fields[field] { assignments.append("\(field.rawValue)=\(value)") } }
    return assignments
  }
}
