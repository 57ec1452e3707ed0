internal import CLinux
internal import Glibc

/// A file without a name in memory (memfd_create(2)).
package enum SharedMemory {
  /// Empty, close-on-exec, sealable; `name` shows in /proc only.
  package static func make(_ name: String) throws(LinuxError) -> FileDescriptor {
    FileDescriptor(
      owning: try check("make", "shared memory \(name)") {
        unsafe linux_memfd(name)
      })
  }

  /// From here on nobody can change, shrink or grow it: safe to read from while a stranger holds it too.
  package static func seal(_ memory: borrowing FileDescriptor) throws(LinuxError) {
    let number = memory.number
    try check("seal", "shared memory") { linux_seal(number) }
  }

  /// Whether all those seals are on it.
  package static func isSealed(_ memory: borrowing FileDescriptor) -> Bool { linux_is_sealed(memory.number) == 1 }
}

extension FileDescriptor {
  package func setSize(_ bytes: Int64) throws(LinuxError) {
    try check("resize", "descriptor \(number)") { ftruncate(number, Int(bytes)) }
  }

  /// Moves the place where the next read or write begins, counted from the start.
  package func seek(to offset: Int64) throws(LinuxError) {
    try check("seek in", "descriptor \(number)") { lseek(number, Int(offset), SEEK_SET) }
  }
}
