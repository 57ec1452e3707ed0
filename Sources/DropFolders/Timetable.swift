internal import Linux

/// When everything is looked through again without an event.
struct Timetable {
  /// inotify has no known hole that this closes; it is there for the unknown ones.
  static let rescanPause: Duration = .seconds(3600)
  /// How long a change may stay unseen in a polled folder. Polling takes at most a twentieth of one core.
  static let pollPause: Duration = .seconds(10)
  static let pollShare = 20

  private var rescanDue: BootTime?
  private var pollDue: BootTime?
  private var pollStart: BootTime?

  var nextDue: BootTime? { [rescanDue, pollDue].compactMap(\.self).min() }

  mutating func takeRescan(_ now: BootTime) -> Bool {
    guard let due = rescanDue, due <= now else { return false }
    rescanDue = now + Self.rescanPause
    return true
  }

  mutating func takePoll(_ now: BootTime) -> Bool {
    guard let due = pollDue, due <= now else { return false }
    (pollDue, pollStart) = (nil, now)
    return true
  }

  /// Nothing waits for a scan any more: from here the next pauses count.
  mutating func noteRest(_ now: BootTime, polls: Bool) {
    if rescanDue == nil { rescanDue = now + Self.rescanPause }
    guard polls else {
      (pollDue, pollStart) = (nil, nil)
      return
    }
    guard pollDue == nil else { return }
    let cost = pollStart.map { now - $0 } ?? .zero
    pollDue = now + max(Self.pollPause, cost * Self.pollShare)
    pollStart = nil
  }
}
