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
    let count = PageLimits.fitting(rows.map(\.content))
    guard count < rows.count else { return ChangesPage(rows: rows, next: page.next.description, more: page.more) }
    // A first page is of the present state, which began where its last one ends.
    let began = position == nil ? page.next.began ?? page.next.sequence : position?.began
    let next = Token(identity: page.next.identity, sequence: page.rows[count - 1].change.sequence, began: began)
    return ChangesPage(rows: Array(rows.prefix(count)), next: next.description, more: true)
  }

  private func content(of content: StoredChange.Content, _ reason: Change.Reason?) -> String {
    switch content {
    case .record(let stored): json(stored)
    case .concert(let stored): json(stored)
    case .removed: reason?.rawValue ?? Change.Reason.deleted.rawValue
    }
  }

  func records(_ store: Store, ids: [String], after: String, limit: Int) throws -> RecordsPage {
    if !ids.isEmpty { return try records(store, ids: ids, after: after) }
    if store == .concerts { return try concerts(after: after, limit: limit).page }
    let page = try database.records(store, after: after.isEmpty ? nil : after, limit: limit)
    return self.page(page.map { ($0.record.id, json($0)) }, next: page.count < limit ? nil : page.last?.record.id)
  }

  /// Those of the ids that there are, in the order in which they are given.
  private func records(_ store: Store, ids: [String], after: String) throws -> RecordsPage {
    let rest = after.isEmpty ? ids[...] : ids[(ids.firstIndex(of: after).map { $0 + 1 } ?? ids.endIndex)...]
    let asked = rest.prefix(PageLimits.maximumRows)
    let found = try asked.compactMap { id -> (id: String, text: String)? in
      let text =
        store == .concerts ? try database.concert(id: id).map(json) : try database.record(store, id: id).map(json)
      return text.map { (id, $0) }
    }
    return page(found, next: asked.endIndex < rest.endIndex ? asked.last : nil)
  }

  /// As many as fit into an answer. `next` is what the page after all of them goes on after; nil when there is none.
  private func page(_ rows: [(id: String, text: String)], next: String?) -> RecordsPage {
    let texts = rows.map(\.text)
    let count = PageLimits.fitting(texts)
    return RecordsPage(
      records: Array(texts.prefix(count)), next: count < rows.count ? rows[count - 1].id : next ?? "")
  }

  /// The concerts of the window by start.
  func concerts(after: String, limit: Int) throws -> FramedPage {
    let last = after.isEmpty ? nil : try database.concert(id: after)?.concert
    guard after.isEmpty || last != nil else {
      throw BusFailure.invalidArguments("the concert to go on after is gone: start over")
    }
    let page = try database.concerts(after: last, limit: limit)
    let rows = page.map { ($0.concert.id, json($0)) }
    return FramedPage(self.page(rows, next: page.count < limit ? nil : page.last?.concert.id), frame: frame(span))
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
