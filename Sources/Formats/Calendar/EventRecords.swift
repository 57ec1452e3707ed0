internal import Records

/// The events of one file: one of each UID and RECURRENCE-ID.
struct EventRecords {
  /// Of the source texts together. A file beyond that is an export of everything, which can be asked for again; the
  /// events past it are kept without their text.
  static let sourceLimit = 96 << 20

  private var records: [SourcedRecord] = []
  private var sourceSize = 0
  private var indexes: [String: Int] = [:]
  /// Those of the calendar that is open, with the TZIDs that its VTIMEZONEs may define.
  private var open: [Int: [String]] = [:]

  /// Adds a record, or keeps the better of two with one id: the greater SEQUENCE, then DTSTAMP, then the later in the file.
  mutating func add(_ record: SourcedRecord, zones: [String]) -> Problem? {
    var record = record
    sourceSize += record.sourceText.count
    if sourceSize > EventRecords.sourceLimit { record.sourceText = [] }
    guard let index = indexes[record.record.id] else {
      indexes[record.record.id] = records.count
      open[records.count] = zones
      records.append(record)
      return nil
    }
    let earlier = records[index]
    if record.record.precedence >= earlier.record.precedence {
      records[index] = record
      open[index] = zones
    }
    guard case .event(let event) = record.record, case .event(let other) = earlier.record,
      event.sequence == other.sequence, earlier.sourceText != record.sourceText
    else { return nil }
    return Problem(
      .warning, line: record.line, record: event.uid,
      "the file has two events of this UID and one SEQUENCE; the newer by DTSTAMP is used",
      hint: "events need a UID of their own")
  }

  /// What the whole calendar says is known at its end only: its header may follow the events, and its zones may, too.
  mutating func complete(header: CalendarHeader, zones: ZoneComponents) {
    let basicZone = header.basicZone.definition
    var definitions: [String: ZoneDefinition?] = [:]
    for (index, names) in open {
      guard header.isCancellation || header.floatingZone != nil || basicZone != nil || !names.isEmpty else { continue }
      guard case .event(var event) = records[index].record else { continue }
      if header.isCancellation { event.status = .cancelled }
      event.floatingZone = header.floatingZone
      for name in names {
        let definition = definitions[name] ?? zones.definition(of: name)
        definitions[name] = .some(definition)
        if let definition { event.zones.append(definition) }
      }
      if names.contains(BasicZone.tzid), let basicZone { event.zones.append(basicZone) }
      records[index].record = .event(event)
    }
    open.removeAll(keepingCapacity: true)
  }

  func finished() -> [SourcedRecord] { records }
}
