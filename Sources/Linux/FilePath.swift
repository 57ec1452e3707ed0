/// A path or a name as the file system has it: bytes other than NUL, not always UTF-8.
package struct FilePath: Hashable, Sendable {
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
  package init(_ text: some StringProtocol) { bytes = Array(text.utf8) }
  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ span: Span<UInt8>) {
    var bytes = [UInt8]()
    bytes.reserveCapacity(span.count)
    for place in span.indices { bytes.append(span[place]) }
    self.bytes = bytes
  }

  package var isEmpty: Bool { bytes.isEmpty }
  package var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// Two paths joined by one slash. An empty side leaves the other as it is.
  package func appending(_ name: FilePath) -> FilePath {
    if bytes.isEmpty { return name }
    if name.isEmpty { return self }
    var joined = [UInt8]()
    joined.reserveCapacity(bytes.count + 1 + name.bytes.count)
    joined.append(contentsOf: bytes)
    if bytes.last != UInt8(ascii: "/") { joined.append(UInt8(ascii: "/")) }
    joined.append(contentsOf: name.bytes)
    return FilePath(bytes: joined)
  }

  package func appending(_ name: String) -> FilePath { appending(FilePath(name)) }

  /// Where the last component begins in `bytes`.
  package var nameStart: Int { bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0 }

  /// What stands after the last slash.
  package var lastComponent: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return FilePath(bytes: Array(bytes[(slash + 1)...]))
  }

  /// What stands before the last slash: `/` for a child of the root, empty for a bare name.
  package var parent: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(bytes: []) }
    return slash == 0 && bytes.count > 1 ? "/" : FilePath(bytes: Array(bytes[..<slash]))
  }

  package var components: [FilePath] {
    bytes.split(separator: UInt8(ascii: "/")).map { FilePath(bytes: Array($0)) }
  }

  package func hasPrefix(_ prefix: some Sequence<UInt8>) -> Bool { bytes.starts(with: prefix) }

  package func hasSuffix(_ suffix: some BidirectionalCollection<UInt8>) -> Bool {
    bytes.reversed().starts(with: suffix.reversed())
  }

  /// The path as C wants it, for the time of one call. A byte 0 cannot be in a file's name: it would cut the path, so
  /// callers that take paths from strangers check `isUsable`.
  package func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var room = ContiguousArray<CChar>()
    room.reserveCapacity(bytes.count + 1)
    for byte in bytes { room.append(CChar(bitPattern: byte)) }
    room.append(0)
    return unsafe try room.withUnsafeBufferPointer { buffer throws(Failure) in
      guard let start = buffer.baseAddress else { preconditionFailure("a buffer with a NUL has an address") }
      return unsafe try body(start)
    }
  }

  package var isUsable: Bool { !bytes.isEmpty && !bytes.contains(0) }
}

extension FilePath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

extension FilePath: Comparable {
  package static func < (one: FilePath, other: FilePath) -> Bool { one.bytes.lexicographicallyPrecedes(other.bytes) }
}
