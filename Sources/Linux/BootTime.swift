internal import CLinux
internal import Glibc

/// A moment of CLOCK_BOOTTIME: goes on while the machine is suspended, and nobody sets it.
package struct BootTime: Hashable, Comparable, Sendable {
  /// Since the start of the machine.
  package var nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  package static func now() -> BootTime { BootTime(nanoseconds: nanosecondsOf(CLOCK_BOOTTIME)) }

  package static func < (one: BootTime, other: BootTime) -> Bool { one.nanoseconds < other.nanoseconds }

  package static func + (time: BootTime, span: Duration) -> BootTime {
    BootTime(nanoseconds: time.nanoseconds &+ span.inNanoseconds)
  }

  package static func - (later: BootTime, earlier: BootTime) -> Duration {
    .nanoseconds(later.nanoseconds &- earlier.nanoseconds)
  }
}

extension Duration {
  /// Whole nanoseconds, clamped to what 64 bits hold.
  package var inNanoseconds: Int64 {
    let (whole, overflow) = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? (components.seconds < 0 ? .min : .max) : whole &+ components.attoseconds / 1_000_000_000
  }
}

/// The wall clock as files are stamped with it, in nanoseconds since the epoch.
package func wallClockNanoseconds() -> Int64 { nanosecondsOf(CLOCK_REALTIME) }

private func nanosecondsOf(_ clock: clockid_t) -> Int64 {
  var time = timespec()
  // Cannot fail: the clocks exist since 2.6.39 and the room is ours (clock_gettime(2)).
  _ = unsafe clock_gettime(clock, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
