package import Systemd

/// A row of the change log as it travels: `(tsssss)`.
package struct ChangeRow: BusStructure, Hashable {
  package var sequence: UInt64
  package var store: String
  /// added, updated or removed.
  package var change: String
  package var kind: String
  package var id: String
  /// The record's JSON; of a removed one, the reason.
  package var content: String

  package init(sequence: UInt64, store: String, change: String, kind: String, id: String, content: String) {
    (self.sequence, self.store, self.change) = (sequence, store, change)
    (self.kind, self.id, self.content) = (kind, id, content)
  }

  package static let fieldsSignature = "tsssss"

  package init(readingFields message: BusMessage) throws {
    sequence = try UInt64(reading: message)
    (store, change) = try (String(reading: message), String(reading: message))
    (kind, id) = try (String(reading: message), String(reading: message))
    content = try String(reading: message)
  }

  package func writeFields(to message: BusMessage) throws {
    try sequence.write(to: message)
    for text in [store, change, kind, id, content] { try text.write(to: message) }
  }
}

/// Changes in the order of their sequence.
package struct ChangesPage: BusBody, Hashable {
  package var rows: [ChangeRow]
  /// The token to ask with next time; never empty.
  package var next: String
  /// Whether asking with `next` at once gives more.
  package var more: Bool

  package init(rows: [ChangeRow], next: String, more: Bool) { (self.rows, self.next, self.more) = (rows, next, more) }

  package static let bodySignature = "a(tsssss)sb"

  package init(reading message: BusMessage) throws {
    rows = try [ChangeRow](reading: message)
    next = try String(reading: message)
    more = try Bool(reading: message)
  }

  package func write(to message: BusMessage) throws {
    try rows.write(to: message)
    try next.write(to: message)
    try more.write(to: message)
  }
}

/// Some records, and how to ask for those after them.
package struct RecordsPage: BusBody, Hashable {
  /// JSON documents.
  package var records: [String]
  /// What to pass as `after` for the page that follows; empty at the end.
  package var next: String

  package init(records: [String], next: String) { (self.records, self.next) = (records, next) }

  package static let bodySignature = "ass"

  package init(reading message: BusMessage) throws {
    records = try [String](reading: message)
    next = try String(reading: message)
  }

  package func write(to message: BusMessage) throws {
    try records.write(to: message)
    try next.write(to: message)
  }
}

/// A page of what depends on the time of asking.
package struct FramedPage: BusBody, Hashable {
  package var page: RecordsPage
  /// `{"now","window":{"from","to"}}`, as JSON.
  package var frame: String

  package init(_ page: RecordsPage, frame: String) { (self.page, self.frame) = (page, frame) }

  package static let bodySignature = RecordsPage.bodySignature + "s"

  package init(reading message: BusMessage) throws {
    page = try RecordsPage(reading: message)
    frame = try String(reading: message)
  }

  package func write(to message: BusMessage) throws {
    try page.write(to: message)
    try frame.write(to: message)
  }
}
