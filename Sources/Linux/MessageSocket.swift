internal import CLinux
internal import Glibc

/// One end of a unix(7) SOCK_SEQPACKET pair: messages with descriptors, boundaries kept, end of the peer seen as an empty message.
package struct MessageSocket: ~Copyable, Sendable {
  /// A message carries at most this many descriptors.
  package static let maximumDescriptors = Int(LINUX_MAX_RIGHTS)

  package let descriptor: FileDescriptor

  package init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }

  package struct Pair: ~Copyable, Sendable {
    package var ours: MessageSocket
    package var theirs: MessageSocket

    /// Both ends, for those who keep them apart.
    package consuming func split<Result: ~Copyable>(
      _ body: (consuming MessageSocket, consuming MessageSocket) throws -> Result
    ) rethrows -> Result {
      try body(ours, theirs)
    }
  }

  /// Both ends close-on-exec.
  package static func pair() throws(LinuxError) -> Pair {
    var ends: [Int32] = [-1, -1]
    try unsafe ends.withUnsafeMutableBufferPointer { ends throws(LinuxError) -> Void in
      try check("make", "a socket pair") { unsafe linux_packet_pair(ends.baseAddress) }
    }
    return Pair(
      ours: MessageSocket(FileDescriptor(owning: ends[0])), theirs: MessageSocket(FileDescriptor(owning: ends[1])))
  }

  /// Sends one message whole; the receiver gets copies of the descriptors, ours stay open. EAGAIN (non-blocking) and EPIPE throw.
  package func send(_ bytes: [UInt8], descriptors: [Int32] = []) throws(LinuxError) {
    guard descriptors.count <= Self.maximumDescriptors else { throw LinuxError("send", "a message", code: EINVAL) }
    let number = descriptor.number
    try unsafe bytes.withUnsafeBufferPointer { bytes throws(LinuxError) -> Void in
      try unsafe descriptors.withUnsafeBufferPointer { rights throws(LinuxError) -> Void in
        try check("send", "a message") {
          unsafe linux_send_rights(number, bytes.baseAddress, bytes.count, rights.baseAddress, Int32(rights.count))
        }
      }
    }
  }

  /// A message as it came. The receiver owns the descriptors.
  package struct Message: ~Copyable, Sendable {
    package var bytes: [UInt8]
    /// Nil if none came. Descriptors beyond the first are closed at once by who does not ask for more.
    package var descriptor: FileDescriptor?
    /// The message or its descriptors did not fit: what is here is not all of it.
    package var isTruncated: Bool

    /// Hands the descriptor over, once.
    package mutating func takeDescriptor() -> FileDescriptor? {
      var taken: FileDescriptor?
      swap(&taken, &descriptor)
      return taken
    }

    /// The descriptor's number, for those who leave it to the message to close it.
    package var number: Int32? {
      switch descriptor {
      case .some(let descriptor): descriptor.number
      case .none: nil
      }
    }
  }

  /// Waits for a message of at most `limit` bytes; nil when the peer has closed. EAGAIN throws on a non-blocking socket.
  package func receive(limit: Int) throws(LinuxError) -> Message? {
    var bytes = [UInt8](repeating: 0, count: limit)
    var rights = [Int32](repeating: -1, count: Self.maximumDescriptors)
    var (count, cut): (Int32, Int32) = (0, 0)
    let number = descriptor.number
    let length = try unsafe bytes.withUnsafeMutableBufferPointer { bytes throws(LinuxError) -> Int in
      try unsafe rights.withUnsafeMutableBufferPointer { rights throws(LinuxError) -> Int in
        try check("receive", "a message") {
          unsafe linux_receive_rights(number, bytes.baseAddress, bytes.count, rights.baseAddress, &count, &cut)
        }
      }
    }
    var first: FileDescriptor?
    for right in rights.prefix(Int(count)) {
      let owner = FileDescriptor(owning: right)
      if first == nil { first = consume owner }
    }
    if length == 0 && count == 0 { return nil }
    bytes.removeSubrange(length...)
    return Message(bytes: bytes, descriptor: first, isTruncated: cut != 0)
  }

  /// The kernel's buffer for what is on its way to us and from us; a message must fit in whole.
  package func setBuffers(bytes: Int32) throws(LinuxError) {
    for option in [SO_SNDBUF, SO_RCVBUF] {
      var size = bytes
      try check("size", "a socket") {
        unsafe setsockopt(descriptor.number, SOL_SOCKET, option, &size, socklen_t(MemoryLayout<Int32>.size))
      }
    }
  }
}
