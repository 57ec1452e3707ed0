/// Isolates what belongs to the event loop's thread: sd-event sources, the bus and its messages.
@globalActor
package actor EventLoopActor {
  package static let shared = EventLoopActor()

  package nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe EventLoop.shared.asUnownedSerialExecutor() }

  /// Runs `operation` at once; the caller must be on the loop's thread, as callbacks of sd-event and sd-bus are.
  package static func assumeIsolated<Result: Sendable>(
    _ operation: @EventLoopActor () throws -> Result
  ) rethrows -> Result {
    EventLoop.shared.checkIsolated()
    typealias Unisolated = () throws -> Result
    // Isolation is no part of a function's representation; the standard library's MainActor does the same.
    return try withoutActuallyEscaping(operation) { escapable in
      try unsafe unsafeBitCast(escapable, to: Unisolated.self)()
    }
  }

  /// Comes back when the loop has got round to it; whatever waits for the caller's own actor gets its turn before. Unlike
  /// `Task.yield`, which goes through the shared pool of threads and sets that going.
  @EventLoopActor package static func pass() {}
}
