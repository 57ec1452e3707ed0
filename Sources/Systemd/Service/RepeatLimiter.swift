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
  /// Faults remembered at once. Beyond that all are forgotten, and may be said again.
  static var capacity: Int { 1024 }

  private var histories: [Fault: History] = [:]
  var remembered: Int { histories.count }

  init() {}

  /// `now` is of any clock that does not go back.
  mutating func judge(_ fault: Fault, now: Duration) -> Verdict {
    if let history = histories[fault], now - history.saidAt < Self.interval {
      histories[fault]?.heldBack += 1
      return .holdBack
    }
    let heldBack = histories[fault]?.heldBack ?? 0
    if histories.count >= Self.capacity, histories[fault] == nil { histories.removeAll() }
    histories[fault] = History(saidAt: now)
    return .say(heldBack: heldBack)
  }
}
