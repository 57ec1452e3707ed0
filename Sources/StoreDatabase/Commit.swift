package import Records

/// What one transaction wrote.
package struct Commit: Hashable, Sendable {
  /// The last sequence given out; what `Changed` announces.
  package var sequence: Int64
  /// New rows of the change log. Zero: nothing that a reader can see, and nothing to announce.
  package var changes: Int
  package var changesOfStore: [Store: Int]

  package init(sequence: Int64, changesOfStore: [Store: Int]) {
    (self.sequence, self.changesOfStore) = (sequence, changesOfStore)
    changes = changesOfStore.values.reduce(0, +)
  }
}

/// A record as readers see it, with the file that speaks for it.
package struct StoredRecord: Hashable, Sendable {
  package var record: Record
  package var source: Source
  /// Of its first line in the file, from 1.
  package var line: Int
}

/// A concert, with the file of its event.
package struct StoredConcert: Hashable, Sendable {
  package var concert: Concert
  /// Nil where the event is gone within the same transaction.
  package var source: Source?
}

/// A row of the change log with what it is about.
package struct ChangeRow: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case record(StoredRecord)
    case concert(StoredConcert)
    case removed
  }

  package var change: Change
  package var content: Content
}

/// A page of the change log.
package struct ChangePage: Hashable, Sendable {
  package var rows: [ChangeRow]
  /// Where to go on.
  package var next: Token
  package var more: Bool
}
