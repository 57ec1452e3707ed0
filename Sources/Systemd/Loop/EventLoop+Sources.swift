internal import CSystemd
internal import Glibc

extension EventLoop {
  /// Calls `action` in every turn in which `descriptor` is readable (or hung up), until the source is let go.
  /// The descriptor stays the caller's, and must outlive the source. Regular files fail with EPERM: epoll(7) does not
  /// watch them.
  @EventLoopActor package static func whenReadable(
    _ descriptor: CInt, _ action: @escaping @EventLoopActor () -> Void
  ) throws(SystemdError) -> EventSource {
    try unsafe EventSource("watch", "descriptor \(descriptor)", .init { _ in action() }) { source, userdata in
      unsafe sd_event_add_io(
        shared.event.raw, &source, descriptor, EPOLLIN.rawValue,
        { _, _, events, userdata in unsafe EventSource.Callback.fire(userdata, events) }, userdata)
    }
  }

  /// Calls `action` once, `delay` from now. CLOCK_BOOTTIME: a suspended machine's time counts, and what came due
  /// meanwhile fires on resume. `restart(after:)` on the source arms it again. `accuracy` is how late it may be, so that
  /// wake-ups can be shared.
  @EventLoopActor package static func after(
    _ delay: Duration, accuracy: Duration = .milliseconds(1), _ action: @escaping @EventLoopActor () -> Void
  ) throws(SystemdError) -> EventSource {
    try unsafe EventSource("set", "a timer", .init { _ in action() }) { source, userdata in
      unsafe sd_event_add_time_relative(
        shared.event.raw, &source, CLOCK_BOOTTIME, delay.microseconds, max(accuracy.microseconds, 1),
        { _, _, userdata in unsafe EventSource.Callback.fire(userdata) }, userdata)
    }
  }

  /// Calls `action` once, when nothing else is left to do in a turn.
  @EventLoopActor package static func whenIdle(
    _ action: @escaping @EventLoopActor () -> Void
  ) throws(SystemdError) -> EventSource {
    try unsafe EventSource("defer", "an action", .init { _ in action() }) { source, userdata in
      let added = unsafe sd_event_add_defer(
        shared.event.raw, &source, { _, userdata in unsafe EventSource.Callback.fire(userdata) }, userdata)
      guard added >= 0 else { return added }
      return unsafe sd_event_source_set_priority(source, Int64(SD_EVENT_PRIORITY_IDLE))
    }
  }
}
