/// Pings the manager's watchdog as long as the work goes on.
///
/// A ping follows each time `probe` comes back: it goes through whatever does the work (the actor that ingests), so
/// that work which hangs is noticed although the loop still turns.
@EventLoopActor
package final class Watchdog {
  private var timer: EventSource?
  private let probe: @Sendable () async -> Void
  private let interval: Duration
  private let ping: @EventLoopActor () -> Void

  /// The interval is the manager's; `nil` makes a watchdog that does nothing. `probe` returns when the work has got
  /// round to it.
  package init(
    interval: Duration? = Notify.watchdogInterval, ping: @escaping @EventLoopActor () -> Void = Notify.watchdog,
    probe: @escaping @Sendable () async -> Void
  ) throws(SystemdError) {
    // Three pings in each interval: two may come late.
    self.interval = (interval ?? .zero) / 3
    (self.probe, self.ping) = (probe, ping)
    guard interval != nil else { return }
    timer = try EventLoop.after(.zero) { [weak self] in self?.tick() }
  }

  private func tick() {
    EventLoop.start { [weak self, probe] in
      await probe()
      guard let self, let timer else { return }
      ping()
      timer.restart(after: interval)
    }
  }

  package func stop() { timer = nil }
}
