internal import Linux

/// A folder that is followed: where it is, what is known of its names, and how it is watched.
struct Folder {
  /// The root's place in `DropFolders.roots`.
  var root: Int
  /// The number of the folder it is in; nil for a root folder.
  var parent: Int?
  var name: FilePath
  var table = FolderTable()
  /// Of the folder itself, when it was last entered; nil before.
  var place: Place?
  /// Its inode at that time, which stays when the place is no longer to be relied on.
  var inode: UInt64 = 0
  var watch: Inotify.Watch?
  var poll: PollReason?
  /// Why it could not be looked through; reported as a change of its path.
  var fault: Refusal?
  /// Its file system was unmounted: only a known file proves that it is back.
  var mustProve = false
  /// Waits for a scan.
  var isInDoubt = false
  /// Numbers its scans, so that what a scan did not see stands out.
  var scan: UInt8 = 0

  /// Bytes of its path below the root, with a slash at the end.
  var pathLength: Int
  var isUsed = true

  init(root: Int, parent: Int?, name: FilePath, pathLength: Int) {
    (self.root, self.parent, self.name, self.pathLength) = (root, parent, name, pathLength)
  }

  /// The place of a file that is exactly as known, and notes that the present scan saw it; nil for all else.
  mutating func recognise(_ name: Span<UInt8>, _ stamp: FileStamp, near place: Int) -> Int? {
    table.recognise(name, stamp, near: place, scan: scan)
  }

  /// Which folder a path leads to.
  struct Place: Hashable {
    var device: UInt64
    var inode: UInt64
    var mount: UInt64

    init(_ status: FileStatus) {
      (device, inode, mount) = (status.stamp.device, status.stamp.inode, status.mount)
    }
  }
}
