internal import CLinux
internal import Glibc

extension FileDescriptor {
  /// What a file is opened for. Close-on-exec always.
  package struct Access: Sendable {
    package var flags: Int32

    package static let read = Access(flags: O_RDONLY)
    /// A name for the place only: no permission on the file itself is needed.
    package static let location = Access(flags: LINUX_O_PATH)
    package static let folder = Access(flags: O_RDONLY | O_DIRECTORY)
    package static let folderLocation = Access(flags: LINUX_O_PATH | O_DIRECTORY)
    /// Does not wait for the other end of a FIFO, nor for a lease of somebody else (open(2)).
    package static let readWithoutWaiting = Access(flags: O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY)

    /// A new file without a name in the folder that is opened.
    package static let unnamed = Access(flags: O_WRONLY | LINUX_O_TMPFILE)

    package init(flags: Int32) { self.flags = flags }
  }

  /// Opens a path that a trusted person wrote: links in it are followed.
  package static func open(_ path: FilePath, _ access: Access, mode: UInt32 = 0) throws(LinuxError) -> FileDescriptor {
    try open(path, at: AT_FDCWD, access, mode: mode)
  }

  /// Opens `name` in this folder; links in it are followed.
  package func open(_ name: FilePath, _ access: Access, mode: UInt32 = 0) throws(LinuxError) -> FileDescriptor {
    try Self.open(name, at: number, access, mode: mode)
  }

  private static func open(
    _ path: FilePath, at folder: Int32, _ access: Access, mode: UInt32
  ) throws(LinuxError) -> FileDescriptor {
    let number = unsafe try path.withCString { text throws(LinuxError) in
      try check("open", path.description) { unsafe linux_openat(folder, text, access.flags | O_CLOEXEC, mode) }
    }
    return FileDescriptor(owning: number)
  }

  /// Opens a path of strangers below this folder: no `..` out of it, no links, no magic links of /proc (openat2(2)).
  /// Where the kernel or a sandbox lacks openat2, component after component with O_NOFOLLOW does the same.
  package func openBeneath(_ path: FilePath, _ access: Access) throws(LinuxError) -> FileDescriptor {
    let place: FilePath = path.isEmpty ? "." : path
    do throws(LinuxError) {
      let opened = unsafe try place.withCString { text throws(LinuxError) in
        // EAGAIN: a rename happened somewhere meanwhile and `..` could not be judged; a few tries are asked for.
        try check("open", path.description) {
          var result: Int32 = -1
          for _ in 0..<8 {
            unsafe result = linux_openat2_beneath(number, text, access.flags | O_CLOEXEC)
            if result >= 0 || errno != EAGAIN || access.flags & O_NONBLOCK != 0 { break }
          }
          return result
        }
      }
      return FileDescriptor(owning: opened)
    } catch  where error.code == ENOSYS || error.code == EPERM {
      return try openStepwise(path, access)
    }
  }

  /// The same without openat2: every step is opened from the one before and none may be a link.
  package func openStepwise(_ path: FilePath, _ access: Access) throws(LinuxError) -> FileDescriptor {
    guard !path.isAbsolute else { throw LinuxError("open", path.description, code: EXDEV) }
    var here = try open(".", .folderLocation)
    let steps = path.components.filter { $0 != "." }
    guard let last = steps.last else { return try open(".", access) }
    guard !steps.contains("..") else { throw LinuxError("open", path.description, code: EXDEV) }
    for step in steps.dropLast() {
      here = try here.open(step, Access(flags: Access.folderLocation.flags | O_NOFOLLOW))
    }
    return try here.open(last, Access(flags: access.flags | O_NOFOLLOW))
  }

  /// Where the open file is, without links, as the kernel tells it through /proc.
  package func realPath() throws(LinuxError) -> FilePath {
    let link = FilePath("/proc/self/fd/\(number)")
    var room = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe try link.withCString { text throws(LinuxError) in
      unsafe try room.withUnsafeMutableBufferPointer { room throws(LinuxError) -> Int in
        try check("find the path of", "descriptor \(number)") {
          unsafe linux_readlink(text, room.baseAddress, room.count)
        }
      }
    }
    return FilePath(bytes: Array(room.prefix(length)))
  }
}
