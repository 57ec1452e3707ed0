internal import CLinux
internal import Glibc

/// A timerfd(2): becomes readable at a moment.
package struct Alarm: ~Copyable, Sendable {
  package enum Clock: Sendable {
    /// Counts on in suspend and is not set.
    case boot
    /// The wall clock; setting it makes the alarm readable too, so that what follows it can look again.
    case wall
  }

  package let descriptor: FileDescriptor
  private let clock: Clock

  package init(_ clock: Clock) throws(LinuxError) {
    self.clock = clock
    let number = try check("make", "an alarm") {
      timerfd_create(
        clock == .boot ? CLOCK_BOOTTIME : CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    }
    descriptor = FileDescriptor(owning: number)
  }

  /// Rings at `nanoseconds` of its clock, at once if that is past; nil takes the alarm back.
  package func set(at nanoseconds: Int64?) throws(LinuxError) {
    var time = itimerspec()
    if let nanoseconds {
      // All zero would disarm it (timerfd_settime(2)).
      let moment = max(nanoseconds, 1)
      time.it_value = timespec(tv_sec: Int(moment / 1_000_000_000), tv_nsec: Int(moment % 1_000_000_000))
    }
    var flags = Int32(TFD_TIMER_ABSTIME)
    if clock == .wall { flags |= Int32(TFD_TIMER_CANCEL_ON_SET) }
    try check("set", "an alarm") { unsafe timerfd_settime(descriptor.number, flags, &time, nil) }
  }

  package enum Ring: Sendable { case nothing, time, clockWasSet }

  package func take() -> Ring {
    var count: UInt64 = 0
    let length = unsafe Glibc.read(descriptor.number, &count, 8)
    if length == 8 { return .time }
    return errno == ECANCELED ? .clockWasSet : .nothing
  }
}
