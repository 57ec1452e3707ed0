internal import Linux

/// Names that may only be on their way: gone, or with a second link. An editor that saves by renaming brings the name back, a move shows
/// the file elsewhere, and a tool that drops by link(2) takes its own name away. They are looked at once more before that is believed.
struct SecondLooks {
  /// Long enough for an editor between taking the old file away and putting the new one there, short enough to go unnoticed.
  static let grace: Duration = .milliseconds(50)

  enum Doubt { case goneFile, goneFolder, linked }

  private struct Look {
    var mark: Mark
    var inode: UInt64
    var due: BootTime
    var doubt: Doubt
  }

  private var list: [Look] = []
  private var present: Set<Mark> = []
  /// Inodes that turned up under another name since the list was last empty.
  private var arrived: Set<UInt64> = []

  var nextDue: BootTime? { list.lazy.map(\.due).min() }

  mutating func insert(_ mark: Mark, inode: UInt64, _ doubt: Doubt, now: BootTime) {
    guard present.insert(mark).inserted else { return }
    list.append(Look(mark: mark, inode: inode, due: now + Self.grace, doubt: doubt))
  }

  /// Something new was found: if it is what is gone elsewhere, that has not to be waited for.
  mutating func noteArrival(inode: UInt64) {
    if !list.isEmpty { arrived.insert(inode) }
  }

  /// Those that moved elsewhere at once (folders only when all that moved with them has been found), and, when nothing waits for a scan,
  /// which might find them, those whose time has come.
  mutating func takeDue(now: BootTime, isScanning: Bool) -> [Mark] {
    var due: [Mark] = []
    list.removeAll { look in
      let hasMoved =
        arrived.contains(look.inode) && (look.doubt == .goneFile || (look.doubt == .goneFolder && !isScanning))
      guard hasMoved || (!isScanning && look.due <= now) else { return false }
      due.append(look.mark)
      return true
    }
    for mark in due { present.remove(mark) }
    if list.isEmpty { arrived.removeAll() }
    return due
  }
}
