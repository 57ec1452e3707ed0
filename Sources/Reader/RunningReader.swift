internal import Glibc
internal import Linux
internal import Records

/// One concert-reader that runs. Ended and reaped in any case when it goes.
final class RunningReader {
  private let socket: MessageSocket
  private let child: ChildProcess
  private var isEnded = false

  private struct Parts: ~Copyable {
    var socket: MessageSocket
    var child: ChildProcess
  }

  convenience init(program: FilePath, limits: ReaderLimits) throws(ReaderFailure) {
    do {
      let parts = try MessageSocket.pair().split { ours, theirs in
        Parts(socket: ours, child: try RunningReader.start(program, limits: limits, socket: theirs))
      }
      self.init(parts)
    } catch let error as LinuxError {
      throw .cannotStart(error)
    } catch {
      throw .notReady("\(error)")
    }
    try awaitReady()
  }

  private init(_ parts: consuming Parts) {
    socket = parts.socket
    child = parts.child
  }

  deinit { end() }

  var id: Int32 { child.id }

  /// False when the process takes nothing more.
  func send(_ request: [UInt8], descriptor: Int32) -> Bool {
    do throws(LinuxError) {
      try socket.send(request, descriptors: [descriptor])
      return true
    } catch {
      return false
    }
  }

  /// The next answer, whole and decoded.
  func receive(limits: ReaderLimits) throws(ReaderFailure) -> Document {
    var deadline = RunningReader.monotonicMilliseconds() + limits.milliseconds
    var (bytes, size) = ([UInt8](), 0)
    var parts = ReadingMerge()
    while true {
      guard let packet = try receivePacket(by: deadline) else { throw .timedOut(milliseconds: limits.milliseconds) }
      bytes += packet.dropFirst()
      size += packet.count
      if size > limits.output { throw .outputTooLarge(bytes: limits.output) }
      switch packet.first {
      case ReaderProtocol.more?: continue
      case ReaderProtocol.endOfPart?:
        var part = try RunningReader.document(bytes)
        part.moveReadings(to: &parts)
        bytes = []
        // It is at work, and what it can send is bounded: each part has the time of a file.
        deadline = RunningReader.monotonicMilliseconds() + limits.milliseconds
      case ReaderProtocol.last?:
        var document = try RunningReader.document(bytes)
        if parts.count > 0 {
          document.moveReadings(to: &parts)
          document.records += parts.drain()
        }
        return document
      default: throw .garbled
      }
    }
  }

  private static func document(_ bytes: [UInt8]) throws(ReaderFailure) -> Document {
    do throws(WireError) { return try Document(wireBytes: bytes) } catch { throw .garbled }
  }

  func end() {
    guard !isEnded else { return }
    isEnded = true
    child.kill()
    _ = try? child.wait()
  }

  /// Its standard input is the socket; what it has to complain about goes where our complaints go.
  private static func start(
    _ program: FilePath, limits: ReaderLimits, socket: borrowing MessageSocket
  ) throws(LinuxError) -> ChildProcess {
    try ChildProcess.start(
      program, arguments: [String(limits.memory)], environment: ["SWIFT_BACKTRACE=enable=no"],
      descriptors: [socket.descriptor.number, STDERR_FILENO, STDERR_FILENO])
  }

  /// A program that is not ours, or cannot confine itself, says nothing or ends.
  private func awaitReady() throws(ReaderFailure) {
    let deadline = RunningReader.monotonicMilliseconds() + RunningReader.startMilliseconds
    do throws(ReaderFailure) {
      guard try receivePacket(by: deadline) == ReaderProtocol.ready else { throw .notReady("it says something else") }
    } catch {
      end()
      if case .notReady = error { throw error }
      throw .notReady(error.description)
    }
  }

  // A loaded machine starts a program in well under a second; ten are for a thrashing one.
  private static let startMilliseconds: Int64 = 10_000

  /// Nil when the deadline passes first.
  private func receivePacket(by deadline: Int64) throws(ReaderFailure) -> [UInt8]? {
    guard waitReadable(until: deadline) else { return nil }
    var packet: [UInt8]?
    do throws(LinuxError) {
      packet = try socket.receive(limit: ReaderProtocol.packetSize)?.bytes
    } catch  where error.code != ECONNRESET {
      throw .cannotStart(error)
    } catch {
      // It ended while requests waited for it: the same as an end.
    }
    if let packet { return packet }
    throw endOfProcess()
  }

  /// poll(2), again where a signal broke in.
  private func waitReadable(until deadline: Int64) -> Bool {
    while true {
      let left = deadline - RunningReader.monotonicMilliseconds()
      guard left >= 0 else { return false }
      var entry = pollfd(fd: socket.descriptor.number, events: Int16(POLLIN), revents: 0)
      let count = unsafe poll(&entry, 1, Int32(clamping: left))
      if count > 0 { return true }
      if count == 0 { return false }
    }
  }

  private func endOfProcess() -> ReaderFailure {
    guard !isEnded else { return .garbled }
    isEnded = true
    // The socket closes a moment before the process can be reaped.
    do throws(LinuxError) {
      switch try child.wait() {
      case .signalled(let signal): return .crashed(signal: signal)
      case .exited(let status): return .exited(status: status)
      case nil: return .garbled
      }
    } catch {
      return .cannotStart(error)
    }
  }

  private static func monotonicMilliseconds() -> Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}

extension Document {
  /// Versions and twins are resolved over all parts, as if the document had been read at once.
  fileprivate mutating func moveReadings(to merge: inout ReadingMerge) {
    records.removeAll { sourced in
      guard case .reading(let reading) = sourced.record else { return false }
      merge.add(reading, line: sourced.line)
      return true
    }
  }
}
