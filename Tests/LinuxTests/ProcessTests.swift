import Foundation
import Linux
import Testing

@Suite struct ProcessTests {
  /// What a shell says on descriptor 1.
  private func say(_ script: String, environment: [String] = []) throws -> (String, ChildProcess.End?) {
    let nothing = try FileDescriptor.open("/dev/null", .init(flags: O_RDWR))
    let output = try SharedMemory.make("output")
    let child = try ChildProcess.start(
      "/bin/sh", arguments: ["-c", script], environment: environment,
      descriptors: [nothing.number, output.number, nothing.number])
    let end = try child.wait()
    try output.seek(to: 0)
    return (String(decoding: try output.readAll(limit: 4096), as: UTF8.self), end)
  }

  @Test func aChildHasOnlyWhatItIsGiven() throws {
    let spare = unsafe open("/dev/null", O_RDONLY)  // not close-on-exec
    defer { close(spare) }
    let script = "for f in 0 1 2 3 4 5 6 7 8 9; do test -e /proc/self/fd/$f && echo $f; done; echo $A$HOME"
    let (text, end) = try say(script, environment: ["A=b"])
    #expect(end == .exited(0))
    #expect(text == "0\n1\n2\nb\n")
  }

  @Test func aChildLeadsItsOwnGroupWithoutBlockedSignals() throws {
    let (text, _) = try say("cut -d' ' -f5 /proc/$$/stat; echo $$; exec grep -E 'Sig(Blk|Ign)' /proc/self/status")
    let lines = text.split(separator: "\n")
    try #require(lines.count == 4)
    #expect(lines[0] == lines[1])
    #expect(lines[2] == "SigBlk:\t0000000000000000")
    // posix_spawn of glibc leaves its own two signals, 32 and 33, ignored.
    let ignored = try #require(UInt64(lines[3].dropFirst("SigIgn:\t".count), radix: 16))
    #expect(ignored & ~(3 << 31) == 0)
  }

  @Test func theEndOfAChildIsTold() throws {
    #expect(try say("exit 3").1 == .exited(3))
    #expect(try say("kill -9 $$").1 == .signalled(SIGKILL))
    #expect(throws: LinuxError("start", "/no/such", code: ENOENT)) {
      _ = try ChildProcess.start("/no/such", descriptors: [])
    }
  }

  @Test func aChildIsKilledThroughItsDescriptor() throws {
    let nothing = try FileDescriptor.open("/dev/null", .init(flags: O_RDWR))
    let child = try ChildProcess.start(
      "/bin/sleep", arguments: ["1000"], descriptors: [nothing.number, nothing.number, nothing.number])
    #expect(try child.wait(blocking: false) == nil)
    child.kill()
    #expect(try child.wait() == .signalled(SIGKILL))
    child.kill()
  }

  /// A message with the content of its descriptor.
  private struct Received: Equatable {
    var bytes: [UInt8]
    var isTruncated = false
    var text: String?
    var isSealed = false
  }

  private func receive(_ socket: borrowing MessageSocket, limit: Int = 10) throws -> Received? {
    guard var message = try socket.receive(limit: limit) else { return nil }
    var received = Received(bytes: message.bytes, isTruncated: message.isTruncated)
    if let file = message.takeDescriptor() {
      try file.seek(to: 0)
      received.text = String(decoding: try file.readAll(limit: 100), as: UTF8.self)
      received.isSealed = SharedMemory.isSealed(file)
    }
    return received
  }

  @Test func messagesKeepTheirBoundsAndCarryDescriptors() throws {
    let pair = try MessageSocket.pair()
    let memory = try SharedMemory.make("sent")
    try memory.write(Array("inside".utf8))
    try SharedMemory.seal(memory)
    try pair.ours.send([1, 2, 3], descriptors: [memory.number])
    try pair.ours.send([4])
    #expect(try receive(pair.theirs) == Received(bytes: [1, 2, 3], text: "inside", isSealed: true))
    #expect(try receive(pair.theirs) == Received(bytes: [4]))
    try pair.ours.send([1, 2, 3])
    #expect(try receive(pair.theirs, limit: 2) == Received(bytes: [1, 2], isTruncated: true))
  }

  @Test func theEndOfThePeerIsAnEmptyAnswer() throws {
    let theirs = MessageSocket(try MessageSocket.pair().theirs.descriptor.duplicate())
    #expect(try receive(theirs) == nil)
    #expect(throws: LinuxError("send", "a message", code: EPIPE)) { try theirs.send([1]) }
  }
}
