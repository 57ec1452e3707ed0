/// The stores of the system, as contracts and users name them. `concerts` is derived from `calendars` and `music`.
package enum Store: String, Sendable, CaseIterable, Comparable {
  case calendars, contacts, health, music, concerts

  /// The stores that have folders of their own.
  package static let dropStores: [Store] = [.calendars, .contacts, .health, .music]

  package static func < (one: Store, other: Store) -> Bool { one.rawValue < other.rawValue }
}

/// What a record is. The raw value is the `kind` of its JSON.
package enum RecordKind: String, Sendable {
  case event, contact, reading, album, concert
}
