internal import Glibc
internal import Linux

extension DropFolders {
  /// inotify tells nothing of a mount that appears over a watched folder; mountinfo wakes its pollers (proc(5)). Where it
  /// cannot be had, the hourly scan finds out.
  func followMounts() {
    guard let file = try? FileDescriptor.open(MountTable.path, .read),
      (try? poll.add(file, key: Self.mountsKey, edgeTriggered: true)) != nil
    else { return }
    mountNews = consume file
    mounts = (try? MountTable.read()) ?? mounts
  }

  /// What was mounted or unmounted since: roots below it are judged again, folders that it covers are scanned.
  func takeMountNews() throws(LinuxError) {
    let news: MountTable
    do throws(LinuxError) {
      news = try MountTable.read()
    } catch {
      guard error.isOfThePath else { throw error }
      // It can be read no more: the hourly scan has to do.
      areMountsInDoubt = false
      mountNews = nil
      return
    }
    areMountsInDoubt = false
    guard news != mounts else { return }
    let points = Set(news.mounts).symmetricDifference(mounts.mounts).map(\.point)
    mounts = news
    for root in roots.values {
      guard root.absence == nil, let path = root.realPath else {
        roots[root.id]?.isInQuestion = true
        continue
      }
      for point in points { takeMount(at: point, root, path) }
    }
  }

  private func takeMount(at point: FilePath, _ root: Root, _ path: FilePath) {
    if point == path || path.isBelow(point) {
      roots[root.id]?.isInQuestion = true
    } else if point.isBelow(path) {
      let below = FilePath(bytes: Array(point.bytes.dropFirst(path.bytes.count + (path == "/" ? 0 : 1))))
      guard let mark = locate(below, root.id) else { return }
      marks.insert(mark)
      if let place = folders[mark.folder].table.find(mark.name.bytes.span),
        folders[mark.folder].table[place].kind == .folder
      {
        doubt(Int(folders[mark.folder].table[place].row))
      }
    }
  }

  /// Why a folder cannot be left to inotify alone, if its file system is of that kind.
  func silence(_ number: Int, _ status: FileStatus) -> PollReason? {
    let type = hooks.fileSystem?(path(of: number)) ?? mounts[status.mount]?.type
    guard let type, MountTable.isSilent(type) else { return nil }
    return .silentFileSystem(type)
  }
}

extension FilePath {
  /// Whether it lies in the folder, at any depth.
  func isBelow(_ folder: FilePath) -> Bool {
    guard folder != "/" else { return bytes.count > 1 }
    return bytes.count > folder.bytes.count && hasPrefix(folder.bytes) && bytes[folder.bytes.count] == UInt8(ascii: "/")
  }
}
