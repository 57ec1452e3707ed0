/// Physical lines as bytes. CRLF, LF and CR end a line; a byte order mark is taken off; UTF-16 becomes UTF-8.
/// Any other encoding is left for the caller, who knows the property's charset.
package struct LineReader: ~Copyable {
  package struct Line: Sendable {
    package var bytes: [UInt8]
    package var number: Int  // from 1
    /// The line was longer than the limit: the rest of it was passed over.
    package var isTruncated = false
    /// The line ended by a line break, not by the end of the file.
    package var isTerminated = true
  }

  private enum Encoding { case bytes, utf16LittleEndian, utf16BigEndian }

  private var stream: ByteStream
  private let encoding: Encoding
  private let limit: Int
  private var number = 0

  /// `limit` is the most bytes that one line may hold.
  package init(_ stream: consuming ByteStream, limit: Int = 64 << 20) {
    let mark = stream.peek(4)
    var found = Encoding.bytes
    if mark.starts(with: [0xef, 0xbb, 0xbf]) {
      for _ in 0..<3 { _ = stream.next() }
    } else if mark.starts(with: [0xff, 0xfe]) {
      found = .utf16LittleEndian
      for _ in 0..<2 { _ = stream.next() }
    } else if mark.starts(with: [0xfe, 0xff]) {
      found = .utf16BigEndian
      for _ in 0..<2 { _ = stream.next() }
    } else if mark.count == 4, mark[0] != 0, mark[1] == 0, mark[2] != 0, mark[3] == 0 {
      found = .utf16LittleEndian
    } else if mark.count == 4, mark[0] == 0, mark[1] != 0, mark[2] == 0, mark[3] != 0 {
      found = .utf16BigEndian
    }
    encoding = found
    self.stream = stream
    self.limit = limit
  }

  package var failure: CInt? { stream.failure }

  package mutating func next() -> Line? {
    encoding == .bytes ? nextOfBytes() : nextOfUTF16()
  }

  private mutating func nextOfBytes() -> Line? {
    guard stream.peek() != nil else { return nil }
    number += 1
    var line = Line(bytes: [], number: number)
    line.isTerminated = stream.append(to: &line.bytes, until: 0x0a, or: 0x0d, limit: limit + 1)
    if line.bytes.count > limit {
      line.bytes.removeLast()
      line.isTruncated = true
    }
    if stream.next() == 0x0d, stream.peek() == 0x0a { _ = stream.next() }
    return line
  }

  private mutating func nextOfUTF16() -> Line? {
    guard stream.peek() != nil else { return nil }
    number += 1
    var units: [UInt16] = []
    var line = Line(bytes: [], number: number)
    line.isTerminated = false
    while let unit = nextUnit() {
      if unit == 0x0a || unit == 0x0d {
        if unit == 0x0d, isLineFeedNext() { _ = nextUnit() }
        line.isTerminated = true
        break
      }
      if units.count < limit / 3 { units.append(unit) } else { line.isTruncated = true }
    }
    line.bytes = Array(String(decoding: units, as: UTF16.self).utf8)
    return line
  }

  private mutating func nextUnit() -> UInt16? {
    guard let first = stream.next(), let second = stream.next() else { return nil }
    return encoding == .utf16LittleEndian
      ? UInt16(first) | UInt16(second) << 8 : UInt16(second) | UInt16(first) << 8
  }

  private mutating func isLineFeedNext() -> Bool {
    let pair = stream.peek(2)
    return pair == (encoding == .utf16LittleEndian ? [0x0a, 0x00] : [0x00, 0x0a])
  }
}
