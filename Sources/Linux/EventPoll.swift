internal import CLinux

/// An epoll(7) set of descriptors, itself a descriptor that another event loop can wait for.
package struct EventPoll: ~Copyable {
  package let descriptor: FileDescriptor

  package init() throws(LinuxError) {
    descriptor = FileDescriptor(owning: try check("make", "an event poll") { linux_epoll_make() })
  }

  /// `key` is what `ready` answers. Edge-triggered: told once for each time that something happens, for files that are always
  /// readable and whose news is in the waking, such as /proc/self/mountinfo.
  package func add(_ watched: borrowing FileDescriptor, key: UInt64, edgeTriggered: Bool = false) throws(LinuxError) {
    let number = watched.number
    try check("poll", "descriptor \(number)") {
      linux_epoll_add(descriptor.number, number, key, edgeTriggered ? 1 : 0)
    }
  }

  /// The keys of what is ready now, at most 16 of them.
  package func ready() -> [UInt64] {
    var keys = [UInt64](repeating: 0, count: 16)
    let count = unsafe keys.withUnsafeMutableBufferPointer { room in
      unsafe linux_epoll_ready(descriptor.number, room.baseAddress, Int32(room.count))
    }
    return Array(keys.prefix(max(0, Int(count))))
  }
}
