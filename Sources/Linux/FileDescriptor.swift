internal import CLinux
internal import Glibc

/// The one owner of an open file: closes it when it goes.
package struct FileDescriptor: ~Copyable, Sendable {
  /// For calls that take a number, while the owner lives.
  package let number: Int32

  /// Takes over a number that nobody else closes.
  package init(owning number: Int32) { self.number = number }

  // close(2): the number is free whatever close answers, and reading leaves nothing to flush.
  deinit { _ = Glibc.close(number) }

  /// Gives up the ownership: the caller closes.
  package consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  /// Another number for the same open file, close-on-exec.
  package func duplicate() throws(LinuxError) -> FileDescriptor {
    FileDescriptor(owning: try check("duplicate", "descriptor \(number)") { linux_fcntl(number, F_DUPFD_CLOEXEC, 3) })
  }

  package func setNonBlocking(_ on: Bool = true) throws(LinuxError) {
    let flags = try check("ask flags of", "descriptor \(number)") { linux_fcntl(number, F_GETFL, 0) }
    let wanted = on ? flags | O_NONBLOCK : flags & ~O_NONBLOCK
    try check("set flags of", "descriptor \(number)") { linux_fcntl(number, F_SETFL, wanted) }
  }

  /// Reads at most as many bytes as the array has, into its beginning, and answers how many came: 0 at the end.
  package func read(into bytes: inout [UInt8]) throws(LinuxError) -> Int {
    unsafe try bytes.withUnsafeMutableBufferPointer { buffer throws(LinuxError) in
      try check("read", "descriptor \(number)") { unsafe Glibc.read(number, buffer.baseAddress, buffer.count) }
    }
  }

  /// Reads up to the end, at most `limit` bytes.
  package func readAll(limit: Int) throws(LinuxError) -> [UInt8] {
    var all = [UInt8]()
    var part = [UInt8](repeating: 0, count: min(max(limit, 1), 65_536))
    while all.count < limit {
      let count = try read(into: &part)
      if count == 0 { break }
      all.append(contentsOf: part.prefix(min(count, limit - all.count)))
    }
    return all
  }

  /// Writes all of it.
  package func write(_ bytes: Span<UInt8>) throws(LinuxError) {
    unsafe try bytes.withUnsafeBufferPointer { buffer throws(LinuxError) in
      var done = 0
      while done < buffer.count {
        let part = unsafe UnsafeBufferPointer(rebasing: buffer[done...])
        done += try check("write", "descriptor \(number)") { unsafe Glibc.write(number, part.baseAddress, part.count) }
      }
    }
  }

  package func write(_ bytes: [UInt8]) throws(LinuxError) { try write(bytes.span) }
}
