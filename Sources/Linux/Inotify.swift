internal import CLinux
internal import Glibc

/// An inotify(7) queue, never blocking.
package struct Inotify: ~Copyable {
  package typealias Watch = Int32

  /// What to watch for, and what happened.
  package struct Events: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let attributes = Events(rawValue: UInt32(IN_ATTRIB))
    package static let closedAfterWriting = Events(rawValue: UInt32(IN_CLOSE_WRITE))
    package static let created = Events(rawValue: UInt32(IN_CREATE))
    package static let deleted = Events(rawValue: UInt32(IN_DELETE))
    package static let movedFrom = Events(rawValue: UInt32(IN_MOVED_FROM))
    package static let movedTo = Events(rawValue: UInt32(IN_MOVED_TO))
    package static let deletedSelf = Events(rawValue: UInt32(IN_DELETE_SELF))
    package static let movedSelf = Events(rawValue: UInt32(IN_MOVE_SELF))
    package static let unmounted = Events(rawValue: UInt32(IN_UNMOUNT))
    package static let overflow = Events(rawValue: UInt32(IN_Q_OVERFLOW))
    package static let ignored = Events(rawValue: UInt32(IN_IGNORED))
    package static let onFolder = Events(rawValue: UInt32(IN_ISDIR))
  }

  package struct Event: Sendable, Hashable {
    package var watch: Watch
    package var events: Events
    /// Empty if it is about the watched folder itself.
    package var name: FilePath

    package init(watch: Watch, events: Events, name: FilePath) {
      (self.watch, self.events, self.name) = (watch, events, name)
    }
  }

  package let descriptor: FileDescriptor
  private var room = ContiguousArray<UInt8>(repeating: 0, count: 65_536)

  /// Fails with EMFILE when the user's instances are used up (fs.inotify.max_user_instances).
  package init() throws(LinuxError) {
    descriptor = FileDescriptor(
      owning: try check("make", "an inotify instance") {
        inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      })
  }

  /// Watches exactly the file or folder that is open, whatever its path is by now, through /proc/self/fd; adds to what an earlier call
  /// asked of it. ENOSPC: the user's watches are used up (fs.inotify.max_user_watches).
  package func watch(_ file: borrowing FileDescriptor, for events: Events) throws(LinuxError) -> Watch {
    let path = FilePath("/proc/self/fd/\(file.number)")
    let mask = events.rawValue | UInt32(IN_MASK_ADD) | UInt32(IN_EXCL_UNLINK)
    return unsafe try path.withCString { text throws(LinuxError) in
      try check("watch", "a file") { unsafe inotify_add_watch(descriptor.number, text, mask) }
    }
  }

  /// A watch that the kernel has dropped already is no error.
  package func drop(_ watch: Watch) { _ = inotify_rm_watch(descriptor.number, watch) }

  /// Calls `body` for each event of one read; false when none waited.
  package mutating func read(_ body: (Event) -> Void) throws(LinuxError) -> Bool {
    let number = descriptor.number
    let length = unsafe room.withUnsafeMutableBytes { unsafe Glibc.read(number, $0.baseAddress, $0.count) }
    if length < 0 {
      let code = errno
      if code == EAGAIN || code == EINTR { return code == EINTR }
      throw LinuxError("read", "the inotify queue", code: code)
    }
    Self.parse(room.span.extracting(first: length), body)
    return length > 0
  }

  /// struct inotify_event: wd 4, mask 4, cookie 4, len 4, name padded with NUL to len.
  private static func parse(_ bytes: Span<UInt8>, _ body: (Event) -> Void) {
    var place = 0
    while place + 16 <= bytes.count {
      let watch = Watch(bitPattern: word(bytes, place))
      let mask = word(bytes, place + 4)
      let room = Int(word(bytes, place + 12))
      guard place + 16 + room <= bytes.count else { return }
      var name = [UInt8]()
      for offset in (place + 16)..<(place + 16 + room) {
        if bytes[offset] == 0 { break }
        name.append(bytes[offset])
      }
      body(Event(watch: watch, events: Events(rawValue: mask), name: FilePath(bytes: name)))
      place += 16 + room
    }
  }

  /// In the machine's byte order, which on all that Swift runs Linux on is little-endian.
  private static func word(_ bytes: Span<UInt8>, _ place: Int) -> UInt32 {
    UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16 | UInt32(bytes[place + 3])
      << 24
  }
}
