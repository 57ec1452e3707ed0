import Linux
import Records

@testable import StoreDatabase

/// Small records and files.
enum Samples {
  static func event(
    _ uid: String, title: String? = "Air", sequence: Int = 0, override: Int? = nil, day: Int = 1
  ) -> Event {
    let slot = override.map { CalendarTime.date(CivilDate(year: 2027, month: 1, day: $0)) }
    var event = Event(
      id: "e-\(uid)" + (override.map { "/\($0)" } ?? ""), uid: uid,
      start: .utc(CivilDateTime(date: CivilDate(year: 2027, month: 1, day: day), hour: 20)))
    (event.title, event.sequence, event.recurrenceID) = (title, sequence, slot)
    return event
  }

  static func album(_ name: String, year: Int? = nil) -> Album {
    var album = Album(id: "a-\(name)", name: name, artistName: "Air")
    album.year = year
    return album
  }

  static func reading(
    _ id: String, mass: Int = 70, at seconds: Int64 = 1_790_000_000, device: String? = nil, version: Int64 = 0,
    isRetraction: Bool = false
  ) -> Reading {
    var reading = Reading(
      id: "r-\(id)", type: .bodyMass, start: Instant(seconds: seconds),
      values: [
        Reading.Value(role: .mass, value: ExactDecimal(coefficient: Int128(mass)), unit: "kg", originalText: "\(mass)")
      ])
    (reading.device, reading.version, reading.isRetraction) = (device, version, isRetraction)
    return reading
  }

  static func contact(_ uid: String, name: String, revision: Int64? = nil) -> Contact {
    var contact = Contact(id: "p-\(uid)", uid: uid)
    contact.name.full = name
    contact.revision = revision.map(Instant.init(seconds:))
    return contact
  }

  static func concert(_ uid: String, title: String = "Air", day: Int = 1) -> Concert {
    let start = ResolvedTime.instant(
      Instant(seconds: CivilDateTime(date: CivilDate(year: 2027, month: 1, day: day)).secondsSinceEpoch), offset: 0)
    return Concert(id: "c-\(uid)-\(day)", event: "e-\(uid)", title: title, start: start, end: start, artists: [])
  }

  static func stamp(_ number: Int) -> FileStamp {
    FileStamp(device: 1, inode: .max, size: Int64(number), modified: 2, changed: 3)
  }

  static func file(
    _ name: String, _ records: Record..., store: Store? = nil, problems: [Problem] = [], isComplete: Bool = true,
    format: String = "sample", stamp number: Int = 0
  ) -> FileUpdate {
    let store = store ?? records.first?.store ?? .calendars
    let sourced = records.enumerated().map { SourcedRecord($0.element, line: $0.offset + 1) }
    return update(
      name, store: store,
      .document(
        Document(store: store, format: format, records: sourced, problems: problems, isComplete: isComplete)),
      stamp: number)
  }

  static func update(
    _ name: String, store: Store = .calendars, _ outcome: FileUpdate.Outcome, stamp number: Int = 0
  ) -> FileUpdate {
    FileUpdate(
      store: store, root: TemporaryDatabase.folder, path: FilePath(name), stamp: stamp(number), outcome: outcome)
  }
}

extension StoreDatabase {
  /// Everything after a token, as short texts: `added calendars e-a`, `removed health r-1 deleted`.
  func log(after token: Token? = nil) throws -> [String] {
    try changes(after: token, limit: .max).rows.map { row in
      let reason = row.change.reason.map { " \($0.rawValue)" } ?? ""
      return "\(row.change.action.rawValue) \(row.change.store.rawValue) \(row.change.id)\(reason)"
    }
  }

  /// The title of an event as readers see it.
  func title(_ uid: String) throws -> String? {
    guard case .event(let event) = try record(.calendars, id: "e-\(uid)")?.record else { return nil }
    return event.title
  }
}
