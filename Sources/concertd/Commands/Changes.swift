internal import CommandTable
internal import JSON
internal import Records
internal import StoreBus
internal import Systemd

@Sendable func showChanges(_ call: Invocation) throws -> ExitCode {
  let since = call.value("since") ?? ""
  let asJSON = call.has("json")
  return ask(call) { client in
    var token = since
    if call.has("follow") { return try await follow(&token, client, asJSON: asJSON) }
    try await show(&token, client, asJSON: asJSON)
    if !asJSON { print(error: "token: \(token)") }
    return .good
  }
}

/// Goes on with what changes, over any number of ends and starts of the daemon.
@EventLoopActor
private func follow(_ token: inout String, _ client: StoreClient, asJSON: Bool) async throws -> ExitCode {
  // Where there is no daemon now, and none can be started, that is to be said at once.
  _ = try await client.sequence()
  // Subscribed before the first question: what is committed in between is not missed.
  let news = try client.news()
  try await showWhatIsThere(&token, client, asJSON: asJSON)
  for await item in news {
    switch item {
    case .changed, .appeared: try await showWhatIsThere(&token, client, asJSON: asJSON)
    case .vanished: print(error: "the daemon has stopped; waiting for it")
    case .busLost:
      print(error: "the bus is gone")
      return .notRunning
    }
  }
  return .good
}

/// A daemon that ends while it is asked is no end of following: whoever comes next answers from the same token.
@EventLoopActor
private func showWhatIsThere(_ token: inout String, _ client: StoreClient, asJSON: Bool) async throws {
  do {
    try await show(&token, client, asJSON: asJSON)
  } catch let failure as BusFailure where failure.meansNotRunning || failure.meansNoAnswer {}
}

/// Prints all changes since a token, which goes on with each page: what was printed is not asked for again.
@EventLoopActor
private func show(_ token: inout String, _ client: StoreClient, asJSON: Bool) async throws {
  while true {
    let page = try await client.changes(since: token)
    for row in page.rows { print(out: asJSON ? json(row) : line(row)) }
    token = page.next
    if !page.more { return }
  }
}

private func json(_ row: ChangeRow) -> String {
  var json = JSONWriter()
  json.object { json in
    json.field("sequence", row.sequence)
    json.field("store", row.store)
    json.field("change", row.change)
    json.field("kind", row.kind)
    json.field("id", row.id)
    if row.change == Change.Action.removed.rawValue {
      json.field("reason", row.content)
    } else {
      json.key("record")
      json.literal(row.content)
    }
  }
  return json.text + "\n"
}

private func line(_ row: ChangeRow) -> String {
  var table = TextTable()
  table.add("\(row.sequence)", row.change, row.kind, row.id, summary(row))
  return table.text()
}

/// What a person recognises the record by.
private func summary(_ row: ChangeRow) -> String {
  if row.change == Change.Action.removed.rawValue { return row.content }
  guard let record = try? JSONValue(parsing: row.content) else { return "" }
  let title = record["title"]?.string ?? record["name"]?["full"]?.string ?? record["name"]?.string
  let start = record["start"]?.string.map(PeoplesTime.day)
  return [start, title ?? record["type"]?.string].compactMap(\.self).joined(separator: "  ")
}
