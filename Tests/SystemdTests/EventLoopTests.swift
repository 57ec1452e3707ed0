import Glibc
import Synchronization
import Systemd
import Testing

@Suite(.timeLimit(.minutes(1)))
struct EventLoopTests {
  @Test func whatIsPostedRunsOnTheLoopInItsOrder() async {
    await onLoop {
      let (seen, continuation) = AsyncStream.makeStream(of: Int.self)
      for number in 1...100 {
        EventLoop.post {
          #expect(EventLoop.isCurrent)
          continuation.yield(number)
        }
      }
      EventLoop.post { continuation.finish() }
      var numbers: [Int] = []
      for await number in seen { numbers.append(number) }
      #expect(numbers == Array(1...100))
    }
  }

  @concurrent private static func nowhereInParticular() async -> Bool { EventLoop.isCurrent }

  @Test func aTaskOfTheLoopNeverLeavesItsThread() async {
    await onLoop {
      let everywhere = await withCheckedContinuation { continuation in
        EventLoop.start { continuation.resume(returning: await Self.nowhereInParticular()) }
      }
      #expect(everywhere)
    }
  }

  @Test func aReadableDescriptorIsToldUntilItsSourceIsLetGo() async throws {
    try await onLoop {
      let pipe = try Pipe()
      let (told, continuation) = AsyncStream.makeStream(of: UInt8.self)
      var source: EventSource? = try EventLoop.whenReadable(pipe.reading) { continuation.yield(pipe.take()) }
      pipe.put(1)
      var iterator = told.makeAsyncIterator()
      #expect(await iterator.next() == 1)

      source?.cancel()
      pipe.put(2)
      try await aTurn()
      #expect(pipe.isReadable)
      source?.resume()
      #expect(await iterator.next() == 2)

      source = nil
      pipe.put(3)
      try await aTurn()
      #expect(pipe.isReadable)
    }
  }

  @Test func aRegularFileCannotBeWatched() async throws {
    await onLoop {
      let file = unsafe open("/etc/passwd", O_RDONLY)
      defer { close(file) }
      let error = #expect(throws: SystemdError.self) { _ = try EventLoop.whenReadable(file) {} }
      #expect(error?.code == EPERM)
      #expect(error?.description == "cannot watch descriptor \(file): Operation not permitted")
    }
  }

  @Test func aTimerFiresOnceAndAgainWhenRestarted() async throws {
    try await onLoop {
      let (fired, continuation) = AsyncStream.makeStream(of: Int.self)
      let timer = try EventLoop.after(.milliseconds(1)) { continuation.yield(1) }
      var iterator = fired.makeAsyncIterator()
      #expect(await iterator.next() == 1)
      let later = try EventLoop.after(.milliseconds(2)) { continuation.yield(2) }
      #expect(await iterator.next() == 2)
      timer.restart(after: .zero)
      #expect(await iterator.next() == 1)
      withExtendedLifetime(later) {}
    }
  }

  @Test func whatWaitsForIdlenessComesAfterWhatIsReady() async throws {
    try await onLoop {
      let (order, continuation) = AsyncStream.makeStream(of: String.self)
      let pipe = try Pipe()
      let idle = try EventLoop.whenIdle { continuation.yield("idle") }
      let source = try EventLoop.whenReadable(pipe.reading) {
        _ = pipe.take()
        continuation.yield("ready")
      }
      pipe.put(1)
      var iterator = order.makeAsyncIterator()
      #expect(await iterator.next() == "ready")
      #expect(await iterator.next() == "idle")
      withExtendedLifetime((idle, source)) {}
    }
  }

  @Test func signalsArriveAsAStream() async throws {
    try await onLoop {
      let signals = try EventLoop.signals([SIGUSR1, SIGUSR2])
      // To this thread, which is the loop's, and alone has them blocked.
      raise(SIGUSR1)
      raise(SIGUSR1)
      var iterator = signals.makeAsyncIterator()
      #expect(await iterator.next() == SIGUSR1)
      raise(SIGUSR2)
      #expect(await iterator.next() == SIGUSR2)
    }
  }

  @Test func anAlarmIsDueAtItsTimeAlsoWhenThatIsPast() async throws {
    try await onLoop {
      let (causes, continuation) = AsyncStream.makeStream(of: WallClockAlarm.Cause.self)
      let alarm = try WallClockAlarm { continuation.yield($0) }
      var now = timespec()
      _ = unsafe clock_gettime(CLOCK_REALTIME, &now)
      var iterator = causes.makeAsyncIterator()
      for milliseconds in [-1, 0, Int64(now.tv_sec) * 1000 - 1, Int64(now.tv_sec) * 1000 + 1000] {
        try alarm.arm(at: milliseconds)
        #expect(await iterator.next() == .due)
      }
      // Never due: the timer that comes after it is.
      try alarm.arm(at: Int64(now.tv_sec + 3600) * 1000)
      try alarm.arm(at: nil)
      let other = try EventLoop.after(.milliseconds(5)) { continuation.finish() }
      #expect(await iterator.next() == nil)
      other.cancel()
    }
  }
}

/// A pipe of single bytes.
final class Pipe: Sendable {
  let reading: CInt
  let writing: CInt

  init() throws {
    var ends: [CInt] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw SystemdError("make", "a pipe", code: errno) }
    (reading, writing) = (ends[0], ends[1])
  }

  func put(_ byte: UInt8) {
    var byte = byte
    #expect(unsafe write(writing, &byte, 1) == 1)
  }

  func take() -> UInt8 {
    var byte: UInt8 = 0
    #expect(unsafe read(reading, &byte, 1) == 1)
    return byte
  }

  var isReadable: Bool {
    var question = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&question, 1, 0) == 1
  }

  deinit {
    close(reading)
    close(writing)
  }
}
