import Records
import StoreBus
import Synchronization
import Systemd

/// Stores that answer from what a test gives them, and remember what was asked.
final class FakeStores: StoreRequests {
  let asked = Mutex<[String]>([])
  let rows: [ChangeRow]
  let records: [String]
  /// Runs in every request, before the answer.
  let hook: @Sendable (String) async throws -> Void

  init(
    rows: [ChangeRow] = [], records: [String] = [], hook: @escaping @Sendable (String) async throws -> Void = { _ in }
  ) {
    (self.rows, self.records, self.hook) = (rows, records, hook)
  }

  private func note(_ request: String, _ caller: Caller) async throws {
    asked.withLock { $0.append("\(request) by \(caller.uid)") }
    try await hook(request)
  }

  private func page(after: String, limit: Int) -> RecordsPage {
    let start = Int(after) ?? 0
    let end = min(start + limit, records.count)
    return RecordsPage(records: Array(records[start..<end]), next: end < records.count ? "\(end)" : "")
  }

  func changes(since token: String, limit: Int, for caller: Caller) async throws -> ChangesPage {
    try await note("changes \(token) \(limit)", caller)
    guard token != "old" else { throw BusFailure.tokenExpired }
    let start = Int(token) ?? 0
    let end = min(start + limit, rows.count)
    return ChangesPage(rows: Array(rows[start..<end]), next: "\(end)", more: end < rows.count)
  }

  func records(
    of store: Store, ids: [String], after: String, limit: Int, for caller: Caller
  ) async throws -> RecordsPage {
    try await note("records \(store) \(ids)", caller)
    return page(after: after, limit: limit)
  }

  func upcoming(after: String, limit: Int, for caller: Caller) async throws -> FramedPage {
    try await note("upcoming", caller)
    return FramedPage(page(after: after, limit: limit), frame: "{}")
  }

  func leftOut(after: String, limit: Int, for caller: Caller) async throws -> FramedPage {
    try await note("leftOut", caller)
    return FramedPage(page(after: after, limit: limit), frame: "{}")
  }

  func events(from: String, to: String, after: String, limit: Int, for caller: Caller) async throws -> FramedPage {
    try await note("events \(from) \(to)", caller)
    return FramedPage(page(after: after, limit: limit), frame: #"{"now":"2026-11-30T20:00:00Z"}"#)
  }

  func contacts(matching text: String, after: String, limit: Int, for caller: Caller) async throws -> RecordsPage {
    try await note("contacts \(text)", caller)
    return page(after: after, limit: limit)
  }

  func readings(_ query: ReadingsQuery, after: String, limit: Int, for caller: Caller) async throws -> RecordsPage {
    try await note("readings \(query.type) \(query.mode)", caller)
    return page(after: after, limit: limit)
  }

  func explain(title: String, about: [String: String], for caller: Caller) async throws -> String {
    try await note("explain \(title) \(about.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })", caller)
    return "{}"
  }

  func status(for caller: Caller) async throws -> String {
    try await note("status", caller)
    return #"{"state":"running"}"#
  }

  func allow(_ store: Store, for caller: Caller) async throws { try await note("allow \(store)", caller) }
  func deny(_ store: Store, for caller: Caller) async throws { try await note("deny \(store)", caller) }
  func mute(_ name: String, for caller: Caller) async throws { try await note("mute \(name)", caller) }
  func unmute(_ name: String, for caller: Caller) async throws { try await note("unmute \(name)", caller) }
  func pin(_ name: String, for caller: Caller) async throws { try await note("pin \(name)", caller) }
  func unpin(_ name: String, for caller: Caller) async throws { try await note("unpin \(name)", caller) }
  func rescan(_ store: Store?, for caller: Caller) async throws {
    try await note("rescan \(store?.rawValue ?? "all")", caller)
  }
  func reload(for caller: Caller) async throws { try await note("reload", caller) }
}
