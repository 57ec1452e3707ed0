import Records
import Synchronization

/// A clock that a test sets.
final class ManualClock: Sendable {
  private let instant: Mutex<Instant>

  init(_ text: String) { instant = Mutex(Timestamp.instant(parsing: text)!) }

  var now: Instant {
    get { instant.withLock { $0 } }
    set { instant.withLock { $0 = newValue } }
  }

  func set(_ text: String) { now = Timestamp.instant(parsing: text)! }
}
