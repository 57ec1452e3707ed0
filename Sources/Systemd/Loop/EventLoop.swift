internal import CSystemd
internal import Glibc
internal import Synchronization

/// The process's sd-event loop, and the executor of everything isolated to `EventLoopActor`.
///
/// Jobs of Swift's concurrency arrive through an eventfd, so that they, descriptors, timers, signals and the bus take
/// turns on the one thread that called `run`.
package final class EventLoop: SerialExecutor, TaskExecutor {
  package static let shared = EventLoop()

  /// What other threads hand over.
  private struct Inbox {
    var jobs: [UnownedJob] = []
    var actions: [@EventLoopActor @Sendable () -> Void] = []
    /// The loop looks in again before it waits.
    var isBeingEmptied = false

    var isEmpty: Bool { jobs.isEmpty && actions.isEmpty }
    /// What came last found nothing before it, and the loop does not know yet.
    var needsWaking: Bool { !isBeingEmptied && jobs.count + actions.count == 1 }
  }

  let event: LoopPointer
  private let wakeup: CInt
  private let inbox = Mutex(Inbox())
  /// pthread_self(3) of the thread that runs the loop; 0 before.
  private let thread = Atomic<UInt>(0)

  private init() {
    var event: OpaquePointer?
    let made = unsafe sd_event_new(&event)
    wakeup = eventfd(0, CInt(EFD_CLOEXEC | EFD_NONBLOCK))
    // A process that cannot have a descriptor or a few bytes at its very start cannot do anything else either.
    guard made >= 0, wakeup >= 0, let event = unsafe event else { fatalError("cannot make the event loop") }
    self.event = unsafe LoopPointer(event)
    let source = unsafe sd_event_add_io(
      event, nil, wakeup, EPOLLIN.rawValue,
      { _, _, _, _ in
        EventLoop.shared.drain()
        return 0
      }, nil)
    guard source >= 0 else { fatalError("cannot watch the event loop's own descriptor") }
  }

  /// Runs the loop on the calling thread until `body` returns or `exit` is called.
  ///
  /// Call it first thing in a synchronous `main`: the signals are blocked before any other thread exists, which
  /// signalfd(2) needs. A child inherits the blocked signals: reset its mask when spawning it.
  /// - Parameters:
  ///   - signals: those that `signals(_:)` will deliver.
  ///   - body: the program; what it returns is the exit code.
  /// - Returns: the exit code, from `body` or `exit`.
  package static func run(
    blocking signals: [CInt] = [], _ body: @escaping @EventLoopActor @Sendable () async -> Int32
  ) -> Int32 {
    block(signals)
    shared.thread.store(UInt(pthread_self()), ordering: .releasing)
    // A plain Task of a synchronous main would wait for the main queue, which nobody serves here.
    start { exit(await body()) }
    return unsafe sd_event_loop(shared.event.raw)
  }

  /// Starts a task whose every step runs on the loop's thread, also the parts that are isolated to nothing. The pool of
  /// threads that would run those otherwise is not only superfluous: it complains on standard error when the process
  /// may not raise a thread's priority (setpriority(2)), as no user's may.
  package static func start(_ body: @escaping @EventLoopActor @Sendable () async -> Void) {
    Task.detached(executorPreference: shared, priority: .medium) { await body() }
  }

  /// Ends `run` after the current turn. The bus connections send what they still hold.
  @EventLoopActor package static func exit(_ code: Int32) {
    _ = unsafe sd_event_exit(shared.event.raw, code)
  }

  /// Whether the caller is on the loop's thread.
  package static var isCurrent: Bool { shared.thread.load(ordering: .acquiring) == UInt(pthread_self()) }

  // MARK: SerialExecutor and TaskExecutor

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsWaking = inbox.withLock { inbox in
      inbox.jobs.append(job)
      return inbox.needsWaking
    }
    if needsWaking { wake() }
  }

  package func checkIsolated() { precondition(Self.isCurrent, "not on the event loop's thread") }

  package func isIsolatingCurrentContext() -> Bool? { Self.isCurrent }

  // MARK: Inbox

  /// Runs `action` in the loop's next turn, in the order of the calls. From any thread, without waiting.
  package static func post(_ action: @escaping @EventLoopActor @Sendable () -> Void) {
    let needsWaking = shared.inbox.withLock { inbox in
      inbox.actions.append(action)
      return inbox.needsWaking
    }
    if needsWaking { shared.wake() }
  }

  /// Frees something of the loop's: at once on its thread, else there. For deinits, which may happen anywhere.
  static func release(_ free: @escaping @EventLoopActor @Sendable () -> Void) {
    guard isCurrent else { return post(free) }
    EventLoopActor.assumeIsolated(free)
  }

  private func wake() { _ = eventfd_write(wakeup, 1) }

  /// How often one turn looks for what has arrived meanwhile. A task that goes through several actors' worth of steps
  /// gets on without a system call for each; and no task can keep the loop from its other sources.
  private static let roundsPerTurn = 16

  private func drain() {
    var count: eventfd_t = 0
    _ = unsafe eventfd_read(wakeup, &count)
    for _ in 0..<Self.roundsPerTurn where !takeAndRun() { return }
    let isLeft = inbox.withLock { inbox in
      inbox.isBeingEmptied = false
      return !inbox.isEmpty
    }
    if isLeft { wake() }
  }

  /// Runs what has arrived so far; false when that is nothing.
  private func takeAndRun() -> Bool {
    var arrived = Inbox()
    inbox.withLock { inbox in
      swap(&inbox, &arrived)
      inbox.isBeingEmptied = !arrived.isEmpty
    }
    EventLoopActor.assumeIsolated { for action in arrived.actions { action() } }
    let (serial, preferred) = unsafe (asUnownedSerialExecutor(), asUnownedTaskExecutor())
    for job in arrived.jobs { unsafe job.runSynchronously(isolatedTo: serial, taskExecutor: preferred) }
    return !arrived.isEmpty
  }
}

/// A C object of the loop's thread. Sendable, because only that thread ever uses what it points to.
@safe struct LoopPointer: @unchecked Sendable {
  let raw: OpaquePointer
  @unsafe init(_ raw: OpaquePointer) { unsafe self.raw = raw }
}
