internal import Glibc
package import Linux

extension DropFolders {
  /// Follows a folder from now on. `known` is what was remembered of its files; differences from that are the first changes. The path
  /// may lead through links; below it none is followed.
  package func add(root id: Int, path: FilePath, known: some Sequence<KnownFile> = []) {
    remove(root: id)
    let folder = makeFolder(Folder(root: id, parent: nil, name: FilePath(bytes: []), pathLength: 0))
    roots[id] = Root(id: id, path: path, folder: folder)
    for file in known { remember(file, id) }
  }

  /// Follows it no longer, and forgets all of it without a change.
  package func remove(root id: Int) {
    guard let root = roots[id] else { return }
    dropAncestorWatch(id)
    for mark in linkWatches.marks where folders[mark.folder].root == id { unfollowLinks(mark.folder, mark.name) }
    for number in folders.indices where folders[number].isUsed && folders[number].root == id { free(number) }
    leaving.removeAll { !folders[$0].isUsed }
    roots[root.id] = nil
  }

  /// Looks through everything once more, as after a resume from suspend.
  package func rescanAll() {
    for id in roots.keys { rescan(root: id) }
  }

  /// `accepting`: what is found holds, also where a file system with known files is not mounted. Only a person can know that.
  package func rescan(root id: Int, accepting: Bool = false) {
    roots[id]?.isInQuestion = true
    if accepting { roots[id]?.acceptsAll = true }
    doubtAll(id)
  }

  package var states: [RootState] { roots.values.map(state).sorted { $0.root < $1.root } }

  private func state(_ root: Root) -> RootState {
    let reason = polled.first { folders[$0].root == root.id }.flatMap { folders[$0].poll }
    return RootState(
      root: root.id, path: root.path, absence: root.absence, watch: reason.map(RootState.Watch.poll) ?? .inotify,
      files: root.files, folders: root.folders, lastScan: root.lastScan,
      isScanning: root.waiting > 0 || root.isInQuestion)
  }

  /// Whether a root is there, and is what it was.
  func examine(_ id: Int) throws(LinuxError) {
    guard let root = roots[id] else { return }
    roots[id]?.isInQuestion = false
    let (place, status): (OpenFolders.Held, FileStatus)
    do throws(LinuxError) {
      place = OpenFolders.Held(try FileDescriptor.open(root.path, .folderLocation))
      status = try place.descriptor.status()
    } catch {
      guard error.isOfThePath else {
        roots[id]?.isInQuestion = true
        throw error
      }
      return depart(root: id, RootState.Absence(error.code))
    }
    let isUnchanged = root.absence == nil && folders[root.folder].place == Folder.Place(status)
    if isUnchanged { return }
    if isStrange(root.folder, place.descriptor, status) { return depart(root: id, .otherFileSystem) }
    arrive(root: id, try? place.descriptor.realPath())
  }

  private func arrive(root id: Int, _ realPath: FilePath?) {
    dropAncestorWatch(id)
    roots[id]?.absence = nil
    roots[id]?.mustBePolled = false
    // Only for telling which mounts matter; without /proc none can be told, and the hourly scan finds them.
    roots[id]?.realPath = realPath
    // Another folder than before, perhaps: it is entered anew.
    if let folder = roots[id]?.folder { (folders[folder].place, folders[folder].mustProve) = (nil, false) }
    doubtAll(id)
  }

  /// Keeps what is known. Its folders are watched no longer, as they may be elsewhere by now.
  private func depart(root id: Int, _ absence: RootState.Absence) {
    guard let root = roots[id] else { return }
    roots[id]?.absence = absence
    for number in folders.indices where folders[number].isUsed && folders[number].root == id {
      dropWatch(number)
      folders[number].place = nil
      settle(number)
    }
    if let scan, folders[scan.folder].root == id { self.scan = nil }
    roots[id]?.waiting = 0
    dropAncestorWatch(id)
    switch absence {
    case .missing, .notAFolder: watchAncestor(root)
    case .unreadable: roots[id]?.mustBePolled = true
    case .otherFileSystem: roots[id]?.mustBePolled = mountNews == nil
    }
  }

  /// Watches the nearest folder above that exists, and looks again whether it is still the nearest.
  private func watchAncestor(_ root: Root) {
    var path = root.path.parent
    while !path.isEmpty {
      if let folder = try? FileDescriptor.open(path, .folderLocation) {
        let events: Inotify.Events = [.created, .movedTo, .movedSelf, .deletedSelf, .attributes]
        guard let watch = try? watch(folder, events) else { break }
        roots[root.id]?.ancestorWatch = watch
        register.add(.ancestor(root: root.id), to: watch)
        // Made between our look and the watch: no event will tell.
        let below = root.path.bytes.dropFirst(path.bytes.count).split(separator: UInt8(ascii: "/")).first.map(
          Array.init)
        let next = path.appending(FilePath(bytes: below ?? []))
        if (try? FileStatus.of(next, followingLinks: true))?.kind == .folder { roots[root.id]?.isInQuestion = true }
        return
      }
      if path == "/" { break }
      path = path.parent
    }
    roots[root.id]?.mustBePolled = true
  }

  private func dropAncestorWatch(_ id: Int) {
    guard let watch = roots[id]?.ancestorWatch else { return }
    roots[id]?.ancestorWatch = nil
    if register.remove(.ancestor(root: id), from: watch) { inotify?.drop(watch) }
  }
}

extension RootState.Absence {
  init(_ code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case ENOTDIR: self = .notAFolder
    default: self = .unreadable(code)
    }
  }
}
