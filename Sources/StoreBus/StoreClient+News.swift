package import Systemd

/// What a client that follows the stores hears.
package enum StoreNews: Hashable, Sendable {
  /// There is something to ask `changes` for.
  case changed(sequence: UInt64)
  /// A service runs (again): its log goes on where the last one's ended, or the token has expired.
  case appeared
  case vanished
  case busLost
}

extension StoreClient {
  /// From now on, everything; a service that runs already is not news. Ask `changes` after this, so that nothing falls
  /// between.
  package func news() throws(SystemdError) -> AsyncStream<StoreNews> {
    let (stream, continuation) = AsyncStream.makeStream(of: StoreNews.self)
    subscriptions.append(
      try bus.onSignal(of: StoresInterface.peer, "Changed") { (sequence: UInt64) in
        continuation.yield(.changed(sequence: sequence))
      })
    subscriptions.append(
      try bus.onOwnerChanged(of: StoresInterface.name) { owner in
        continuation.yield(owner == nil ? .vanished : .appeared)
      })
    bus.onDisconnect = {
      continuation.yield(.busLost)
      continuation.finish()
    }
    return stream
  }

  /// Whether a service owns the name; asking starts none.
  package func isRunning() async throws -> Bool { try await bus.owner(of: StoresInterface.name) != nil }

  /// The service's state, such as `running`, and the sequence of its newest commit.
  package func state() async throws -> String {
    guard case .string(let state) = try await property("State") else { throw BusFailure.failed("State is no text") }
    return state
  }

  package func sequence() async throws -> UInt64 {
    guard case .uint64(let value) = try await property("Sequence") else { throw BusFailure.failed("Sequence is no t") }
    return value
  }

  package func version() async throws -> String {
    guard case .string(let version) = try await property("Version") else {
      throw BusFailure.failed("Version is no text")
    }
    return version
  }

  /// Calls `action` with the properties that change, until the client is closed.
  package func onPropertiesChanged(_ action: @escaping @EventLoopActor ([String: BusVariant]) -> Void) throws {
    subscriptions.append(try bus.onPropertiesChanged(of: StoresInterface.peer, action))
  }

  private func property(_ name: String) async throws -> BusVariant {
    try await bus.property(name, of: StoresInterface.peer, options: options)
  }
}
