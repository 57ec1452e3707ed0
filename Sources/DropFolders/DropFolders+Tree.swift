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
    let parent = path.parent
    if let last = lastLocated, last.root == root, last.parent == parent {
      return Mark(folder: last.folder, name: path.lastComponent)
    }
    guard var here = roots[root]?.folder else { return nil }
    for name in parent.components {
      guard let place = folders[here].table.find(name.bytes.span), folders[here].table[place].kind == .folder else {
        return nil
      }
      here = Int(folders[here].table[place].row)
    }
    lastLocated = (root, parent, here)
    return Mark(folder: here, name: path.lastComponent)
  }

  /// Puts in what the caller knows from the last time, with the folders on the way.
  func remember(_ file: KnownFile, _ root: Int) {
    let bytes = file.path.bytes
    guard file.path.isUsable, !file.path.isAbsolute, let folder = folderOf(file.path, root) else { return }
    let name = bytes.span.extracting(file.path.nameStart..<bytes.count)
    guard !name.isEmpty, folders[folder].table.find(name) == nil else { return }
    let place = folders[folder].table.insert(name, .file, file.stamp, row: file.row)
    if file.isInDoubt { folders[folder].table[place].flags.insert(.inDoubt) }
    roots[root]?.files += 1
  }

  /// The same folder as for the file before, as a rule, which is found without taking the path apart.
  private func folderOf(_ path: FilePath, _ root: Int) -> Int? {
    if let last = lastLocated, last.root == root,
      path.nameStart == last.parent.bytes.count + (last.parent.isEmpty ? 0 : 1),
      path.hasPrefix(last.parent.bytes)
    {
      return last.folder
    }
    return (locate(path, root) ?? makeWay(to: path, root))?.folder
  }

  private func makeWay(to path: FilePath, _ root: Int) -> Mark? {
    guard var here = roots[root]?.folder else { return nil }
    for name in path.parent.components {
      if let place = folders[here].table.find(name.bytes.span) {
        guard folders[here].table[place].kind == .folder else { return nil }
        here = Int(folders[here].table[place].row)
      } else {
        let child = enterFolder(name, in: here)
        folders[here].table.insert(name.bytes.span, .folder, FileStatus.nothing.stamp, row: Int64(child))
        here = child
      }
    }
    return Mark(folder: here, name: path.lastComponent)
  }
}
