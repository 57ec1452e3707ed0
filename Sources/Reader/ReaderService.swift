package import Linux
package import Records

/// concert-reader's side: takes descriptor after descriptor and answers each.
package struct ReaderService: ~Copyable {
  private let socket: MessageSocket

  /// `descriptor` is the end that the daemon gave to this process.
  package init(descriptor: consuming FileDescriptor) { socket = MessageSocket(descriptor) }

  /// Says that this process is confined and ready, then answers until the daemon closes its end.
  /// Throws when the socket fails, or a request makes no sense: the daemon then starts another.
  ///
  /// `read` may hand out readings before it is done; the document that it returns has the rest.
  package func run(_ read: (Int32, ReaderRequest, _ part: ([SourcedRecord]) -> Void) -> Document) throws {
    try socket.send(ReaderProtocol.ready)
    while let message = try socket.receive(limit: ReaderProtocol.requestLimit) {
      guard let number = message.number, !message.isTruncated else { throw ReaderFailure.garbled }
      let request = try ReaderRequest(wireBytes: message.bytes)
      var failure: (any Error)?
      let document = read(number, request) { records in
        guard failure == nil else { return }
        let part = Document(store: .health, format: "", records: records)
        do { try send(part.wireBytes, end: ReaderProtocol.endOfPart) } catch { failure = error }
      }
      if let failure { throw failure }
      try send(document.wireBytes, end: ReaderProtocol.last)
    }
  }

  private func send(_ answer: [UInt8], end lastMark: UInt8) throws {
    let step = ReaderProtocol.packetSize - 1
    var start = 0
    repeat {
      let end = min(start + step, answer.count)
      let mark = end == answer.count ? lastMark : ReaderProtocol.more
      try socket.send([mark] + answer[start..<end])
      start = end
    } while start < answer.count
  }
}
