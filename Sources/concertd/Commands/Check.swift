internal import CommandTable
internal import Configuration
internal import JSON
internal import Reader
internal import Records
internal import Recurrence
internal import StoreService

@Sendable func checkFiles(_ call: Invocation) throws -> ExitCode {
  let now = try moment(call.value("now"), option: "now") ?? currentInstant()
  let zoneName = call.value("zone") ?? ZoneDatabase.systemZone()
  let zones = ZoneDatabase(defaultZone: zoneName)
  guard call.value("zone") == nil || zones.resolveName(zoneName) != nil else {
    throw UsageError("check: \(zoneName) is no zone of this system, such as Europe/Berlin")
  }
  let window = try call.value("window").map(span) ?? Configuration.defaultWindow
  let entries = FileCheck(now: now, zones: zones, window: window, limits: ReaderLimits()).check(call.operands)
  let text = FileCheck.json(entries, zones: zones)
  if call.has("json") {
    print(out: text + "\n")
  } else {
    for entry in entries { print(out: CheckText(entry: entry, zones: zones, terminal: .standard).text) }
  }
  return entries.allSatisfy { $0.problems.isEmpty } ? .good : .problems
}

/// An RFC 3339 time; a day means its first moment in UTC.
func moment(_ text: String?, option: String) throws(UsageError) -> Instant? {
  guard let text else { return nil }
  if let instant = Timestamp.instant(parsing: text) { return instant }
  if let date = Timestamp.date(parsing: text) { return Instant(seconds: CivilDateTime(date: date).secondsSinceEpoch) }
  throw UsageError("--\(option): \(text) is no time such as 2027-01-20T20:00:00+01:00")
}

private func span(_ text: String) throws(UsageError) -> Int64 {
  guard let seconds = Configuration.timeSpan(text), seconds > 0 else {
    throw UsageError("--window: \(text) is no time span such as 90d")
  }
  return seconds
}

/// What `check` says of one file to people.
struct CheckText {
  let entry: FileCheck.Entry
  let zones: ZoneDatabase
  let terminal: Terminal

  var text: String {
    let count = entry.document.records.count
    let head = "\(visible(entry.file)): \(count) record\(count == 1 ? "" : "s")"
    let format = entry.document.format.isEmpty ? "" : " (\(entry.document.store.rawValue), \(entry.document.format))"
    return terminal.style(head + format, .bold) + "\n" + occurrences + problems
  }

  private var occurrences: String {
    var table = TextTable()
    for occurrence in entry.occurrences {
      table.add(PeoplesTime.day(Timestamp.text(occurrence.start)), occurrence.event.title ?? "(no title)")
    }
    return table.text(indent: 2)
  }

  private var problems: String {
    entry.problems.map { problem in
      var json = JSONWriter()
      problem.write(to: &json)
      // What this program wrote just now is JSON.
      guard let value = try? JSONValue(parsing: json.bytes) else { return "" }
      return problemText(value, terminal: terminal)
    }.joined()
  }
}
