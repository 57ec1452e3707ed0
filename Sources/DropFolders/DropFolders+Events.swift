internal import Glibc
internal import Linux

extension DropFolders {
  static let inotifyKey: UInt64 = 1
  static let mountsKey: UInt64 = 2

  /// Not IN_MODIFY: it comes for each write of a long copy and would fill the queue, and all it tells beyond the closing is truncate(2) by
  /// a path, which the hourly scan finds.
  private static let watched: Inotify.Events = [
    .attributes, .closedAfterWriting, .created, .deleted, .movedFrom, .movedTo, .deletedSelf, .movedSelf,
  ]

  /// Where no instance is to be had, `watch` fails with EMFILE and every folder is polled; each round of polling tries again.
  func startWatching() {
    guard inotify == nil, hooks.instanceFailure?() == nil, let instance = try? Inotify() else { return }
    guard (try? poll.add(instance.descriptor, key: Self.inotifyKey)) != nil else { return }
    inotify = consume instance
  }

  func watch(_ folder: borrowing FileDescriptor, _ events: Inotify.Events) throws(LinuxError) -> Inotify.Watch {
    if let code = hooks.watchFailure?() { throw LinuxError("watch", "a folder", code: code) }
    guard inotify != nil else { throw LinuxError("watch", "a folder", code: EMFILE) }
    return try inotify?.watch(folder, for: events) ?? -1
  }

  /// Watches a folder that is open, also if it seems to be watched: an overflow can have taken the news that a watch has ended, and a new
  /// folder can have the inode of a deleted one. A folder that cannot be watched is polled.
  func rewatch(_ number: Int, _ folder: borrowing FileDescriptor) {
    do throws(LinuxError) {
      let watch = try watch(folder, Self.watched)
      setPoll(number, nil)
      if watch == folders[number].watch { return }
      dropWatch(number)
      folders[number].watch = watch
      // Somebody else holds this watch: the same folder under an old path, perhaps. That path is looked at again.
      for case .folder(let other) in register.holders(of: watch) where other != number { markSelf(other) }
      register.add(.folder(number), to: watch)
    } catch {
      dropWatch(number)
      setPoll(number, PollReason(error.code))
    }
  }

  func dropWatch(_ number: Int) {
    guard let watch = folders[number].watch else { return }
    folders[number].watch = nil
    if register.remove(.folder(number), from: watch) { inotify?.drop(watch) }
  }

  func collectEvents() throws(LinuxError) {
    let ready = poll.ready()
    if ready.contains(Self.mountsKey) { areMountsInDoubt = true }
    if areMountsInDoubt { try takeMountNews() }
    var events: [Inotify.Event] = []
    // Bounded, so that a flood cannot keep us here; `descriptor` stays readable.
    for _ in 0..<64 {
      guard try inotify?.read({ events.append($0) }) ?? false else { break }
    }
    if hooks.overflow?() == true {
      events = [Inotify.Event(watch: -1, events: .overflow, name: FilePath(bytes: []))]
    }
    for event in events { take(event) }
  }

  private func take(_ event: Inotify.Event) {
    if event.events.contains(.overflow) { return rescanAll() }
    if event.events.contains(.ignored) {
      for holder in register.forget(event.watch) { lose(holder) }
      return
    }
    for holder in register.holders(of: event.watch) {
      switch holder {
      case .ancestor(let root): roots[root]?.isInQuestion = true
      case .link(let mark): marks.insert(mark)
      case .folder(let number) where event.name.isEmpty: takeSelf(number, event.events)
      case .folder(let number):
        if !IgnoredNames.contains(event.name.bytes.span) { marks.insert(Mark(folder: number, name: event.name)) }
      }
    }
  }

  private func takeSelf(_ number: Int, _ events: Inotify.Events) {
    if events.contains(.unmounted) { folders[number].mustProve = true }
    if events.contains(.attributes) {
      // Perhaps it can be read now.
      guard folders[number].fault != nil else { return }
      if folders[number].parent == nil { markSelf(number) } else { doubt(number) }
    } else {
      markSelf(number)
    }
  }

  /// Looks at a folder itself again: by its name in its parent.
  func markSelf(_ number: Int) {
    guard folders[number].isUsed else { return }
    if let parent = folders[number].parent {
      marks.insert(Mark(folder: parent, name: folders[number].name))
    } else {
      roots[folders[number].root]?.isInQuestion = true
    }
  }

  /// The kernel has dropped the watch: the folder was deleted or its file system unmounted.
  private func lose(_ holder: WatchRegister.Holder) {
    switch holder {
    case .ancestor(let root):
      roots[root]?.ancestorWatch = nil
      roots[root]?.isInQuestion = true
    case .link(let mark):
      _ = linkWatches.remove(mark)
      marks.insert(mark)
    case .folder(let number):
      folders[number].watch = nil
      // Even if the same folder is found there, it needs a new watch.
      folders[number].place = nil
      markSelf(number)
      doubt(number)
    }
  }

  // MARK: polling

  var mustPoll: Bool {
    !polled.isEmpty || roots.values.contains(where: \.mustBePolled)
  }

  func pollAll() {
    startWatching()
    for id in roots.keys where roots[id]?.mustBePolled == true { roots[id]?.isInQuestion = true }
    for number in polled { doubt(number) }
  }

  func setPoll(_ number: Int, _ reason: PollReason?) {
    folders[number].poll = reason
    if reason == nil { polled.remove(number) } else { polled.insert(number) }
  }
}

extension PollReason {
  init(_ code: Int32) {
    switch code {
    case ENOSPC: self = .watchLimit
    case EMFILE, ENFILE: self = .instanceLimit
    default: self = .refused(code)
    }
  }
}
