internal import CSystemd
internal import Glibc

/// One timer on the wall clock, which also tells when that clock was set, or the machine was suspended and resumed
/// (timerfd_create(2), TFD_TIMER_CANCEL_ON_SET).
@EventLoopActor
package final class WallClockAlarm {
  package enum Cause: Sendable {
    case due
    /// The clock jumped: whatever was computed from it must be computed again.
    case clockSet
  }

  private let descriptor: CInt
  private var source: EventSource?
  private var belated: EventSource?
  private let action: @EventLoopActor (Cause) -> Void

  /// `action` is called for each cause; it arms the alarm again, if there is a next boundary.
  package init(_ action: @escaping @EventLoopActor (Cause) -> Void) throws(SystemdError) {
    descriptor = timerfd_create(CLOCK_REALTIME, CInt(TFD_CLOEXEC | TFD_NONBLOCK))
    guard descriptor >= 0 else { throw SystemdError("make", "a wall-clock timer", code: errno) }
    self.action = action
    source = try EventLoop.whenReadable(descriptor) { [weak self] in self?.elapsed() }
    try arm(at: nil)
  }

  /// The time is in milliseconds since 1970-01-01T00:00:00Z; a past one is due at once. `nil` is never due, though the
  /// clock's being set is still told.
  package func arm(at milliseconds: Int64?) throws(SystemdError) {
    var time = itimerspec()
    if let milliseconds {
      // Zero would disarm the timer: it, and what lies before 1970, is as past as the first nanosecond.
      time.it_value.tv_sec = Int(max(milliseconds, 0) / 1000)
      time.it_value.tv_nsec = max(Int(max(milliseconds, 0) % 1000) * 1_000_000, 1)
    } else {
      time.it_value.tv_sec = Int.max
    }
    let flags = CInt(TFD_TIMER_ABSTIME) | CInt(TFD_TIMER_CANCEL_ON_SET)
    guard unsafe timerfd_settime(descriptor, flags, &time, nil) != 0 else { return }
    guard errno == ECANCELED else { throw SystemdError("set", "the wall-clock timer", code: errno) }
    // The kernel has armed it all the same, and has told just now what read(2) will not tell any more.
    belated = try EventLoop.whenIdle { [weak self] in self?.action(.clockSet) }
  }

  private func elapsed() {
    var expirations: UInt64 = 0
    let count = unsafe read(descriptor, &expirations, MemoryLayout<UInt64>.size)
    if count > 0 {
      action(.due)
    } else if errno == ECANCELED {
      action(.clockSet)
    }
  }

  deinit {
    // The loop lets go of the descriptor before it is closed: both run on its thread, in this order.
    source = nil
    let descriptor = descriptor
    EventLoop.release { close(descriptor) }
  }
}
