package import Linux

/// What became of one file below a root folder.
package struct FileChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name that was not known.
    case added(FileStamp)
    /// A known name whose file is another or was written to. In doubt: the stamp alone cannot tell whether anything changed, as
    /// times are only so fine; compare the content before calling it a change.
    case changed(FileStamp, isInDoubt: Bool)
    /// The file is gone, and any problem that named this path with it.
    case removed
    /// Here is something that is not read. Records that came from this path before stay.
    case refused(Refusal)
  }

  /// The caller's name for the root.
  package var root: Int
  /// Below the root.
  package var path: FilePath
  /// What the caller remembers this file by; 0 if it gave nothing.
  package var row: Int64
  package var kind: Kind

  package init(root: Int, path: FilePath, row: Int64 = 0, kind: Kind) {
    (self.root, self.path, self.row, self.kind) = (root, path, row, kind)
  }
}

/// What the caller remembers of a file from the last time.
package struct KnownFile: Hashable, Sendable {
  /// Below the root.
  package var path: FilePath
  package var stamp: FileStamp
  /// The caller's own, for example a row of its database; not 0.
  package var row: Int64
  /// The stamp was fresh when the content was read (`FileStamp.isInDoubt`): it is reported once more, to compare the content.
  package var isInDoubt: Bool

  package init(path: FilePath, stamp: FileStamp, row: Int64, isInDoubt: Bool = false) {
    (self.path, self.stamp, self.row, self.isInDoubt) = (path, stamp, row, isInDoubt)
  }
}
