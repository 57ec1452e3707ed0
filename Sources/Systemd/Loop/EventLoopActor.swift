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
}
