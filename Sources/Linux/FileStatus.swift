internal import CLinux
internal import Glibc

/// What statx(2) tells of a file without opening it.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case regular, folder, symbolicLink, fifo, socket, device, other
  }

  package var stamp: FileStamp
  package var kind: Kind
  package var links: UInt32
  /// Permission bits, as in chmod(2).
  package var mode: UInt16
  package var owner: UInt32
  /// As in /proc/self/mountinfo; 0 where the kernel does not tell (before 5.8).
  package var mount: UInt64

  /// Of `path`, whose links are followed only if asked for.
  package static func of(_ path: FilePath, followingLinks: Bool = false) throws(LinuxError) -> FileStatus {
    try status(AT_FDCWD, path, followingLinks ? Int32(LINUX_STATUS_FOLLOW) : 0)
  }

  static func status(_ folder: Int32, _ path: FilePath, _ flags: Int32) throws(LinuxError) -> FileStatus {
    var found = FileStatus.nothing
    let code = unsafe path.withCString { unsafe found.fill(folder, $0, flags) }
    guard code == 0 else { throw LinuxError("stat", path.description, code: code) }
    return found
  }

  package static let nothing = FileStatus(
    stamp: FileStamp(device: 0, inode: 0, size: 0, modified: 0, changed: 0), kind: .other, links: 0, mode: 0, owner: 0,
    mount: 0)

  /// Asks for a name in a folder: 0, or errno. No allocation, as a scan asks 100,000 times.
  @unsafe mutating func fill(_ folder: Int32, _ name: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    var answer = linux_status()
    while unsafe linux_statx(folder, name, flags, &answer) != 0 {
      let code = errno
      if code != EINTR { return code }
    }
    stamp = FileStamp(
      device: answer.device, inode: answer.inode, size: Int64(clamping: answer.size),
      modified: Self.time(answer.modified_seconds, answer.modified_nanoseconds),
      changed: Self.time(answer.changed_seconds, answer.changed_nanoseconds))
    kind = Kind(mode: answer.mode)
    (links, mode, owner, mount) = (answer.links, answer.mode & 0o7777, answer.owner, answer.mount)
    return 0
  }

  /// Nanoseconds since the epoch. A time of year 2262 or later, or before 1677, does not fit and becomes the nearest that does.
  private static func time(_ seconds: Int64, _ nanoseconds: UInt32) -> Int64 {
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return seconds < 0 ? .min : .max }
    let (sum, carried) = whole.addingReportingOverflow(Int64(nanoseconds))
    return carried ? .max : sum
  }
}

extension FileStatus.Kind {
  init(mode: UInt16) {
    switch mode_t(mode) & Glibc.S_IFMT {
    case Glibc.S_IFREG: self = .regular
    case Glibc.S_IFDIR: self = .folder
    case Glibc.S_IFLNK: self = .symbolicLink
    case Glibc.S_IFIFO: self = .fifo
    case Glibc.S_IFSOCK: self = .socket
    case Glibc.S_IFCHR, Glibc.S_IFBLK: self = .device
    default: self = .other
    }
  }
}

extension FileDescriptor {
  /// Of the open file itself, whatever its name is by now.
  package func status() throws(LinuxError) -> FileStatus {
    try FileStatus.status(number, FilePath(bytes: []), Int32(LINUX_STATUS_SELF))
  }

  /// Of a name in this folder; a link is the link, not its target.
  package func status(of name: FilePath) throws(LinuxError) -> FileStatus {
    try FileStatus.status(number, name, 0)
  }
}
