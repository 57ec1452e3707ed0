package import Records
package import Systemd

/// The stores as seen from another process: the interface's methods, typed.
///
/// Every call throws `BusFailure` with what the service or the bus answered: `meansNotRunning`, `meansNoAnswer`,
/// `meansTokenExpired`, `meansNotAllowed` tell what to do about it.
@EventLoopActor
package final class StoreClient {
  /// For all calls but `status`, which never starts a service.
  package var options: BusCallOptions

  let bus: Bus
  var subscriptions: [BusSlot] = []

  /// - Throws: `SystemdError` when there is no bus to connect to.
  package init(_ address: Bus.Address, options: BusCallOptions = .standard) throws(SystemdError) {
    bus = try Bus(address)
    self.options = options
  }

  package func close() {
    subscriptions = []
    bus.close()
  }

  package func changes(since token: String, limit: UInt32 = 0) async throws -> ChangesPage {
    try await call("Changes", token, limit)
  }

  /// Only those with these ids; all of the store's when there are none.
  package func records(
    of store: Store, ids: [String] = [], after: String = "", limit: UInt32 = 0
  ) async throws -> RecordsPage {
    try await call("Records", store.rawValue, ids, after, limit)
  }

  package func upcoming(after: String = "", limit: UInt32 = 0) async throws -> FramedPage {
    try await call("Upcoming", after, limit)
  }

  package func leftOut(after: String = "", limit: UInt32 = 0) async throws -> FramedPage {
    try await call("LeftOut", after, limit)
  }

  /// Bounds as people type them; empty for the window's own.
  package func events(
    from: String = "", to end: String = "", after: String = "", limit: UInt32 = 0
  ) async throws -> FramedPage {
    try await call("Events", from, end, after, limit)
  }

  package func contacts(matching text: String = "", after: String = "", limit: UInt32 = 0) async throws -> RecordsPage {
    try await call("Contacts", text, after, limit)
  }

  package func readings(_ query: ReadingsQuery, after: String = "", limit: UInt32 = 0) async throws -> RecordsPage {
    try await call("Readings", query.type, query.mode.rawValue, after, limit)
  }

  package func explain(title: String, about: [String: String] = [:]) async throws -> String {
    try await call("Explain", title, about)
  }

  /// Never starts the service: `meansNotRunning` then.
  package func status() async throws -> String {
    var options = options
    options.startsService = false
    return try await bus.call(StoresInterface.peer, "Status", options: options)
  }

  package func allow(_ store: Store) async throws { try await act("Allow", store.rawValue) }
  package func deny(_ store: Store) async throws { try await act("Deny", store.rawValue) }
  package func mute(_ name: String) async throws { try await act("Mute", name) }
  package func unmute(_ name: String) async throws { try await act("Unmute", name) }
  package func pin(_ name: String) async throws { try await act("Pin", name) }
  package func unpin(_ name: String) async throws { try await act("Unpin", name) }
  /// No store means all of them.
  package func rescan(_ store: Store? = nil) async throws { try await act("Rescan", store?.rawValue ?? "") }
  package func reload() async throws { try await act("Reload") }

  private func act<each Argument: BusValue>(_ method: String, _ arguments: repeat each Argument) async throws {
    let _: BusNothing = try await call(method, repeat each arguments)
  }

  private func call<each Argument: BusValue, Reply: BusBody>(
    _ method: String, _ arguments: repeat each Argument
  ) async throws -> Reply {
    try await bus.call(StoresInterface.peer, method, repeat each arguments, options: options)
  }
}
