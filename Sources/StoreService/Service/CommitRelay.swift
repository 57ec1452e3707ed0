internal import StoreDatabase
internal import Synchronization
internal import Systemd

/// Carries commits from the database's thread to the event loop, in their order.
final class CommitRelay: Sendable {
  private let target = Mutex<(@EventLoopActor @Sendable (Commit) -> Void)?>(nil)

  func deliver(to action: @escaping @EventLoopActor @Sendable (Commit) -> Void) { target.withLock { $0 = action } }

  func send(_ commit: Commit) {
    guard let action = target.withLock({ $0 }) else { return }
    EventLoop.post { action(commit) }
  }
}
