/// Where a `JSONReader` gets its bytes: asked for a chunk at a time, so that nothing here follows the size of a file.
package protocol JSONSource: AnyObject {
  /// The next bytes; empty at the end.
  func nextBytes() -> [UInt8]

  /// Goes to that many bytes after the first; the next chunk begins there.
  func rewind(to offset: Int)
}

/// A document that is in memory already.
package final class JSONBytes: JSONSource {
  private let bytes: [UInt8]
  private var offset = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package func nextBytes() -> [UInt8] {
    defer { offset = bytes.count }
    return offset == 0 ? bytes : Array(bytes[offset...])
  }

  package func rewind(to offset: Int) { self.offset = min(max(offset, 0), bytes.count) }
}
