internal import Linux

/// Files that somebody was still writing when they were to be read, and when to try again. Closing the file is the usual end of it; the
/// time is for where no event tells.
struct Waiting {
  /// First pause: a writer that had the file open for a moment is done by then.
  static let firstPause: Duration = .milliseconds(100)
  /// Longest pause: a file that stays open is asked for no more often.
  static let longestPause: Duration = .seconds(30)

  private struct Pause {
    var due: BootTime
    var length: Duration
  }

  private var pauses: [Mark: Pause] = [:]

  /// What has been taken and not come back has no time.
  private static let never = BootTime(nanoseconds: .max)

  var nextDue: BootTime? { pauses.values.lazy.map(\.due).filter { $0 < Self.never }.min() }

  mutating func insert(_ mark: Mark, now: BootTime) {
    let length = pauses[mark].map { min($0.length * 2, Self.longestPause) } ?? Self.firstPause
    pauses[mark] = Pause(due: now + length, length: length)
  }

  mutating func remove(_ mark: Mark) { pauses[mark] = nil }

  /// Stay in the list, with no time, until they are removed or inserted again.
  mutating func takeDue(now: BootTime) -> [Mark] {
    let due = pauses.filter { $0.value.due <= now }.map(\.key)
    for mark in due { pauses[mark]?.due = Self.never }
    return due
  }
}
