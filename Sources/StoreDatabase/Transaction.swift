package import Records

/// What the concerts of a transaction are computed from, after its files' records are written and before it commits.
package final class Transaction {
  private let tables: Tables
  private let writer: RecordWriter
  private let log: ChangeLog

  init(_ writer: RecordWriter) { (tables, self.writer, log) = (writer.tables, writer, writer.log) }

  /// Events of which a speaking component appeared, went, or changed in any way, in the order in which they were met.
  package var affectedUIDs: [String] { writer.affected.names }

  /// Whether an album appeared, went or changed: everything is to be matched anew.
  package var albumsChanged: Bool { writer.albumsChanged }

  /// The components of an event that speak, over all files: its master and overrides, in no promised order.
  package func events(uid: String) throws -> [Event] { try tables.events(uid: uid) }

  /// Every speaking component of every event, in no promised order.
  package func forEachEvent(_ body: (Event) throws -> Void) throws { try tables.forEachEvent(body) }

  /// Every album that speaks.
  package func albums() throws -> [Album] { try tables.albums() }

  /// UIDs that have concerts, or a boundary at which they may.
  package func seriesWithConcerts() throws -> [String] { try tables.concerts.allSeries() }

  /// UIDs whose boundary is at or before `time`.
  package func seriesDue(at time: Instant) throws -> [String] { try tables.concerts.due(at: time.milliseconds) }

  /// Replaces the concerts of one event, and logs what differs by id and by what readers see.
  /// `concerts` are all of its concerts, whose ids are stable and belong to this UID alone; `nextBoundary` is when they are to
  /// be computed anew without any file changing, nil for never; `reason` says why a concert is gone.
  package func setConcerts(
    ofUID uid: String, to concerts: [Concert], nextBoundary: Instant?, reason: (Concert) -> Change.Reason
  ) throws {
    let known = try tables.concerts.boundary(ofUID: uid)
    if known == nil && concerts.isEmpty && nextBoundary == nil { return }
    var old = known == nil ? [:] : try tables.concerts.ofUID(uid)
    var seen: Set<String> = []
    for concert in concerts where seen.insert(concert.id).inserted {
      try put(concert, ofUID: uid, over: old.removeValue(forKey: concert.id))
    }
    for (id, bytes) in old.sorted(by: { $0.key < $1.key }) {
      try remove(id, reason(try ConcertTable.concert(bytes)))
    }
    try remember(uid, hasConcerts: !concerts.isEmpty, boundary: nextBoundary?.milliseconds, known: known)
  }

  /// Removes every concert: a store that they need was denied.
  package func removeAllConcerts(_ reason: Change.Reason) throws {
    for uid in try tables.concerts.allSeries() {
      try setConcerts(ofUID: uid, to: [], nextBoundary: nil) { _ in reason }
    }
  }

  /// Remembers a text beside the records, such as what the concerts were computed with. Nil forgets it.
  package func setMeta(_ key: String, to value: String?) throws { try tables.meta.set("user." + key, to: value) }

  private func put(_ concert: Concert, ofUID uid: String, over old: [UInt8]?) throws {
    let bytes = concert.wireBytes
    // The file of its event is part of what readers see.
    if bytes == old && !writer.moved.contains(uid) { return }
    try tables.concerts.put(concert, ofUID: uid, bytes: bytes)
    let entry = try tables.changes.find(.concerts, concert.id)
    if let entry, entry.isPresent { return try log.update(entry, record: nil) }
    try log.add(entry, RecordKey(kind: .concert, id: concert.id, series: uid), record: nil)
  }

  private func remove(_ id: String, _ reason: Change.Reason) throws {
    try tables.concerts.delete(id)
    guard let entry = try tables.changes.find(.concerts, id), entry.isPresent else { return }
    try log.remove(entry, reason)
  }

  private func remember(_ uid: String, hasConcerts: Bool, boundary: Int64?, known: Int64??) throws {
    if !hasConcerts && boundary == nil { return try tables.concerts.removeSeries(uid) }
    if known == .some(boundary) { return }
    try tables.concerts.setBoundary(ofUID: uid, to: boundary)
  }
}
