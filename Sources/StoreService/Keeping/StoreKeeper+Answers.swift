internal import ArtistMatching
internal import JSON
internal import Records
internal import Recurrence
internal import StoreBus
internal import StoreDatabase
internal import Systemd

extension StoreKeeper {
  /// Rows since a token as the bus carries them; an empty token means from the start.
  func changes(since token: String, limit: Int, of stores: Set<Store>) throws -> ChangesPage {
    let position = token.isEmpty ? nil : try Token(parsing: token)
    let page = try database.changes(after: position, limit: limit, stores: stores)
    let rows = page.rows.map { row in
      StoreBus.ChangeRow(
        sequence: UInt64(row.change.sequence), store: row.change.store.rawValue, change: row.change.action.rawValue,
        kind: row.change.kind.rawValue, id: row.change.id, content: content(of: row.content, row.change.reason))
    }
    return ChangesPage(rows: rows, next: page.next.description, more: page.more)
  }

  private func content(of content: StoredChange.Content, _ reason: Change.Reason?) -> String {
    switch content {
    case .record(let stored): json(stored)
    case .concert(let stored): json(stored)
    case .removed: reason?.rawValue ?? Change.Reason.deleted.rawValue
    }
  }

  func records(_ store: Store, ids: [String], after: String, limit: Int) throws -> RecordsPage {
    if !ids.isEmpty {
      let found = try ids.prefix(limit).compactMap { id -> String? in
        guard store == .concerts else { return try database.record(store, id: id).map(json) }
        return try database.concert(id: id).map(json)
      }
      return RecordsPage(records: found, next: "")
    }
    if store == .concerts { return try concerts(after: after, limit: limit).page }
    let page = try database.records(store, after: after.isEmpty ? nil : after, limit: limit)
    return RecordsPage(records: page.map(json), next: page.count < limit ? "" : page.last?.record.id ?? "")
  }

  /// The concerts of the window by start.
  func concerts(after: String, limit: Int) throws -> FramedPage {
    let last = after.isEmpty ? nil : try database.concert(id: after)?.concert
    guard after.isEmpty || last != nil else {
      throw BusFailure.invalidArguments("the concert to go on after is gone: start over")
    }
    let page = try database.concerts(after: last, limit: limit)
    let next = page.count < limit ? "" : page.last?.concert.id ?? ""
    return FramedPage(RecordsPage(records: page.map(json), next: next), frame: frame(span))
  }

  func explain(title: String, about: [String: String]) -> String {
    let categories = about["category"]?.split(separator: ",").map(String.init) ?? []
    let text = EventText(title: title, location: about["location"], url: about["url"], categories: categories)
    var json = JSONWriter()
    json.object { json in
      json.field("title", title)
      json.array(
        "artists", upcoming.catalog.artists.matches(in: text, decisions: upcoming.decisions, all: about["all"] != nil)
      ) { json, match in match.write(to: &json) }
    }
    return json.text
  }

  /// The window at this moment.
  var span: Range<Instant> {
    let now = clock()
    return now..<now.advanced(bySeconds: settings.window)
  }

  /// `{"now","window":{"from","to"}}` on the clock of the default zone.
  func frame(_ span: Range<Instant>) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("now", timestamp(clock()))
      json.object("window") { json in
        json.field("from", timestamp(span.lowerBound))
        json.field("to", timestamp(span.upperBound))
      }
    }
    return json.text
  }

  func timestamp(_ instant: Instant) -> String {
    Timestamp.text(instant, offset: upcoming.zones.defaultZone.offset(at: instant))
  }

  func json(_ stored: StoredRecord) -> String {
    recordJSON(stored.record, source: stored.source, zones: upcoming.zones)
  }

  func json(_ stored: StoredConcert) -> String {
    var json = JSONWriter()
    stored.concert.write(to: &json, source: stored.source)
    return json.text
  }
}
