internal import CSystemd
internal import Glibc

/// What a service tells its manager (sd_notify(3)). Without NOTIFY_SOCKET it does nothing. Safe from any thread.
package enum Notify {
  package static func ready() { send(.ready) }

  /// - Parameter status: one line for `systemctl status`.
  package static func status(_ status: String) { send(.status(status)) }

  package static func stopping() { send(.stopping) }

  /// Answers a reload; `ready` ends it. The time tells the manager which request is meant (Type=notify-reload).
  package static func reloading() { send(.reloading(monotonicMicroseconds: monotonicMicroseconds())) }

  /// Gives a start, reload or stop this much more time from now on; it must be said again before that ends.
  package static func extendTimeout(by time: Duration) { send(.extendTimeout(time)) }

  package static func watchdog() { send(.watchdog) }

  /// How long the manager waits for a ping before it kills the service; `nil` if it does not.
  package static var watchdogInterval: Duration? {
    var microseconds: UInt64 = 0
    guard unsafe sd_watchdog_enabled(0, &microseconds) > 0 else { return nil }
    return .microseconds(microseconds)
  }

  static func monotonicMicroseconds() -> UInt64 {
    var now = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
  }

  private static func send(_ state: ServiceState) {
    // Nothing can be done about a manager that does not listen; it finds out by its own timeouts.
    _ = unsafe sd_notify(0, state.assignments)
  }
}
