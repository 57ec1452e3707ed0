extension FileStamp {
  /// Two ticks of the slowest kernel clock that stamps files (100 Hz): a second write within one tick leaves the stamp as it is.
  package static let doubtfulAge: Duration = .milliseconds(20)

  /// Whether a later write could have left this stamp as it is, so that only the content can tell: the file was changed
  /// within the granularity of `now`, or the clock has been set back since.
  package func isInDoubt(at now: Int64) -> Bool {
    changed >= now &- Self.doubtfulAge.inNanoseconds || modified >= now &- Self.doubtfulAge.inNanoseconds
  }

  /// The same state of the same file. A device number is dropped from the comparison: it changes with a reboot or a new
  /// mount (btrfs, NFS, LVM), and inode, times to the nanosecond and size do not agree by chance.
  package func isSameState(as other: FileStamp) -> Bool {
    inode == other.inode && size == other.size && modified == other.modified && changed == other.changed
  }
}
