import Glibc
import Systemd

/// The event loop on a thread of its own, as the test runner keeps the main thread.
enum LoopThread {
  private static let started: Bool = {
    var thread = pthread_t()
    let made = unsafe pthread_create(
      &thread, nil,
      { _ in
        // Blocked here alone, so only what is sent to this very thread arrives.
        _ = EventLoop.run(blocking: [SIGUSR1, SIGUSR2]) {
          await unsafe withUnsafeContinuation { (_: UnsafeContinuation<Int32, Never>) in }
        }
        return nil
      }, nil)
    return made == 0
  }()

  static func start() { precondition(started) }
}

/// Runs a test's body on the loop, which runs from then on. A test or suite itself cannot be isolated to it: the runner
/// would wait for the loop before anything has started it.
func onLoop(_ body: @EventLoopActor () async throws -> Void) async rethrows {
  LoopThread.start()
  try await body()
}

/// Returns when everything that is ready now has been told.
@EventLoopActor func aTurn() async throws {
  let (turned, continuation) = AsyncStream.makeStream(of: Void.self)
  let source = try EventLoop.whenIdle { continuation.yield() }
  for await _ in turned { break }
  source.cancel()
}
