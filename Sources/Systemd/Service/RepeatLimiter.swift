/// Lets a repeating fault through once a minute, and counts what it held back. Pure: time comes from the caller.
struct RepeatLimiter<Fault: Hashable & Sendable>: Sendable {
  enum Verdict: Equatable, Sendable {
    /// Say it; so many were held back since it was last said.
    case say(heldBack: Int)
    case holdBack
  }

  private struct History {
    var saidAt: Duration
    var heldBack = 0
  }

  /// A person reads one line a minute; more only pushes others out of the journal.
  static var interval: Duration { .seconds(60) }
  /// Faults remembered at once. Beyond that the oldest is forgotten, and may be said again.
  static var capacity: Int { 1024 }

  private var histories: [Fault: History] = [:]

  init() {}

  /// `now` is of any clock that does not go back.
  mutating func judge(_ fault: Fault, now: Duration) -> Verdict {
    if let history = histories[fault], now - history.saidAt < Self.interval {
      histories[fault]?.heldBack += 1
      return .holdBack
    }
    let heldBack = histories[fault]?.heldBack ?? 0
    if histories.count >= Self.capacity, histories[fault] == nil { forget(now: now) }
    histories[fault] = History(saidAt: now)
    return .say(heldBack: heldBack)
  }

  /// Drops what is over; if nothing is, the one said longest ago.
  private mutating func forget(now: Duration) {
    let count = histories.count
    histories = histories.filter { now - $0.value.saidAt < Self.interval }
    guard histories.count == count, let oldest = histories.min(by: { $0.value.saidAt < $1.value.saidAt }) else {
      return
    }
    histories[oldest.key] = nil
  }
}
