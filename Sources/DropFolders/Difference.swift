package import Linux

/// What is remembered of a name.
package enum KnownState: Hashable, Sendable {
  case nothing
  /// Must be reported again whatever its stamp says: its content was never read, or might have changed unseen.
  case file(FileStamp, isUnread: Bool, isInDoubt: Bool)
  case refused(Refusal)
  case folder
}

/// What the file system shows under a name now. FIFOs, sockets and devices are nothing.
package enum SeenState: Hashable, Sendable {
  case nothing
  case file(FileStamp)
  case refused(Refusal)
  case folder

  package init(_ status: FileStatus, sizeLimit: Int64) {
    switch status.kind {
    case .folder: self = .folder
    case .regular, .symbolicLink:
      self = Refusal(status, sizeLimit: sizeLimit).map(SeenState.refused) ?? .file(status.stamp)
    case .fifo, .socket, .device, .other: self = .nothing
    }
  }
}

/// What to make of a name: the whole decision, without a file system.
package struct Difference: Hashable, Sendable {
  /// A folder that begins or ends here brings its own changes.
  package enum Folder: Hashable, Sendable { case none, enter, stay, leave }

  package var change: FileChange.Kind?
  package var folder: Folder = .none

  package init(_ change: FileChange.Kind?, folder: Folder = .none) { (self.change, self.folder) = (change, folder) }

  /// Order matters to who applies it: first what ends, then what begins.
  package static func between(_ known: KnownState, _ seen: SeenState) -> Difference {
    switch (known, seen) {
    case (.nothing, .nothing): Difference(nil)
    case (.nothing, .file(let stamp)): Difference(.added(stamp))
    case (.file, .file(let stamp)): Difference(changed(known, stamp))
    case (.refused, .file(let stamp)): Difference(.changed(stamp, isInDoubt: false))
    case (.refused(let one), .refused(let other)): Difference(one == other ? nil : .refused(other))
    case (.nothing, .refused(let refusal)), (.file, .refused(let refusal)): Difference(.refused(refusal))
    case (.file, .nothing), (.refused, .nothing): Difference(.removed)
    case (.nothing, .folder): Difference(nil, folder: .enter)
    case (.file, .folder), (.refused, .folder): Difference(.removed, folder: .enter)
    case (.folder, .folder): Difference(nil, folder: .stay)
    case (.folder, .nothing): Difference(nil, folder: .leave)
    case (.folder, .file(let stamp)): Difference(.added(stamp), folder: .leave)
    case (.folder, .refused(let refusal)): Difference(.refused(refusal), folder: .leave)
    }
  }

  private static func changed(_ known: KnownState, _ stamp: FileStamp) -> FileChange.Kind? {
    guard case .file(let old, let isUnread, let isInDoubt) = known else { return .added(stamp) }
    if isUnread || !old.isSameState(as: stamp) { return .changed(stamp, isInDoubt: false) }
    return isInDoubt ? .changed(stamp, isInDoubt: true) : nil
  }
}
