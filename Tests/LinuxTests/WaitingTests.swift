import Foundation
import Linux
import Testing

@Suite struct WaitingTests {
  private actor Worker {
    private let executor: ThreadExecutor
    private var threads: Set<Int> = []
    init(_ executor: ThreadExecutor) { self.executor = executor }
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

    func note() -> Int {
      threads.insert(Int(pthread_self()))
      return threads.count
    }

    func threadName() throws -> String {
      let file = try FileDescriptor.open("/proc/thread-self/comm", .read)
      return String(decoding: try file.readAll(limit: 100), as: UTF8.self)
    }
  }

  @Test func anActorStaysOnItsThread() async throws {
    let executor = try ThreadExecutor(name: "drop-folders")
    try executor.start()
    let worker = Worker(executor)
    for _ in 0..<50 {
      #expect(await worker.note() == 1)
      await Task.yield()
    }
    #expect(try await worker.threadName() == "drop-folders\n")
    executor.stop()
  }

  @Test func aReadableDescriptorIsToldOnceEachTimeItIsArmed() async throws {
    let executor = try ThreadExecutor(name: "watching")
    let counter = try EventCounter()
    let (told, continuation) = AsyncStream.makeStream(of: Void.self)
    executor.whenReadable(counter.descriptor.number) { continuation.yield() }
    try executor.start()
    counter.signal()
    var iterator = told.makeAsyncIterator()
    executor.arm()
    await iterator.next()
    // Still readable, and armed again: told again.
    executor.arm()
    await iterator.next()
    #expect(counter.take() == 1)
    executor.arm()
    counter.signal()
    await iterator.next()
    executor.stop()
  }

  @Test func aCounterWakesAPoll() throws {
    let counter = try EventCounter()
    let poll = try EventPoll()
    try poll.add(counter.descriptor, key: 7)
    #expect(poll.ready() == [])
    counter.signal()
    counter.signal()
    #expect(poll.ready() == [7])
    #expect(counter.take() == 2)
    #expect(counter.take() == 0)
    #expect(poll.ready() == [])
  }

  @Test func anAlarmOfThePastRingsAtOnce() throws {
    let alarm = try Alarm(.boot)
    #expect(alarm.take() == .nothing)
    try alarm.set(at: 1)
    #expect(alarm.take() == .time)
    try alarm.set(at: .max / 2)
    #expect(alarm.take() == .nothing)
    try alarm.set(at: nil)
    #expect(alarm.take() == .nothing)
  }
}
