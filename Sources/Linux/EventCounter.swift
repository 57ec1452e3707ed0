internal import CLinux
internal import Glibc

/// An eventfd(2): wakes whoever polls it.
package struct EventCounter: ~Copyable, Sendable {
  package let descriptor: FileDescriptor

  package init() throws(LinuxError) {
    descriptor = FileDescriptor(
      owning: try check("make", "an event counter") { eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK)) })
  }

  /// Makes it readable. A full counter is readable already.
  package func signal() { _ = eventfd_write(descriptor.number, 1) }

  /// Takes what came since the last time: 0 if nothing did.
  package func take() -> UInt64 {
    var count: eventfd_t = 0
    return unsafe eventfd_read(descriptor.number, &count) == 0 ? count : 0
  }
}
