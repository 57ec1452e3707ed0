internal import CLinux
internal import Glibc

/// The names in a folder, as getdents64(2) hands them over: one buffer, no allocation a name.
package struct DirectoryListing: ~Copyable {
  package let folder: FileDescriptor
  private var room = ContiguousArray<UInt8>(repeating: 0, count: 65_536)
  private var filled = 0
  private var place = 0

  /// Takes over a folder that is open for reading.
  package init(_ folder: consuming FileDescriptor) { self.folder = folder }

  /// Calls `body` with the next name: its bytes, without NUL, and its type if the file system tells without asking
  /// (nil otherwise). Skips `.` and `..`. False at the end. The pointer ends with NUL and is good during the call only.
  @unsafe package mutating func next(
    _ body: (UnsafeBufferPointer<UInt8>, FileStatus.Kind?) throws(LinuxError) -> Void
  ) throws(LinuxError) -> Bool {
    while true {
      if place >= filled, try !refill() { return false }
      let start = place
      let found = unsafe try room.withUnsafeBufferPointer { (bytes) throws(LinuxError) -> Int in
        // struct linux_dirent64: ino 8, off 8, reclen 2, type 1, name.
        let length = Int(unsafe bytes[start + 16]) | Int(unsafe bytes[start + 17]) << 8
        guard length > 19, start + length <= filled else { throw LinuxError("list", "a folder", code: EIO) }
        let name = unsafe UnsafeBufferPointer(rebasing: bytes[(start + 19)..<(start + length)])
        var end = 0
        while end < name.count, unsafe name[end] != 0 { end += 1 }
        let isDots = unsafe end > 0 && end < 3 && name[0] == 0x2E && name[end - 1] == 0x2E
        guard !isDots else { return length }
        unsafe try body(UnsafeBufferPointer(rebasing: name[..<end]), Self.kind(bytes[start + 18]))
        return -length
      }
      place = start + abs(found)
      if found < 0 { return true }
    }
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
