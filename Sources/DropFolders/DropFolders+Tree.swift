internal import Linux

extension DropFolders {
  func makeFolder(_ folder: Folder) -> Int {
    roots[folder.root]?.folders += 1
    if let number = freeFolders.popLast() {
      folders[number] = folder
      return number
    }
    folders.append(folder)
    return folders.count - 1
  }

  func enterFolder(_ name: FilePath, in parent: Int) -> Int {
    let length = folders[parent].pathLength + name.bytes.count + 1
    return makeFolder(Folder(root: folders[parent].root, parent: parent, name: name, pathLength: length))
  }

  /// The folder's number may be used again.
  func free(_ number: Int) {
    dropWatch(number)
    setPoll(number, nil)
    settle(number)
    if scan?.folder == number { endScan() }
    if opened.near?.folder == number { opened.near = nil }
    roots[folders[number].root]?.folders -= 1
    folders[number] = Folder(root: -1, parent: nil, name: FilePath(bytes: []), pathLength: 0)
    folders[number].isUsed = false
    freeFolders.append(number)
    lastLocated = nil
  }

  /// Below the root.
  func path(of number: Int) -> FilePath {
    var names: [FilePath] = []
    var here = number
    while let parent = folders[here].parent {
      names.append(folders[here].name)
      here = parent
    }
    return names.reversed().reduce(into: FilePath(bytes: [])) { $0 = $0.appending($1) }
  }

  func doubt(_ number: Int) {
    guard !folders[number].isInDoubt, roots[folders[number].root]?.absence == nil else { return }
    folders[number].isInDoubt = true
    roots[folders[number].root]?.waiting += 1
    doubtful.append(number)
  }

  func doubtAll(_ root: Int) {
    for number in folders.indices where folders[number].isUsed && folders[number].root == root { doubt(number) }
  }

  /// It waits for a scan no longer.
  func settle(_ number: Int) {
    guard folders[number].isInDoubt else { return }
    folders[number].isInDoubt = false
    noteSettled(folders[number].root)
  }

  func noteSettled(_ root: Int) {
    guard let waiting = roots[root]?.waiting, waiting > 0 else { return }
    roots[root]?.waiting = waiting - 1
    if waiting == 1 {
      roots[root]?.lastScan = hooks.wallClock()
      roots[root]?.acceptsAll = false
    }
  }

  func report(_ number: Int, _ name: FilePath, row: Int64, _ kind: FileChange.Kind) {
    changes.append(
      FileChange(root: folders[number].root, path: path(of: number).appending(name), row: row, kind: kind))
  }

  /// A name whose folder is known; nil if the folder is not.
  func locate(_ path: FilePath, _ root: Int) -> Mark? {
    folder(of: path, root, making: false).map { Mark(folder: $0, name: path.lastComponent) }
  }

  /// Puts in what the caller knows from the last time, with the folders on the way.
  func remember(_ file: KnownFile, _ root: Int) {
    guard file.path.isUsable, !file.path.isAbsolute, let folder = folder(of: file.path, root, making: true) else {
      return
    }
    let name = file.path.bytes.span.extracting(file.path.nameStart..<file.path.bytes.count)
    guard !name.isEmpty, folders[folder].table.find(name) == nil else { return }
    let place = folders[folder].table.insert(name, .file, file.stamp, row: file.row)
    if file.isInDoubt { folders[folder].table[place].flags.insert(.inDoubt) }
    roots[root]?.files += 1
  }

  /// The number of the folder a path lies in. As a rule it is that of the path before, and found without taking the path apart.
  private func folder(of path: FilePath, _ root: Int, making: Bool) -> Int? {
    let (bytes, end) = (path.bytes, max(0, path.nameStart - 1))
    if let last = lastLocated, last.root == root, last.parent.bytes.count == end, path.hasPrefix(last.parent.bytes) {
      return last.folder
    }
    guard var here = roots[root]?.folder else { return nil }
    var start = 0
    while start < end {
      let stop = bytes[start..<end].firstIndex(of: UInt8(ascii: "/")) ?? end
      if stop > start {
        guard let next = step(from: here, bytes.span.extracting(start..<stop), making: making) else { return nil }
        here = next
      }
      start = stop + 1
    }
    lastLocated = (root, FilePath(bytes: Array(bytes[..<end])), here)
    return here
  }

  private func step(from here: Int, _ name: Span<UInt8>, making: Bool) -> Int? {
    if let place = folders[here].table.find(name) {
      return folders[here].table[place].kind == .folder ? Int(folders[here].table[place].row) : nil
    }
    guard making else { return nil }
    let child = enterFolder(FilePath(name), in: here)
    folders[here].table.insert(name, .folder, FileStatus.nothing.stamp, row: Int64(child))
    return child
  }
}
