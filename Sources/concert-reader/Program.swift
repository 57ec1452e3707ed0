internal import Formats
internal import Glibc
internal import Linux
internal import Reader
internal import Records

/// Reads one descriptor after another for concertd, with nothing else within its reach: the daemon's socket is its
/// standard input, the one argument is the most memory it may use, in bytes.
@main
struct Program {
  static func main() {
    guard CommandLine.arguments.count == 2, let memory = UInt64(CommandLine.arguments[1]) else {
      fail("concert-reader is started by concertd; it has no use of its own. See concertd(1).", status: 2)
    }
    do {
      try confine(memory: memory)
      try ReaderService(descriptor: FileDescriptor(owning: STDIN_FILENO)).run(read)
    } catch {
      fail("concert-reader: \(error)", status: 1)
    }
  }

  /// Everything that needs a file is loaded before the door closes.
  private static func confine(memory: UInt64) throws {
    try ThisProcess.endWithParent()
    try ThisProcess.hideMemory()
    try ThisProcess.limit(.coreSize, to: 0)
    try ThisProcess.limit(.addressSpace, to: memory)
    preloadFormats()
    try ThisProcess.confine()
  }

  private static func read(
    _ descriptor: Int32, _ request: ReaderRequest, _ part: ([SourcedRecord]) -> Void
  ) -> Document {
    readDocument(
      ByteStream(descriptor: descriptor),
      context: ReadingContext(
        path: request.path, store: request.store, now: request.now, assumedZone: request.assumedZone),
      part: part)
  }

  private static func fail(_ text: String, status: Int32) -> Never {
    let bytes = Array((text + "\n").utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(status)
  }
}
