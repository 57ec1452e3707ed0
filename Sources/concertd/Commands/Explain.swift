internal import ArtistMatching
internal import CommandTable
internal import JSON
internal import Linux
internal import Records
internal import StoreBus
internal import Systemd

@Sendable func explainTitle(_ call: Invocation) throws -> ExitCode {
  if call.has("batch") { return try explainBatch(call) }
  guard let title = call.operands.first else { throw UsageError("explain: which title? usage: explain TITLE") }
  var about: [String: String] = [:]
  for key in ["location", "url"] { about[key] = call.value(key) }
  let categories = call.all("category")
  if !categories.isEmpty { about["category"] = categories.joined(separator: ",") }
  if call.has("all") { about["all"] = "yes" }
  let given = about
  return ask(call) { client in
    let text = try await client.explain(title: title, about: given)
    print(out: call.has("json") ? text + "\n" : try ExplanationText.text(JSONValue(parsing: text), terminal: .standard))
    return .good
  }
}

/// Titles from standard input against a catalog of names, without a daemon: for people who tune and report.
private func explainBatch(_ call: Invocation) throws -> ExitCode {
  guard call.operands.isEmpty else { throw UsageError("explain --batch: titles come on standard input") }
  guard let path = call.value("artists") else { throw UsageError("explain --batch needs --artists FILE") }
  let names = try lines(FileDescriptor.open(FilePath(path), .read).readAll(limit: 1 << 30))
  let index = ArtistIndex(names.map { ArtistName($0) })
  var problems = 0
  for line in try lines(FileDescriptor(owning: 0).readAll(limit: 1 << 30)) {
    guard let (text, title) = eventText(line) else {
      print(error: "explain --batch: not a JSON object: \(line.prefix(80))")
      problems += 1
      continue
    }
    let matches = index.matches(in: text, all: call.has("all"))
    print(out: explanationJSON(title: title, matches) + "\n")
  }
  return problems == 0 ? .good : .problems
}

private func lines(_ bytes: [UInt8]) -> [String] {
  bytes.split(whereSeparator: { $0 == 0x0a }).map { line in
    String(decoding: line.last == 0x0d ? line.dropLast() : line, as: UTF8.self)
  }.filter { !$0.isEmpty }
}

/// One line of the batch; the categories may be a list or one text.
private func eventText(_ line: String) -> (EventText, title: String)? {
  guard let value = try? JSONValue(parsing: line), value.object != nil else { return nil }
  let categories = value["categories"]?.array?.compactMap(\.string) ?? value["categories"]?.string.map { [$0] } ?? []
  let title = value["title"]?.string
  let text = EventText(
    title: title, location: value["location"]?.string, url: value["url"]?.string,
    categories: categories.filter { !$0.isEmpty })
  return (text, title ?? "")
}

func explanationJSON(title: String, _ matches: [ArtistMatch]) -> String {
  var json = JSONWriter()
  json.object { json in
    json.field("title", title)
    json.array("artists", matches) { json, match in match.write(to: &json) }
  }
  return json.text
}
