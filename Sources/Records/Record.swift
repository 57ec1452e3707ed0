/// What a file holds: one of the records that readers make.
package enum Record: Hashable, Sendable {
  case event(Event)
  case contact(Contact)
  case reading(Reading)
  case album(Album)

  package var id: String {
    switch self {
    case .event(let event): event.id
    case .contact(let contact): contact.id
    case .reading(let reading): reading.id
    case .album(let album): album.id
    }
  }

  package var kind: RecordKind {
    switch self {
    case .event: .event
    case .contact: .contact
    case .reading: .reading
    case .album: .album
    }
  }

  package var store: Store {
    switch self {
    case .event: .calendars
    case .contact: .contacts
    case .reading: .health
    case .album: .music
    }
  }

  /// Which of several copies of one id speaks: the greater one; then the path decides.
  package var precedence: Precedence {
    switch self {
    case .event(let event): Precedence(Int64(event.sequence), event.stamp?.milliseconds ?? .min)
    case .contact(let contact): Precedence(contact.revision?.milliseconds ?? .min, 0)
    case .reading(let reading): Precedence(reading.version, 0)
    case .album: Precedence(0, 0)
    }
  }
}

/// SEQUENCE then DTSTAMP for events, REV for contacts, the version for readings.
package struct Precedence: Hashable, Comparable, Sendable {
  package var major: Int64
  package var minor: Int64
  package init(_ major: Int64, _ minor: Int64) { (self.major, self.minor) = (major, minor) }
  package static func < (one: Precedence, other: Precedence) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

/// A record with the lines it was read from, so that nothing a tool wrote is lost. Never part of an answer.
package struct SourcedRecord: Hashable, Sendable {
  package var record: Record
  package var line: Int  // of its first line, from 1
  package var sourceText: [UInt8]

  package init(_ record: Record, line: Int = 1, sourceText: [UInt8] = []) {
    (self.record, self.line, self.sourceText) = (record, line, sourceText)
  }
}

/// What one file says: the outcome of reading it.
package struct Document: Hashable, Sendable {
  package var store: Store
  /// The format's name for people and JSON: `icalendar`, `vcard`, `fhir`, …
  package var format: String
  package var records: [SourcedRecord]
  package var problems: [Problem]
  /// False when the file is cut off or unreadable as a whole: what is stored of it then stays.
  package var isComplete: Bool

  package init(
    store: Store, format: String, records: [SourcedRecord] = [], problems: [Problem] = [], isComplete: Bool = true
  ) {
    (self.store, self.format, self.records) = (store, format, records)
    (self.problems, self.isComplete) = (problems, isComplete)
  }
}
