internal import Glibc
package import Linux

/// A file that was opened with care for who else may have it (DESIGN.md, decision 3).
package enum QuietFile: ~Copyable {
  /// Nobody writes it. After reading, `FileStamp` must still be the same: `DropFolders.confirm`.
  case ready(FileDescriptor, FileStamp)
  /// Somebody has it open for writing, or may have.
  case busy
  case refused(Refusal)
  case vanished

  /// How long a file must have lain still where no lease can be had. Long enough for a pause between two writes of a slow tool on
  /// a network disk, short enough not to be noticed.
  package static let quietTime: Duration = .seconds(1)

  /// Opens `path` below `root` for reading without following a link, without waiting and without disturbing anybody. Throws only what
  /// is no fault of the file, such as too many open files.
  package static func open(
    _ path: FilePath, beneath root: borrowing FileDescriptor, sizeLimit: Int64, wallClock: Int64,
    askForWriters: (borrowing FileDescriptor) -> LeaseAnswer = { $0.askForWriters() }
  ) throws(LinuxError) -> QuietFile {
    let file: FileDescriptor
    do throws(LinuxError) {
      file = try root.openBeneath(path, .readWithoutWaiting)
    } catch {
      return try judge(error)
    }
    // The lease comes first: the stamp is then that of a moment at which nobody was writing.
    let answer = askForWriters(file)
    let status = try file.status()
    if status.links == 0 { return .vanished }
    if let refusal = Refusal(status, sizeLimit: sizeLimit) { return .refused(refusal) }
    guard status.kind == .regular else { return .vanished }
    switch answer {
    case .quiet: return .ready(file, status.stamp)
    case .writer: return .busy
    case .unknown:
      // ctime, as mtime can be set by who copies a file. One in the future is of a clock that was set back: wait no longer for it.
      let age = wallClock &- status.stamp.changed
      return age >= 0 && age < quietTime.inNanoseconds ? .busy : .ready(file, status.stamp)
    }
  }

  private static func judge(_ error: LinuxError) throws(LinuxError) -> QuietFile {
    switch error.code {
    case ENOENT, ENOTDIR, ENXIO, ENODEV: return .vanished
    case ELOOP, EXDEV: return .refused(.symbolicLink)
    case ENAMETOOLONG: return .refused(.pathTooLong)
    case EWOULDBLOCK: return .busy
    case EACCES, EPERM, EIO, ESTALE: return .refused(.unreadable(error.code))
    default: throw error
    }
  }
}

extension Refusal {
  /// Nil for what may be read, and for folders, FIFOs, sockets and devices.
  init?(_ status: FileStatus, sizeLimit: Int64) {
    switch status.kind {
    case .symbolicLink: self = .symbolicLink
    case .regular where status.links > 1: self = .hardLinked
    case .regular where status.stamp.size > sizeLimit: self = .tooLarge(status.stamp.size)
    default: return nil
    }
  }
}
