internal import Glibc
internal import Linux

extension DropFolders {
  /// Room for the name of the root in front, and for what a file name may need behind.
  private static let longestPath = Int(PATH_MAX) - 512

  /// Compares one marked name with what is known of it. If the system is at its end, the mark stays.
  func resolve(_ mark: Mark, isSecondLook: Bool) throws(LinuxError) {
    looked += 1
    do throws(LinuxError) {
      guard folders[mark.folder].isUsed, let held = try open(mark.folder) else { return }
      guard case .some(let status) = try look(mark, held) else { return }
      compare(mark.folder, mark.name.bytes.span, status, isSecondLook: isSecondLook)
    } catch {
      guard !error.isOfThePath else { return blame(mark.folder, .unreadable(error.code)) }
      marks.insert(mark)
      throw error
    }
  }

  /// What is under a name; the inner nil: nothing. The outer nil: it cannot be told, and the folder has a fault.
  private func look(_ mark: Mark, _ held: OpenFolders.Held) throws(LinuxError) -> FileStatus?? {
    do throws(LinuxError) {
      return .some(try held.descriptor.status(of: mark.name))
    } catch {
      guard error.isOfThePath else { throw error }
      if error.code == ENOENT || error.code == ENAMETOOLONG { return .some(nil) }
      if error.code == ENOTDIR {
        markSelf(mark.folder)
      } else {
        blame(mark.folder, .unreadable(error.code))
      }
      return nil
    }
  }

  /// The folder of a name, to look at names in it. Nil: it is not to be looked at, or not there, or another by now; what follows from
  /// that is marked.
  func open(_ number: Int) throws(LinuxError) -> OpenFolders.Held? {
    if let near = opened.near, near.folder == number { return near.held }
    guard folders[number].fault == nil, let top = try openRoot(folders[number].root) else { return nil }
    var held = top
    if folders[number].parent != nil {
      guard let below = try openFolder(number, top, .folderLocation) else { return nil }
      held = OpenFolders.Held(below)
      let place = Folder.Place(try held.descriptor.status())
      if place != folders[number].place {
        doubt(number)
        return nil
      }
    }
    opened.near = (number, held)
    return held
  }

  func openRoot(_ id: Int) throws(LinuxError) -> OpenFolders.Held? {
    guard let root = roots[id], root.absence == nil else { return nil }
    if let held = opened.roots[id] { return held }
    do throws(LinuxError) {
      if let code = hooks.openFailure?() { throw LinuxError("open", root.path.description, code: code) }
      let held = OpenFolders.Held(try FileDescriptor.open(root.path, .folderLocation))
      // Nil: it is going to be entered for the first time, or again.
      if let place = folders[root.folder].place, place != Folder.Place(try held.descriptor.status()) {
        roots[id]?.isInQuestion = true
        return nil
      }
      opened.roots[id] = held
      return held
    } catch {
      guard error.isOfThePath else { throw error }
      roots[id]?.isInQuestion = true
      return nil
    }
  }

  func openFolder(
    _ number: Int, _ top: OpenFolders.Held, _ access: FileDescriptor.Access
  ) throws(LinuxError) -> FileDescriptor? {
    do throws(LinuxError) {
      if let code = hooks.openFailure?() { throw LinuxError("open", path(of: number).description, code: code) }
      return try top.descriptor.openBeneath(path(of: number), access)
    } catch {
      guard error.isOfThePath else { throw error }
      switch error.code {
      case ENOENT, ENOTDIR, ELOOP, EXDEV: markSelf(number)
      default: blame(number, .unreadable(error.code))
      }
      return nil
    }
  }

  /// The folder cannot be looked through. What is known of it stays.
  func blame(_ number: Int, _ fault: Refusal) {
    let isNews = folders[number].fault != fault
    folders[number].fault = fault
    if let parent = folders[number].parent {
      if isNews { report(parent, folders[number].name, row: 0, .refused(fault)) }
    } else if case .unreadable(let code) = fault {
      roots[folders[number].root]?.absence = .unreadable(code)
      roots[folders[number].root]?.mustBePolled = true
    }
  }

  func forgive(_ number: Int) {
    guard folders[number].fault != nil else { return }
    folders[number].fault = nil
    if let parent = folders[number].parent { report(parent, folders[number].name, row: 0, .removed) }
  }

  /// Applies what the comparison of a name says. That a known file is gone, or has a second link, is not believed at first sight.
  func compare(_ number: Int, _ name: Span<UInt8>, _ status: FileStatus?, isSecondLook: Bool = false) {
    let place = folders[number].table.find(name)
    var seen = status.map { SeenState($0, sizeLimit: sizeLimit) } ?? .nothing
    if folders[number].pathLength + name.count > Self.longestPath, seen != .nothing { seen = .refused(.pathTooLong) }
    let known = place.map { folders[number].table[$0].state } ?? .nothing
    let difference = Difference.between(known, seen)
    if let place, let status, isToldAnyway(number, place, seen) { return refresh(number, place, name, status) }
    guard let status, seen != .nothing else {
      guard let place, difference != Difference(nil) else { return }
      return isSecondLook ? end(number, place) : hold(number, place)
    }
    if let place { folders[number].table[place].scan = folders[number].scan }
    if difference.change == .refused(.hardLinked), !isSecondLook {
      let mark = Mark(folder: number, name: FilePath(name))
      return secondLooks.insert(mark, inode: status.stamp.inode, .linked, now: hooks.now())
    }
    if difference.folder == .leave || difference.change == .removed, let place { end(number, place) }
    if let change = difference.change, change != .removed { begin(number, FilePath(name), status, change) }
    if difference == Difference(nil), let place { refresh(number, place, name, status) }
    switch difference.folder {
    case .enter: enter(number, name, status)
    case .stay: if let place { stay(Int(folders[number].table[place].row), status) }
    case .none, .leave: break
    }
  }

  /// The caller has still to hear of a file and will look at it then: one change says it all.
  private func isToldAnyway(_ number: Int, _ place: Int, _ seen: SeenState) -> Bool {
    guard case .file = seen else { return false }
    let entry = folders[number].table[place]
    return entry.kind == .file && entry.flags.contains(.undelivered)
  }

  /// The same to the caller, but perhaps another device number, or another file that is refused for the same reason.
  private func refresh(_ number: Int, _ place: Int, _ name: Span<UInt8>, _ status: FileStatus) {
    let entry = folders[number].table[place]
    folders[number].table[place].stamp = status.stamp
    folders[number].table[place].scan = folders[number].scan
    if entry.kind == .hardLinked, entry.stamp.inode != status.stamp.inode {
      unfollowLinks(number, FilePath(name))
      followLinks(number, FilePath(name), status)
    }
  }

  private func hold(_ number: Int, _ place: Int) {
    let entry = folders[number].table[place]
    let mark = Mark(folder: number, name: folders[number].table.name(at: place))
    if entry.kind == .folder {
      secondLooks.insert(mark, inode: folders[Int(entry.row)].inode, .goneFolder, now: hooks.now())
    } else {
      secondLooks.insert(mark, inode: entry.stamp.inode, .goneFile, now: hooks.now())
    }
  }

  /// A new or another state of a file.
  private func begin(_ number: Int, _ name: FilePath, _ status: FileStatus, _ change: FileChange.Kind) {
    let known = folders[number].table.find(name.bytes.span)
    let place = known ?? folders[number].table.insert(name.bytes.span, .file, status.stamp, row: 0)
    var entry = folders[number].table[place]
    let (wasFile, wasLinked) = (known != nil && entry.kind == .file, known != nil && entry.kind == .hardLinked)
    if !wasFile || entry.stamp.inode != status.stamp.inode { secondLooks.noteArrival(inode: status.stamp.inode) }
    entry.stamp = status.stamp
    entry.scan = folders[number].scan
    entry.kind = .file
    if case .refused(let refusal) = change, let kind = FolderTable.Kind(refusal) { entry.kind = kind }
    entry.flags = status.stamp.isInDoubt(at: hooks.wallClock()) ? [.inDoubt, .undelivered] : .undelivered
    folders[number].table[place] = entry
    undelivered.append(Mark(folder: number, name: name))
    if (entry.kind == .file) != wasFile { roots[folders[number].root]?.files += wasFile ? -1 : 1 }
    if entry.kind == .hardLinked {
      followLinks(number, name, status)
    } else if wasLinked {
      unfollowLinks(number, name)
    }
    report(number, name, row: entry.row, change)
  }

  private func enter(_ number: Int, _ name: Span<UInt8>, _ status: FileStatus) {
    secondLooks.noteArrival(inode: status.stamp.inode)
    let child = enterFolder(FilePath(name), in: number)
    let place = folders[number].table.insert(name, .folder, FileStatus.nothing.stamp, row: Int64(child))
    folders[number].table[place].scan = folders[number].scan
    doubt(child)
  }

  private func stay(_ child: Int, _ status: FileStatus) {
    if folders[child].place != Folder.Place(status) {
      secondLooks.noteArrival(inode: status.stamp.inode)
      doubt(child)
    } else if folders[child].fault != nil || (folders[child].watch == nil && folders[child].poll == nil) {
      doubt(child)
    }
  }
}

extension LinuxError {
  /// It lies at the path and not at this process or the whole system.
  var isOfThePath: Bool { ![EMFILE, ENFILE, ENOMEM, ENOBUFS].contains(code) }
}
