internal import Linux

extension FolderTable.Entry {
  var state: KnownState {
    switch kind {
    case .file: .file(stamp, isUnread: flags.contains(.unread), isInDoubt: flags.contains(.inDoubt))
    case .folder: .folder
    case .symbolicLink: .refused(.symbolicLink)
    case .hardLinked: .refused(.hardLinked)
    case .tooLarge: .refused(.tooLarge(stamp.size))
    case .pathTooLong: .refused(.pathTooLong)
    }
  }
}

extension FolderTable.Kind {
  /// Nil for what is no property of a file as statx(2) shows it: such a file stays a file, and is tried again when it changes.
  init?(_ refusal: Refusal) {
    switch refusal {
    case .symbolicLink: self = .symbolicLink
    case .hardLinked: self = .hardLinked
    case .tooLarge: self = .tooLarge
    case .pathTooLong: self = .pathTooLong
    case .unreadable, .otherFileSystem: return nil
    }
  }
}
