internal import Linux

extension DropFolders {
  /// How many known files are looked for before a folder counts as another one.
  private static let sampleSize = 64

  /// Whether what is at a folder's path is another file system than the one its known files are on: not mounted yet, unmounted, or
  /// something is mounted over it. The device number alone does not tell, as it changes with a reboot or a mount; finding one of
  /// the known files does. Without this, a missing disk would look like the removal of everything.
  func isStrange(_ number: Int, _ place: borrowing FileDescriptor, _ status: FileStatus) -> Bool {
    if roots[folders[number].root]?.acceptsAll == true { return false }
    let mustProve = folders[number].mustProve
    if !mustProve, folders[number].place?.device == status.stamp.device { return false }
    let samples = samples(below: number)
    if samples.isEmpty { return false }
    // A number is given to the next disk, too: it counts only while nothing was unmounted.
    if !mustProve, samples.contains(where: { $0.stamp.device == status.stamp.device }) { return false }
    for sample in samples where finds(sample, place) { return false }
    folders[number].mustProve = true
    return true
  }

  private func finds(_ sample: (path: FilePath, stamp: FileStamp), _ place: borrowing FileDescriptor) -> Bool {
    // Whatever goes wrong, it is not found.
    guard let status = try? place.openBeneath(sample.path, .location).status() else { return false }
    let (one, other) = (status.stamp, sample.stamp)
    return one.inode == other.inode || (one.size == other.size && one.modified == other.modified)
  }

  /// Known files with their paths below the folder.
  private func samples(below number: Int) -> [(path: FilePath, stamp: FileStamp)] {
    var found: [(path: FilePath, stamp: FileStamp)] = []
    var pending: [(folder: Int, path: FilePath)] = [(number, FilePath(bytes: []))]
    while let (folder, path) = pending.popLast(), found.count < Self.sampleSize {
      var taken = 0
      for place in folders[folder].table.entries.indices {
        let entry = folders[folder].table[place]
        if entry.kind == .folder {
          pending.append((Int(entry.row), path.appending(folders[folder].table.name(at: place))))
        } else if entry.kind == .file, taken < 8 {
          taken += 1
          found.append((path.appending(folders[folder].table.name(at: place)), entry.stamp))
        }
      }
    }
    return found
  }
}
