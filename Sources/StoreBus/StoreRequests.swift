package import Records

/// What the stores answer, whoever serves it: one function a method of the interface, on values.
///
/// Each may throw a `BusFailure`, which reaches the caller by its name; any other error reaches the log, and the
/// caller only as "internal error". Times are RFC 3339 or dates; an empty text means that nothing was given. `limit`
/// is a number of rows from 1 to `PageLimits.maximumRows`.
package protocol StoreRequests: Sendable {
  func changes(since token: String, limit: Int, for caller: Caller) async throws -> ChangesPage
  /// Only those with these ids; all of the store's when there are none.
  func records(
    of store: Store, ids: [String], after: String, limit: Int, for caller: Caller
  ) async throws -> RecordsPage
  func upcoming(after: String, limit: Int, for caller: Caller) async throws -> FramedPage
  /// Occurrences in the window that are no concert, each with the reason.
  func leftOut(after: String, limit: Int, for caller: Caller) async throws -> FramedPage
  func events(from: String, to: String, after: String, limit: Int, for caller: Caller) async throws -> FramedPage
  func contacts(matching text: String, after: String, limit: Int, for caller: Caller) async throws -> RecordsPage
  func readings(_ query: ReadingsQuery, after: String, limit: Int, for caller: Caller) async throws -> RecordsPage
  /// `about` is location, url and category, as far as known.
  func explain(title: String, about: [String: String], for caller: Caller) async throws -> String
  func status(for caller: Caller) async throws -> String

  /// Returns when the `Changed` that it leads to is sent, as `deny` does.
  func allow(_ store: Store, for caller: Caller) async throws
  func deny(_ store: Store, for caller: Caller) async throws
  func mute(_ name: String, for caller: Caller) async throws
  func unmute(_ name: String, for caller: Caller) async throws
  func pin(_ name: String, for caller: Caller) async throws
  func unpin(_ name: String, for caller: Caller) async throws
  /// No store means all of them.
  func rescan(_ store: Store?, for caller: Caller) async throws
  func reload(for caller: Caller) async throws
}

/// Which readings are asked for.
package struct ReadingsQuery: Hashable, Sendable {
  package enum Mode: String, Sendable, CaseIterable {
    case all = ""
    /// The newest of each type.
    case latest
    /// A summary a day and type.
    case daily
  }

  /// As in the records' JSON, such as bloodPressure; empty for every type.
  package var type: String
  package var mode: Mode

  package init(type: String, mode: Mode) { (self.type, self.mode) = (type, mode) }
}
