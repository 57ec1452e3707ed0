internal import CommandTable
internal import JSON
internal import Records
internal import StoreBus
internal import Systemd

/// All pages of an answer, put together.
@EventLoopActor
private func all(_ page: (String) async throws -> RecordsPage) async throws -> [String] {
  var records: [String] = []
  var after = ""
  repeat {
    let answer = try await page(after)
    records += answer.records
    after = answer.next
  } while !after.isEmpty
  return records
}

/// All pages, and the frame (`now` and `window`) of the first.
@EventLoopActor
private func allFramed(_ page: (String) async throws -> FramedPage) async throws -> (records: [String], frame: String) {
  var frame: String?
  let records = try await all { after in
    let answer = try await page(after)
    frame = frame ?? answer.frame
    return answer.page
  }
  return (records, frame ?? "{}")
}

/// `{"now":…,"window":…,"NAME":[…]}`.
private func document(_ frame: String, _ name: String, _ records: [String], more: (String, [String])? = nil) -> String {
  let lists = ([(name, records)] + (more.map { [$0] } ?? [])).map { "\"\($0)\":[\($1.joined(separator: ","))]" }
  return frame.dropLast() + (frame == "{}" ? "" : ",") + lists.joined(separator: ",") + "}\n"
}

@Sendable func showUpcoming(_ call: Invocation) throws -> ExitCode {
  ask(call) { client in
    let (concerts, frame) = try await allFramed { try await client.upcoming(after: $0) }
    let left = call.has("all") ? try await allFramed { try await client.leftOut(after: $0) }.records : []
    if call.has("json") {
      print(out: document(frame, "concerts", concerts, more: call.has("all") ? ("leftOut", left) : nil))
      return .good
    }
    print(
      out: concerts.isEmpty ? "No upcoming concerts. concertd status tells what is read.\n" : try concertsText(concerts)
    )
    if !left.isEmpty { print(out: "\nLeft out:\n" + (try leftOutText(left))) }
    return .good
  }
}

private func concertsText(_ concerts: [String]) throws -> String {
  var table = TextTable()
  for text in concerts {
    let concert = try JSONValue(parsing: text)
    let artists = concert["artists"]?.array ?? []
    let names = artists.compactMap { artist in
      artist["name"]?.string.map { artist["tier"]?.string == "probable" ? $0 + " (probably)" : $0 }
    }
    let distance = concert["distanceKm"]?.double.map { "\(Int($0.rounded())) km" } ?? ""
    table.add(
      PeoplesTime.day(concert["start"]?.string ?? ""), names.joined(separator: ", "), concert["title"]?.string ?? "",
      concert["location"]?["text"]?.string ?? "", distance)
  }
  return table.text { _, column, cell in column == 1 ? Terminal.standard.style(cell, .bold) : cell }
}

private func leftOutText(_ rows: [String]) throws -> String {
  var table = TextTable()
  for text in rows {
    let row = try JSONValue(parsing: text)
    table.add(PeoplesTime.day(row["start"]?.string ?? ""), row["title"]?.string ?? "", row["reason"]?.string ?? "")
  }
  return table.text(indent: 2)
}

@Sendable func showEvents(_ call: Invocation) throws -> ExitCode {
  let (from, to) = (call.value("from") ?? "", call.value("to") ?? "")
  return ask(call) { client in
    let (events, frame) = try await allFramed { try await client.events(from: from, to: to, after: $0) }
    if call.has("json") {
      print(out: document(frame, "occurrences", events))
      return .good
    }
    var table = TextTable()
    for text in events {
      let event = try JSONValue(parsing: text)
      table.add(
        PeoplesTime.day(event["start"]?.string ?? ""), event["title"]?.string ?? "(no title)",
        event["location"]?["text"]?.string ?? "")
    }
    print(out: events.isEmpty ? "Nothing happens in that time.\n" : table.text())
    return .good
  }
}

@Sendable func showContacts(_ call: Invocation) throws -> ExitCode {
  let text = call.operands.first ?? ""
  return ask(call) { client in
    let contacts = try await all { try await client.contacts(matching: text, after: $0) }
    if call.has("json") { return list("contacts", contacts) }
    var table = TextTable()
    for text in contacts {
      let contact = try JSONValue(parsing: text)
      let name = contact["name"]?["full"]?.string ?? contact["organization"]?.string ?? ""
      let first = { (key: String) in contact[key]?.array?.first?["value"]?.string ?? "" }
      table.add(name, contact["organization"]?.string ?? "", first("phones"), first("emails"))
    }
    print(out: contacts.isEmpty ? "Nobody found.\n" : table.text())
    return .good
  }
}

@Sendable func showReadings(_ call: Invocation) throws -> ExitCode {
  guard !(call.has("latest") && call.has("daily")) else { throw UsageError("readings: --latest or --daily, not both") }
  let mode: ReadingsQuery.Mode = call.has("latest") ? .latest : call.has("daily") ? .daily : .all
  let query = ReadingsQuery(type: call.value("type") ?? "", mode: mode)
  return ask(call) { client in
    let readings = try await all { try await client.readings(query, after: $0) }
    if call.has("json") { return list(mode == .daily ? "days" : "readings", readings) }
    print(out: readings.isEmpty ? "No readings.\n" : try ReadingsText.text(readings, mode: mode))
    return .good
  }
}

@Sendable func showAlbums(_ call: Invocation) throws -> ExitCode {
  ask(call) { client in
    let albums = try await all { try await client.records(of: .music, after: $0) }
    if call.has("json") { return list("albums", albums) }
    var rows: [(artist: String, year: String, name: String)] = []
    for text in albums {
      let album = try JSONValue(parsing: text)
      rows.append(
        (
          album["artistName"]?.string ?? "(no artist)", album["year"]?.integer.map(String.init) ?? "",
          album["name"]?.string ?? ""
        ))
    }
    var table = TextTable()
    for row in rows.sorted(by: <) { table.add(row.artist, row.year, row.name) }
    print(out: albums.isEmpty ? "No albums. Drop a catalog; see concertd status for the folder.\n" : table.text())
    return .good
  }
}

private func list(_ name: String, _ records: [String]) -> ExitCode {
  print(out: document("{}", name, records))
  return .good
}
