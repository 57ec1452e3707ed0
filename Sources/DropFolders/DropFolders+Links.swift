internal import Linux

extension DropFolders {
  /// A file is refused for its second link. If its other name is one that is known, that one is looked at, too; and the file is watched
  /// for the end of the link.
  func followLinks(_ number: Int, _ name: FilePath, _ status: FileStatus) {
    let mark = Mark(folder: number, name: name)
    guard !linkWatches.contains(mark) else { return }
    linkedInodes.insert(status.stamp.inode)
    guard !linkWatches.isFull, let top = opened.roots[folders[number].root] else { return }
    // Whatever goes wrong here, the hourly scan finds the end of the link.
    guard let file = try? top.descriptor.openBeneath(path(of: number).appending(name), .location),
      let watch = try? watch(file, [.attributes, .deletedSelf])
    else { return }
    linkWatches.insert(mark, watch)
    register.add(.link(mark), to: watch)
  }

  func unfollowLinks(_ number: Int, _ name: FilePath) {
    let mark = Mark(folder: number, name: name)
    guard let watch = linkWatches.remove(mark) else { return }
    if register.remove(.link(mark), from: watch) { inotify?.drop(watch) }
  }

  /// Marks the known files that share an inode with one that was just refused.
  func markLinked() {
    guard !linkedInodes.isEmpty else { return }
    for number in folders.indices where folders[number].isUsed {
      for place in folders[number].table.entries.indices {
        let entry = folders[number].table[place]
        if entry.kind == .file, linkedInodes.contains(entry.stamp.inode) {
          marks.insert(Mark(folder: number, name: folders[number].table.name(at: place)))
        }
      }
    }
    linkedInodes.removeAll()
  }
}
