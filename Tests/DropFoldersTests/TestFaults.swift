import DropFolders
import Glibc
import Linux
import Synchronization

/// A clock that goes on when a test says so.
final class TestClock: Sendable {
  private let time = Mutex(BootTime(nanoseconds: 1_000_000_000))
  var now: BootTime { time.withLock { $0 } }
  func set(_ moment: BootTime) { time.withLock { $0 = max($0, moment) } }
  func advance(_ span: Duration) { time.withLock { $0 = $0 + span } }
}

/// What a test makes go wrong.
final class TestFaults: Sendable {
  struct State: Sendable {
    var watchFailure: Int32?
    var instanceFailure: Int32?
    /// How many openings succeed before one fails; nil: all.
    var opensUntilFailure: Int?
    /// For the next look at the queue.
    var overflow = false
    var lease: LeaseAnswer?
    var fileSystem: String?
    /// Nanoseconds since the epoch; nil: the real time.
    var wallClock: Int64?
  }

  private let state = Mutex(State())

  func set(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }
  private var now: State { state.withLock { $0 } }

  func hooks(_ clock: TestClock) -> DropHooks {
    var hooks = DropHooks()
    hooks.now = { clock.now }
    hooks.wallClock = { self.now.wallClock ?? wallClockNanoseconds() }
    hooks.watchFailure = { self.now.watchFailure }
    hooks.openFailure = {
      self.state.withLock { state in
        guard let left = state.opensUntilFailure else { return nil }
        state.opensUntilFailure = left == 0 ? nil : left - 1
        return left == 0 ? EMFILE : nil
      }
    }
    hooks.instanceFailure = { self.now.instanceFailure }
    hooks.lease = { self.now.lease }
    hooks.fileSystem = { _ in self.now.fileSystem }
    hooks.overflow = {
      self.state.withLock { state in
        defer { state.overflow = false }
        return state.overflow
      }
    }
    return hooks
  }
}
