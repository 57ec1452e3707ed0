internal import Glibc
package import Linux

/// Follows root folders and all below them, and tells what became of the files in them (DESIGN.md, decision 2). It has no thread and
/// never waits: whoever owns it calls `takeChanges` when `descriptor` is readable, when `nextDeadline` has come, and again while
/// `hasMore`.
///
/// An event only marks a name; the name is then compared with what is known of it. The stages: `+Events` and `+Mounts` mark,
/// `+Resolving` compares a marked name, `+Scanning` a whole folder, `+Leaving` ends what is gone, `+Links` minds second links, `+Roots` judges whether a root is there
/// at all, `+Reading` opens files for the caller.
///
/// Not thread-safe: it belongs to one actor.
package final class DropFolders {
  /// Bytes; a bigger file is refused.
  package let sizeLimit: Int64
  let hooks: DropHooks

  var inotify: Inotify?
  let poll: EventPoll
  var mountNews: FileDescriptor?
  var mounts = MountTable(mounts: [])
  var areMountsInDoubt = false

  var roots: [Int: Root] = [:]
  var folders: [Folder] = []
  var freeFolders: [Int] = []
  var register = WatchRegister()

  var marks = Marks()
  var doubtful = DoubtfulFolders()
  var scan: FolderScan?
  var secondLooks = SecondLooks()
  /// Those of them whose time has come.
  var overdue = Marks()
  var linkWatches = LinkWatches()
  /// Of files that were refused for a second link in this call.
  var linkedInodes: Set<UInt64> = []
  /// Folders that are polled.
  var polled: Set<Int> = []
  /// Folders that are gone and whose files are being reported; the last one first.
  var leaving: [Int] = []
  var waiting = Waiting()
  var timetable = Timetable()

  var changes: [FileChange] = []
  /// The files of those changes that were added or changed.
  var undelivered: [Mark] = []
  /// Names that one call has looked at.
  var looked = 0
  var opened = OpenFolders()
  var lastLocated: (root: Int, parent: FilePath, folder: Int)?

  /// A call looks at no more names than this before it returns to the caller's loop: some 50 ms.
  static let lookLimit = 16_384

  /// Where inotify has no instance left, all folders are polled.
  package init(sizeLimit: Int64 = 256 << 20, hooks: DropHooks = DropHooks()) throws(LinuxError) {
    (self.sizeLimit, self.hooks) = (sizeLimit, hooks)
    poll = try EventPoll()
    ignoreLeaseSignals()
    startWatching()
    followMounts()
  }

  /// Readable when `takeChanges` has something to do. The same for good.
  package var descriptor: Int32 { poll.descriptor.number }

  /// Whether `takeChanges` should be called again at once.
  package var hasMore: Bool {
    isBusy || !leaving.isEmpty || !overdue.isEmpty || areMountsInDoubt || roots.values.contains { $0.isInQuestion }
  }

  /// Something has still to be looked at that might be what is missing elsewhere.
  var isBusy: Bool { !marks.isEmpty || scan != nil || !doubtful.isEmpty }

  /// When to call `takeChanges` even though nothing happens. Nil: never.
  package var nextDeadline: BootTime? {
    [secondLooks.nextDue, waiting.nextDue, timetable.nextDue].compactMap(\.self).min()
  }

  /// What happened since the last call, about `limit` changes at most; an empty answer says nothing about `hasMore`. What is
  /// reported counts as known from then on. Throws only where the system is at its end, such as out of descriptors; the next call goes on
  /// from there.
  package func takeChanges(limit: Int = 256) throws(LinuxError) -> [FileChange] {
    (opened, looked) = (OpenFolders(), 0)
    defer { opened = OpenFolders() }
    try collectEvents()
    wakeUp(hooks.now())
    for root in roots.values where root.isInQuestion { try examine(root.id) }
    repeat {
      while changes.count < limit, looked < Self.lookLimit, try doNext(limit) {}
      markLinked()
      for mark in secondLooks.takeDue(now: hooks.now(), isScanning: isBusy) { overdue.insert(mark) }
    } while !overdue.isEmpty && changes.count < limit && looked < Self.lookLimit
    if scan == nil && doubtful.isEmpty { timetable.noteRest(hooks.now(), polls: mustPoll) }
    return deliver()
  }

  private func deliver() -> [FileChange] {
    for mark in undelivered {
      guard let place = folders[mark.folder].table.find(mark.name.bytes.span) else { continue }
      folders[mark.folder].table[place].flags.remove(.undelivered)
    }
    undelivered = []
    defer { changes = [] }
    return changes
  }

  /// One step of what waits, the most urgent first; false if nothing does.
  private func doNext(_ limit: Int) throws(LinuxError) -> Bool {
    if !leaving.isEmpty {
      reportLeaving(limit)
      return true
    }
    if let mark = marks.removeFirst() {
      try resolve(mark, isSecondLook: false)
      return true
    }
    if try scanOn(limit) { return true }
    guard let mark = overdue.removeFirst() else { return false }
    try resolve(mark, isSecondLook: true)
    return true
  }

  /// What has waited for its time.
  private func wakeUp(_ now: BootTime) {
    for mark in waiting.takeDue(now: now) { marks.insert(mark) }
    if timetable.takeRescan(now) { rescanAll() }
    if timetable.takePoll(now) { pollAll() }
  }
}
