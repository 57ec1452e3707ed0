package import Linux

extension DropFolders {
  /// Opens a reported file for reading. `busy`: it is reported again as changed when its writer is done. What is `ready` has the stamp to
  /// remember; after reading, ask `confirm`. Throws only where the system is at its end, such as out of descriptors.
  package func open(root: Int, path: FilePath) throws(LinuxError) -> QuietFile {
    // A call of `takeChanges` that is due anyway lets go of the root.
    defer { if !hasMore { opened = OpenFolders() } }
    guard let mark = locate(path, root), let top = try openRoot(root) else { return .vanished }
    let file = try QuietFile.open(
      path, beneath: top.descriptor, sizeLimit: sizeLimit, wallClock: hooks.wallClock(),
      askForWriters: { self.hooks.lease?() ?? $0.askForWriters() })
    switch consume file {
    case .ready(let descriptor, let stamp):
      note(mark) { entry, now in
        entry.stamp = stamp
        entry.flags = stamp.isInDoubt(at: now) ? [.inDoubt] : []
      }
      waiting.remove(mark)
      return .ready(descriptor, stamp)
    case .busy:
      postpone(mark)
      return .busy
    case .refused(let refusal):
      note(mark) { entry, _ in
        if let kind = FolderTable.Kind(refusal) { entry.kind = kind }
      }
      waiting.remove(mark)
      return .refused(refusal)
    case .vanished:
      marks.insert(mark)
      return .vanished
    }
  }

  /// Whether the file is still what it was when it was opened. If not, what was read is not to be used, and the file is reported
  /// again as changed.
  package func confirm(
    root: Int, path: FilePath, _ file: borrowing FileDescriptor, _ stamp: FileStamp
  ) throws(LinuxError) -> Bool {
    if try file.status().stamp.isSameState(as: stamp) { return true }
    again(root: root, path: path)
    return false
  }

  /// Reports the file once more as changed after a pause, also if nothing happens to it.
  package func again(root: Int, path: FilePath) {
    if let mark = locate(path, root) { postpone(mark) }
  }

  /// What the caller remembers an added file by; comes back with each of its changes.
  package func assign(row: Int64, root: Int, path: FilePath) {
    guard let mark = locate(path, root) else { return }
    note(mark) { entry, _ in entry.row = row }
  }

  private func postpone(_ mark: Mark) {
    note(mark) { entry, _ in entry.flags.insert(.unread) }
    waiting.insert(mark, now: hooks.now())
  }

  private func note(_ mark: Mark, _ change: (inout FolderTable.Entry, Int64) -> Void) {
    guard let place = folders[mark.folder].table.find(mark.name.bytes.span),
      folders[mark.folder].table[place].kind != .folder
    else { return }
    let wasFile = folders[mark.folder].table[place].kind == .file
    change(&folders[mark.folder].table[place], hooks.wallClock())
    let isFile = folders[mark.folder].table[place].kind == .file
    if wasFile != isFile { roots[folders[mark.folder].root]?.files += isFile ? 1 : -1 }
  }
}
