/// A row of the change log: the newest thing that happened to a record.
package struct Change: Hashable, Sendable {
  package enum Action: String, Sendable { case added, updated, removed }

  /// Why a record is gone.
  package enum Reason: String, Sendable { case deleted, cancelled, leftWindow, noMatch, access }

  package var sequence: Int64
  package var store: Store
  package var action: Action
  package var kind: RecordKind
  package var id: String
  /// Present exactly when removed.
  package var reason: Reason?

  package init(sequence: Int64, store: Store, action: Action, kind: RecordKind, id: String, reason: Reason? = nil) {
    (self.sequence, self.store, self.action, self.kind) = (sequence, store, action, kind)
    (self.id, self.reason) = (id, reason)
  }
}
