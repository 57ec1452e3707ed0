internal import CLinux
internal import Glibc

/// The names in a folder, as getdents64(2) hands them over: one buffer, no allocation a name.
package struct DirectoryListing: ~Copyable {
  package let folder: FileDescriptor
  private var room = ContiguousArray<UInt8>(repeating: 0, count: 65_536)
  private var filled = 0
  /// Where the record after the present one begins.
  private var place = 0
  /// The present name, in `room`; a NUL follows it.
  private var name = 0..<0
  /// The type of the present name, if the file system tells it without being asked for the file.
  package private(set) var kind: FileStatus.Kind?

  /// Takes over a folder that is open for reading.
  package init(_ folder: consuming FileDescriptor) { self.folder = folder }

  /// Goes to the next name, past `.` and `..`; false at the end.
  package mutating func next() throws(LinuxError) -> Bool {
    while true {
      if place >= filled, try !refill() { return false }
      // struct linux_dirent64: ino 8, off 8, reclen 2, type 1, name.
      let length = Int(room[place + 16]) | Int(room[place + 17]) << 8
      guard length > 19, place + length <= filled else { throw LinuxError("list", "a folder", code: EIO) }
      let start = place + 19
      var end = start
      while end < place + length, room[end] != 0 { end += 1 }
      kind = Self.kind(room[place + 18])
      name = start..<end
      place += length
      let isDots = name.count < 3 && room[start] == 0x2E && room[max(start, end - 1)] == 0x2E
      if !isDots && !name.isEmpty { return true }
    }
  }

  /// The bytes of the present name.
  package func withName<Result>(_ body: (Span<UInt8>) -> Result) -> Result { body(room.span.extracting(name)) }

  /// Of the present name; nil if it is gone by now.
  package func status() throws(LinuxError) -> FileStatus? {
    var found = FileStatus.nothing
    let number = folder.number
    let code = unsafe room.withUnsafeBufferPointer { bytes -> Int32 in
      guard let start = bytes.baseAddress else { return ENOENT }
      return unsafe (start + name.lowerBound).withMemoryRebound(to: CChar.self, capacity: name.count + 1) {
        unsafe found.fill(number, $0, 0)
      }
    }
    if code == 0 { return found }
    guard code == ENOENT else { throw LinuxError("stat", withName { FilePath($0).description }, code: code) }
    return nil
  }

  private mutating func refill() throws(LinuxError) -> Bool {
    let number = folder.number
    filled = unsafe try room.withUnsafeMutableBufferPointer { buffer throws(LinuxError) in
      try check("list", "a folder") { unsafe linux_getdents(number, buffer.baseAddress, buffer.count) }
    }
    place = 0
    return filled > 0
  }

  private static func kind(_ type: UInt8) -> FileStatus.Kind? {
    switch Int(type) {
    case Int(DT_REG): .regular
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .symbolicLink
    case Int(DT_FIFO): .fifo
    case Int(DT_SOCK): .socket
    case Int(DT_CHR), Int(DT_BLK): .device
    default: nil
    }
  }
}
