internal import Linux

/// Names that are gone, but perhaps on their way: an editor that saves by renaming brings them back, a move shows them elsewhere.
/// They are looked at once more before their removal is reported.
struct Departures {
  /// Long enough for an editor between taking the old file away and putting the new one there, short enough to go unnoticed.
  static let grace: Duration = .milliseconds(50)

  private struct Departure {
    var mark: Mark
    var inode: UInt64
    var due: BootTime
    var isFolder: Bool
  }

  private var list: [Departure] = []
  private var present: Set<Mark> = []
  /// Inodes that turned up under another name since the list was last empty.
  private var arrived: Set<UInt64> = []

  var isEmpty: Bool { list.isEmpty }
  var nextDue: BootTime? { list.lazy.map(\.due).min() }

  mutating func insert(_ mark: Mark, inode: UInt64, isFolder: Bool, now: BootTime) {
    guard present.insert(mark).inserted else { return }
    list.append(Departure(mark: mark, inode: inode, due: now + Self.grace, isFolder: isFolder))
  }

  /// Something new was found: if it is what departed elsewhere, that has not to be waited for.
  mutating func noteArrival(inode: UInt64) {
    if !list.isEmpty { arrived.insert(inode) }
  }

  /// Those that moved elsewhere at once, and, when nothing waits for a scan (which might find them), those whose time has come.
  mutating func takeDue(now: BootTime, isScanning: Bool) -> [Mark] {
    var due: [Mark] = []
    list.removeAll { departure in
      let hasMoved = arrived.contains(departure.inode) && !(departure.isFolder && isScanning)
      guard hasMoved || (!isScanning && departure.due <= now) else { return false }
      due.append(departure.mark)
      return true
    }
    for mark in due { present.remove(mark) }
    if list.isEmpty { arrived.removeAll() }
    return due
  }
}
