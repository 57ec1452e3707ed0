internal import Records
internal import SQLite

extension Tables {
  func events(uid: String) throws -> [Event] {
    let components = try records.components(ofUID: uid)
    var events: [Event] = []
    events.reserveCapacity(components.count)
    for (index, component) in components.enumerated() {
      let copies = components.lazy.map(\.copy).filter { $0.key == component.copy.key }
      if copies.count > 1 {
        let best = try Speaker.best(of: Array(copies)) { try self.files.source(of: $0).file }
        guard best?.row == components[index].copy.row else { continue }
      }
      guard case .event(let event) = try Record(stored: component.bytes) else { continue }
      events.append(event)
    }
    return events
  }

  func forEachEvent(_ body: (Event) throws -> Void) throws {
    try forEachSpeaking(Store.calendars) { record, _ in
      if case .event(let event) = record { try body(event) }
    }
  }

  func albums() throws -> [Album] {
    var albums: [Album] = []
    try forEachSpeaking(Store.music) { record, _ in
      if case .album(let album) = record { albums.append(album) }
    }
    return albums
  }

  /// Readings that speak and start between two seconds, both included.
  func readings(from: Int64, to: Int64, limit: Int) throws -> [TwinWriter.Candidate] {
    var found: [TwinWriter.Candidate] = []
    for copy in try records.readings(from: from, to: to, limit: limit) {
      guard let entry = try changes.find(.health, copy.key), entry.record == copy.row,
        case .reading(let reading) = try Record(stored: copy.bytes)
      else { continue }
      found.append(TwinWriter.Candidate(entry: entry, reading: reading, file: RowNumber.file(of: copy.row)))
    }
    return found
  }

  /// Every record of a store that speaks, in the order of their last change, with its row.
  func forEachSpeaking(_ store: Store, _ body: (Record, Int64) throws -> Void) throws {
    let statement = try connection.prepare(
      """
      SELECT records.record, records.id FROM changes JOIN records ON records.id = changes.record
      WHERE changes.store = ?1
      """)
    statement.bind(1, store.code)
    try statement.forEach { row in try body(try Record(stored: row.blob(0)), row.integer(1)) }
  }
}
