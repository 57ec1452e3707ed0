internal import Glibc
internal import Linux

extension DropFolders {
  /// Goes on looking through folders, until `limit` changes wait; false if nothing is left to look through.
  func scanOn(_ limit: Int) throws(LinuxError) -> Bool {
    guard let scan else {
      guard let number = doubtful.removeFirst() else { return false }
      if folders[number].isUsed, folders[number].isInDoubt { try beginScan(number) }
      return true
    }
    do throws(LinuxError) {
      while changes.count < limit, looked < Self.lookLimit {
        guard try scan.listing.next() else {
          finishScan(scan)
          return true
        }
        looked += 1
        guard !scan.listing.withName({ IgnoredNames.contains($0) }), isWorthALook(scan.listing.kind) else { continue }
        guard let status = try scan.listing.status(), !isAsKnown(scan, status) else { continue }
        scan.listing.withName { compare(scan.folder, $0, status) }
      }
    } catch {
      endScan()
      guard error.isOfThePath else {
        doubt(scan.folder)
        throw error
      }
      // A folder that is deleted while it is open says so.
      if error.code == ENOENT { markSelf(scan.folder) } else { blame(scan.folder, .unreadable(error.code)) }
    }
    return true
  }

  /// The usual case, without ado: an ordinary file in the state that is known. A folder lists its names in much the same order each time,
  /// so that the next name is likely the next entry.
  private func isAsKnown(_ scan: FolderScan, _ status: FileStatus) -> Bool {
    guard status.kind == .regular, status.links == 1, status.stamp.size <= sizeLimit else { return false }
    let place = scan.listing.withName { folders[scan.folder].recognise($0, status.stamp, near: scan.next) }
    guard let place else { return false }
    scan.next = place + 1
    return true
  }

  /// FIFOs, sockets and devices are never looked at. A name that was a file before comes up at the end, as one that was not seen.
  private func isWorthALook(_ kind: FileStatus.Kind?) -> Bool {
    switch kind {
    case .fifo, .socket, .device: false
    default: true
    }
  }

  /// Watch first, then scan: what happens in between marks its name. If the system is at its end, the folder stays in doubt.
  private func beginScan(_ number: Int) throws(LinuxError) {
    folders[number].isInDoubt = false
    do throws(LinuxError) {
      guard let top = try openRoot(folders[number].root), let folder = try openFolder(number, top, .folder) else {
        return noteSettled(folders[number].root)
      }
      let status = try folder.status()
      if isStrange(number, folder, status) { return refuseToScan(number) }
      enter(number, folder, status)
      scan = FolderScan(number, DirectoryListing(folder))
    } catch {
      noteSettled(folders[number].root)
      guard !error.isOfThePath else { return blame(number, .unreadable(error.code)) }
      doubt(number)
      throw error
    }
  }

  private func refuseToScan(_ number: Int) {
    noteSettled(folders[number].root)
    if folders[number].parent == nil {
      roots[folders[number].root]?.isInQuestion = true
    } else {
      blame(number, .otherFileSystem)
    }
  }

  private func enter(_ number: Int, _ folder: borrowing FileDescriptor, _ status: FileStatus) {
    rewatch(number, folder)
    if folders[number].poll == nil { setPoll(number, silence(number, status)) }
    folders[number].place = Folder.Place(status)
    folders[number].mustProve = false
    folders[number].inode = status.stamp.inode
    forgive(number)
    folders[number].scan &+= 1
  }

  /// Whatever the scan has not seen is looked at once more by its name.
  private func finishScan(_ scan: FolderScan) {
    let number = scan.folder
    for place in folders[number].table.entries.indices
    where folders[number].table[place].scan != folders[number].scan {
      marks.insert(Mark(folder: number, name: folders[number].table.name(at: place)))
    }
    endScan()
  }

  func endScan() {
    guard let number = scan?.folder else { return }
    scan = nil
    noteSettled(folders[number].root)
  }
}
