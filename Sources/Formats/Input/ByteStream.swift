internal import Glibc

/// The bytes of one file, read forward through a small buffer, so that memory does not follow the file's size.
package struct ByteStream: ~Copyable {
  private let descriptor: CInt?
  private var buffer: [UInt8]
  private var position = 0
  private var end: Int
  /// Bytes taken from the descriptor so far.
  private var taken = 0
  /// The errno of a read that failed; the stream then ends.
  package private(set) var failure: CInt?

  /// Reads the descriptor from its present offset. The caller keeps it open, and closes it.
  package init(descriptor: CInt, bufferSize: Int = 1 << 16) {
    self.descriptor = descriptor
    buffer = [UInt8](repeating: 0, count: bufferSize)
    end = 0
  }

  package init(_ bytes: [UInt8]) {
    descriptor = nil
    buffer = bytes
    end = bytes.count
  }

  /// The next byte, or nil at the end.
  @inline(__always)
  package mutating func next() -> UInt8? {
    if position == end, !fill() { return nil }
    defer { position += 1 }
    return buffer[position]
  }

  package mutating func peek() -> UInt8? {
    if position == end, !fill() { return nil }
    return buffer[position]
  }

  /// Up to `count` bytes from here without taking them; fewer only where the file ends, or the buffer is smaller.
  package mutating func peek(_ count: Int) -> [UInt8] {
    while end - position < count, fillMore() {}
    return Array(buffer[position..<min(end, position + count)])
  }

  /// Appends bytes up to, and without, the next byte that is one of the two; true when one stands there.
  package mutating func append(to line: inout [UInt8], until one: UInt8, or other: UInt8, limit: Int) -> Bool {
    while position < end || fill() {
      var at = position
      while at < end, buffer[at] != one, buffer[at] != other { at += 1 }
      let room = max(0, limit - line.count)
      line.append(contentsOf: buffer[position..<min(at, position + room)])
      position = at
      if at < end { return true }
    }
    return false
  }

  /// The bytes that are buffered, or the next ones that can be read; empty at the end.
  package mutating func nextChunk() -> [UInt8] {
    if position == end, !fill() { return [] }
    defer { position = end }
    return position == 0 && end == buffer.count ? buffer : Array(buffer[position..<end])
  }

  /// Goes to that many bytes after the first one. A descriptor that cannot seek ends the stream, with a failure.
  package mutating func seek(to offset: Int) {
    guard let descriptor else {
      position = min(max(offset, 0), end)
      return
    }
    (position, end) = (0, 0)
    if lseek(descriptor, offset - taken, SEEK_CUR) == -1 { failure = errno } else { taken = offset }
  }

  private mutating func fill() -> Bool {
    guard descriptor != nil else { return false }
    position = 0
    end = 0
    return readMore(at: 0)
  }

  /// Keeps what is buffered and reads behind it.
  private mutating func fillMore() -> Bool {
    guard descriptor != nil else { return false }
    if position > 0 {
      buffer.replaceSubrange(0..<(end - position), with: Array(buffer[position..<end]))
      end -= position
      position = 0
    }
    return end < buffer.count && readMore(at: end)
  }

  private mutating func readMore(at offset: Int) -> Bool {
    guard let descriptor, failure == nil else { return false }
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe Glibc.read(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
      }
      if count > 0 {
        end = offset + count
        taken += count
        return true
      }
      if count == 0 { return false }
      if errno == EINTR { continue }
      failure = errno
      return false
    }
  }
}
