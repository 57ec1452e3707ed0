import Records

@testable import StoreDatabase

/// What the database must say, computed the slow and plain way: all files in memory, everything anew each time.
struct Model {
  struct File {
    var store: Store
    var format: String
    var records: [Record]
  }

  struct Name: Hashable {
    var store: Store
    var id: String
  }

  struct Content: Equatable {
    var record: Record
    var source: Source

    /// What a reader can see of it.
    func looks(like other: Content) -> Bool {
      record.visibleBytes == other.record.visibleBytes && source == other.source
    }
  }

  var files: [String: File] = [:]

  mutating func apply(_ update: FileUpdate) {
    let path = update.file
    switch update.outcome {
    case .removed: files[path] = nil
    case .kept, .stampOnly: break
    case .document(let document):
      let new = document.records.map(\.record)
      let old = document.isComplete ? [] : files[path]?.records ?? []
      let ids = Set(new.map(\.id))
      files[path] = File(
        store: update.store, format: document.format, records: new + old.filter { !ids.contains($0.id) })
    }
  }

  /// Every record that speaks.
  var speaking: [Name: Content] {
    var best: [Name: Content] = [:]
    for (path, file) in files {
      for record in file.records {
        let content = Content(record: record, source: Source(file: path, format: file.format))
        let name = Name(store: file.store, id: record.id)
        if let other = best[name], !Model.precedes(content, other) { continue }
        best[name] = content
      }
    }
    return Model.linkingTwins(best.filter { !$0.value.record.hides })
  }

  /// Readings of two files with equal values at the same moment: the later id names the first.
  private static func linkingTwins(_ speaking: [Name: Content]) -> [Name: Content] {
    var linked = speaking
    for (name, content) in speaking {
      guard case .reading(var reading) = content.record else { continue }
      let twins = speaking.values.filter { other in
        guard case .reading(let one) = other.record, one.id < reading.id else { return false }
        return one.start == reading.start && one.values == reading.values && other.source.file != content.source.file
      }
      guard let first = twins.map(\.record.id).min() else { continue }
      reading.flags.insert(.possibleDuplicate)
      reading.duplicateOf = first
      linked[name]?.record = .reading(reading)
    }
    return linked
  }

  private static func precedes(_ one: Content, _ other: Content) -> Bool {
    if one.record.precedence != other.record.precedence { return one.record.precedence > other.record.precedence }
    if one.record.hides != other.record.hides { return one.record.hides }
    return one.source.file < other.source.file
  }

  /// One concert for each event with "Air" in one of its titles.
  static func concerts(uid: String, events: [Event]) -> [Concert] {
    let titles = events.compactMap(\.title).sorted()
    guard titles.contains(where: { $0.contains("Air") }) else { return [] }
    var concert = Samples.concert(uid, title: titles.joined(separator: "+"))
    concert.event = events.map(\.id).sorted()[0]
    return [concert]
  }

  var concerts: [String: Concert] {
    let events = speaking.values.compactMap { content -> Event? in
      if case .event(let event) = content.record { event } else { nil }
    }
    var found: [String: Concert] = [:]
    for (uid, components) in Dictionary(grouping: events, by: \.uid) {
      for concert in Model.concerts(uid: uid, events: components) { found[concert.id] = concert }
    }
    return found
  }
}

extension Model {
  typealias State = (records: [Name: Content], concerts: [String: Concert])

  /// How many records and concerts look different to a reader.
  static func changes(from before: State, to after: State) -> Int {
    let names = Set(before.records.keys).union(after.records.keys)
    let records = names.count { name in
      guard let one = before.records[name], let other = after.records[name] else { return true }
      return !one.looks(like: other)
    }
    // The file of its event is part of a concert.
    let moved = Set(
      names.filter { before.records[$0]?.source != after.records[$0]?.source }
        .compactMap { (after.records[$0] ?? before.records[$0])?.uid }.map { Samples.concert($0).id })
    let ids = Set(before.concerts.keys).union(after.concerts.keys)
    return records + ids.count { before.concerts[$0] != after.concerts[$0] || moved.contains($0) }
  }
}

extension Model.Content {
  var uid: String? { if case .event(let event) = record { event.uid } else { nil } }
}

/// A reader of changes with a copy of its own.
struct Consumer {
  var token: Token?
  var records: [Model.Name: Model.Content] = [:]
  var concerts: [String: Concert] = [:]

  /// Reads to the end; an expired token means to drop everything and start over.
  mutating func follow(_ database: StoreDatabase, limit: Int) throws {
    while true {
      let page: ChangePage
      do { page = try database.changes(after: token, limit: limit) } catch DatabaseError.tokenExpired {
        self = Consumer()
        continue
      }
      for row in page.rows { apply(row) }
      token = page.next
      guard page.more else { return }
    }
  }

  /// Whether the copy is what a reader of the model would see.
  func agrees(with model: Model) -> Bool {
    let present = model.speaking
    return concerts == model.concerts && records.count == present.count
      && present.allSatisfy { name, content in records[name].map { $0.looks(like: content) } ?? false }
  }

  private mutating func apply(_ row: ChangeRow) {
    let name = Model.Name(store: row.change.store, id: row.change.id)
    switch row.content {
    case .removed: if name.store == .concerts { concerts[name.id] = nil } else { records[name] = nil }
    case .record(let stored): records[name] = Model.Content(record: stored.record, source: stored.source)
    case .concert(let stored): concerts[name.id] = stored.concert
    }
  }
}
