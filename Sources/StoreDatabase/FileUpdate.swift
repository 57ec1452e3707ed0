package import Linux
package import Records

/// What became of one file of a drop folder.
package struct FileUpdate: Sendable {
  package enum Outcome: Sendable {
    /// It was read. Of a cut-off document (`isComplete` false) what it lacks stays as it was.
    case document(Document)
    /// It could not be read: what is stored of it stays, its problems are these.
    case kept([Problem])
    case removed
    /// The same content under a new stamp.
    case stampOnly
  }

  package var store: Store
  /// The drop folder, absolute.
  package var root: String
  /// Below the root, as the file system spells it.
  package var path: FilePath
  /// Of the state that was read; nil where it is gone or cannot be looked at.
  package var stamp: FileStamp?
  /// The stamp was fresh when the content was read: it alone cannot tell a later change.
  package var isInDoubt: Bool
  /// SHA-256 of its content, where that was in doubt.
  package var hash: [UInt8]?
  package var outcome: Outcome

  package init(
    store: Store, root: String, path: FilePath, stamp: FileStamp?, isInDoubt: Bool = false, hash: [UInt8]? = nil,
    outcome: Outcome
  ) {
    (self.store, self.root, self.path, self.stamp) = (store, root, path, stamp)
    (self.isInDoubt, self.hash, self.outcome) = (isInDoubt, hash, outcome)
  }

  /// For people: the absolute path.
  package var file: String { FileUpdate.file(root: root, path: path) }

  static func file(root: String, path: FilePath) -> String {
    let below = String(decoding: path.bytes, as: UTF8.self)
    return root.hasSuffix("/") ? root + below : root + "/" + below
  }
}

/// How a file's last reading went.
package enum FileState: Int64, Sendable {
  case good
  /// Read, but cut off: older records of it may be kept.
  case incomplete
  /// Not readable: what an older version said is kept.
  case kept
}
