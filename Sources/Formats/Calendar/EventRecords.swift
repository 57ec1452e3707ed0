internal import Records

/// The events of one file: one of each UID and RECURRENCE-ID.
struct EventRecords {
  private var records: [SourcedRecord] = []
  private var indexes: [String: Int] = [:]
  /// Those of the calendar that is open, with the TZIDs that its VTIMEZONEs may define.
  private var open: [(index: Int, zones: [String])] = []

  /// Adds a record, or keeps the better of two with one id: the greater SEQUENCE, then DTSTAMP, then the later in the file.
  mutating func add(_ record: SourcedRecord, zones: [String]) -> Problem? {
    guard let index = indexes[record.record.id] else {
      indexes[record.record.id] = records.count
      open.append((records.count, zones))
      records.append(record)
      return nil
    }
    let earlier = records[index]
    if record.record.precedence >= earlier.record.precedence {
      records[index] = record
      open.removeAll { $0.index == index }
      open.append((index, zones))
    }
    guard earlier.sourceText != record.sourceText, case .event(let event) = record.record else { return nil }
    return Problem(
      .warning, line: record.line, record: event.uid,
      "the file has this event twice; the newer version by SEQUENCE and DTSTAMP is used",
      hint: "events need a UID of their own")
  }

  /// What the whole calendar says is known at its end only: its header may follow the events, and its zones may, too.
  mutating func complete(header: CalendarHeader, zones: ZoneComponents) {
    let basicZone = header.basicZone.definition
    for (index, names) in open {
      guard header.isCancellation || header.floatingZone != nil || basicZone != nil || !names.isEmpty else { continue }
      guard case .event(var event) = records[index].record else { continue }
      if header.isCancellation { event.status = .cancelled }
      event.floatingZone = header.floatingZone
      event.zones = names.compactMap { zones.definition(of: $0) }
      if names.contains(BasicZone.tzid), let basicZone { event.zones.append(basicZone) }
      records[index].record = .event(event)
    }
    open.removeAll(keepingCapacity: true)
  }

  func finished() -> [SourcedRecord] { records }
}
