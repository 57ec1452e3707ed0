internal import CommandTable
internal import JSON
internal import Records
internal import StoreBus
internal import StoreService

@Sendable func showStatus(_ call: Invocation) throws -> ExitCode {
  ask(call) { client in
    let text = try await client.status()
    let status = try JSONValue(parsing: text)
    print(
      out: call.has("json") ? text + "\n" : StatusText(status: status, now: currentInstant(), terminal: .standard).text)
    return status["problems"]?.array?.isEmpty ?? true ? .good : .problems
  }
}

/// `concertd status` for people: one look tells whether all is well, and what to type where it is not.
struct StatusText {
  let status: JSONValue
  let now: Instant
  let terminal: Terminal

  var text: String { head + "\n" + stores + "\n" + concerts + problems }

  private var head: String {
    let state = status["state"]?.string ?? "unknown"
    let coloured = terminal.style(state, state == "running" ? .green : .yellow)
    return "concertd \(status["version"]?.string ?? "") (\(status["instance"]?.string ?? "")): \(coloured)"
      + (age("since").map { ", started \($0)" } ?? "") + "\n"
  }

  private var stores: String {
    var table = TextTable()
    for store in Store.dropStores {
      guard let row = status["stores"]?[store.rawValue] else { continue }
      let access = row["access"]?.string ?? ""
      switch access {
      case "full":
        table.add(store.rawValue, "full", "\(row["records"]?.integer ?? 0) records", problemCount(row))
        for folder in row["folders"]?.array ?? [] { table.add("", "", folderLine(folder)) }
      case "denied": table.add(store.rawValue, "denied", "to change that: concertd allow \(store.rawValue)")
      default: table.add(store.rawValue, "not determined", "to let it be read: concertd allow \(store.rawValue)")
      }
    }
    return table.text { _, column, cell in
      column == 0 ? terminal.style(cell, .bold) : cell
    }
  }

  private func problemCount(_ row: JSONValue) -> String {
    let count = row["problems"]?.integer ?? 0
    return count == 0 ? "" : "\(count) problem\(count == 1 ? "" : "s")"
  }

  private func folderLine(_ folder: JSONValue) -> String {
    var parts = ["\(folder["files"]?.integer ?? 0) files in \(folder["path"]?.string ?? "")"]
    if let absence = folder["unavailable"]?.string { parts.append("unavailable: \(absence)") }
    if folder["watch"]?.string == "poll" {
      parts.append("looked through now and then: \(folder["reason"]?.string ?? "it cannot be watched")")
    }
    return parts.joined(separator: "; ")
  }

  private var concerts: String {
    let count = status["concerts"]?["upcoming"]?.integer ?? 0
    let next = status["concerts"]?["next"]?.string.map { ", the next on \(PeoplesTime.day($0))" } ?? ""
    return "\(count) upcoming concert\(count == 1 ? "" : "s")\(next)" + (count > 0 ? "; see concertd upcoming" : "")
      + "\n"
  }

  private var problems: String {
    let problems = status["problems"]?.array ?? []
    guard !problems.isEmpty else { return "No problems.\n" }
    return "\n" + problems.map { problemText($0, terminal: terminal) }.joined()
  }

  private func age(_ key: String) -> String? {
    status[key]?.string.flatMap { Timestamp.instant(parsing: $0) }.map {
      PeoplesTime.age(seconds: now.seconds - $0.seconds)
    }
  }
}

/// A problem as people read it: where, what, and below it what to do.
func problemText(_ problem: JSONValue, terminal: Terminal) -> String {
  let severity = problem["severity"]?.string ?? "error"
  let place = [problem["file"]?.string.map(visible), problem["line"]?.integer.map(String.init)].compactMap(\.self)
    .joined(separator: ":")
  let record = problem["record"]?.string.map { " [\(visible($0))]" } ?? ""
  let label = terminal.style(severity, severity == "error" ? .red : .yellow)
  let text =
    "\(label): \(place)\(record)\(place.isEmpty && record.isEmpty ? "" : ": ")\(visible(problem["message"]?.string ?? ""))\n"
  return text + (problem["hint"]?.string.map { "  \(visible($0))\n" } ?? "")
}
