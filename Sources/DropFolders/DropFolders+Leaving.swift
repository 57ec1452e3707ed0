internal import Linux

extension DropFolders {
  /// Forgets a name: reports a file as removed, and sends a folder on its way out.
  func end(_ number: Int, _ place: Int) {
    let entry = folders[number].table[place]
    let name = folders[number].table.name(at: place)
    folders[number].table.remove(at: place)
    if entry.kind == .folder {
      lastLocated = nil
      leaving.append(Int(entry.row))
      return
    }
    waiting.remove(Mark(folder: number, name: name))
    if entry.kind == .hardLinked { unfollowLinks(number, name) }
    if entry.kind == .file { roots[folders[number].root]?.files -= 1 }
    report(number, name, row: entry.row, .removed)
  }

  /// Reports the files of the last folder that is leaving, the folders in it first, and lets it go when it is empty.
  func reportLeaving(_ limit: Int) {
    guard let number = leaving.last else { return }
    if scan?.folder == number { endScan() }
    while changes.count < limit {
      let last = folders[number].table.count - 1
      if last < 0 {
        forgive(number)
        leaving.removeLast()
        return free(number)
      }
      let isFolder = folders[number].table[last].kind == .folder
      end(number, last)
      if isFolder { return }
    }
  }
}
