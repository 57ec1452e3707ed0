internal import Glibc

/// The mounts that are seen from here: mountinfo of proc(5).
package struct MountTable: Sendable, Equatable {
  package struct Mount: Sendable, Hashable {
    package var id: UInt64
    package var parent: UInt64
    package var point: FilePath
    /// As the kernel names it, with the subtype: `ext4`, `fuse.sshfs`.
    package var type: String
  }

  package let mounts: [Mount]
  private let places: [UInt64: Int]

  package init(mounts: [Mount]) {
    self.mounts = mounts
    places = Dictionary(mounts.indices.map { (mounts[$0].id, $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// Of the calling thread, as a thread may have a view of its own (unshare(2)). Its pollers wake when a mount comes or goes.
  package static let path: FilePath = "/proc/thread-self/mountinfo"

  package static func read() throws(LinuxError) -> MountTable {
    let file = try FileDescriptor.open(path, .read)
    return MountTable(parsing: try file.readAll(limit: 64 << 20))
  }

  package init(parsing text: [UInt8]) {
    self.init(mounts: text.split(separator: UInt8(ascii: "\n")).compactMap(Self.mount))
  }

  package subscript(id: UInt64) -> Mount? { places[id].map { mounts[$0] } }

  /// `36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw,errors=continue`
  private static func mount(_ line: ArraySlice<UInt8>) -> Mount? {
    let fields = line.split(separator: UInt8(ascii: " "))
    guard fields.count > 6, let dash = fields.firstIndex(where: { $0.elementsEqual([UInt8(ascii: "-")]) }),
      dash + 1 < fields.count, let id = UInt64(String(decoding: fields[0], as: UTF8.self)),
      let parent = UInt64(String(decoding: fields[1], as: UTF8.self))
    else { return nil }
    return Mount(
      id: id, parent: parent, point: FilePath(bytes: unescaped(fields[4])),
      type: String(decoding: fields[dash + 1], as: UTF8.self))
  }

  /// Space, tab, newline and backslash stand there as three octal digits.
  private static func unescaped(_ field: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = [UInt8]()
    var place = field.startIndex
    while place < field.endIndex {
      if field[place] == UInt8(ascii: "\\"), place + 3 < field.endIndex,
        let value = UInt8(String(decoding: field[(place + 1)...(place + 3)], as: UTF8.self), radix: 8)
      {
        bytes.append(value)
        place += 4
      } else {
        bytes.append(field[place])
        place += 1
      }
    }
    return bytes
  }
}

extension MountTable {
  /// Whether others can change files on such a file system without this kernel noticing, so that inotify stays silent: network and
  /// user-space file systems, the host's folders in a virtual machine, and the kernel's own made-up files.
  package static func isSilent(_ type: String) -> Bool {
    if type.hasPrefix("fuse.") { return true }
    return [
      "nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse", "9p", "virtiofs", "vboxsf", "ceph", "afs", "coda", "lustre",
      "gfs2",
      "ocfs2", "ncpfs", "orangefs", "proc", "sysfs",
    ].contains(type)
  }
}
