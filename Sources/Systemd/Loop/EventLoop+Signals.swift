internal import CSystemd
internal import Glibc

extension EventLoop {
  /// The signals as they come, each of them once however often it was sent meanwhile (signal(7)). They must have been
  /// blocked by `run(blocking:)`. Ending the iteration gives them up.
  @EventLoopActor package static func signals(_ numbers: [CInt]) throws(SystemdError) -> AsyncStream<CInt> {
    let (stream, continuation) = AsyncStream.makeStream(of: CInt.self)
    var sources: [EventSource] = []
    for number in numbers { sources.append(try onSignal(number) { continuation.yield(number) }) }
    let held = sources
    continuation.onTermination = { _ in withExtendedLifetime(held) {} }
    return stream
  }

  /// Calls `action` for each delivery of a signal that `run(blocking:)` has blocked.
  @EventLoopActor package static func onSignal(
    _ number: CInt, _ action: @escaping @EventLoopActor () -> Void
  ) throws(SystemdError) -> EventSource {
    try unsafe EventSource("wait for", "signal \(number)", .init { _ in action() }) { source, userdata in
      unsafe sd_event_add_signal(
        shared.event.raw, &source, number, { _, _, userdata in unsafe EventSource.Callback.fire(userdata) }, userdata)
    }
  }

  /// A lease break (fcntl(2)) sends SIGIO, a reader that died SIGPIPE; either would end the process.
  package static func ignoreSignals(_ numbers: [CInt] = [SIGIO, SIGPIPE]) {
    for number in numbers { _ = ignore_signal(number) }
  }

  /// Blocks the signals in the calling thread and all that it starts from now on.
  static func block(_ numbers: [CInt]) {
    var set = sigset_t()
    _ = unsafe sigemptyset(&set)
    for number in numbers { _ = unsafe sigaddset(&set, number) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }
}
