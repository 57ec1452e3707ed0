internal import CLinux
internal import Glibc
internal import Synchronization

/// A thread of its own for an actor whose work blocks: its jobs run there one after another, and never hold up Swift's shared
/// threads. It can also wait for a descriptor, so that news of it need no other thread. Lives until `stop`.
package final class ThreadExecutor: SerialExecutor, TaskExecutor {
  private struct State: Sendable {
    var jobs: [UnownedJob] = []
    var isStopped = false
    /// The thread is in poll(2), or about to be: it must be woken.
    var isWaiting = false
    var descriptor: Int32 = -1
    var isArmed = false
    var action: (@Sendable () -> Void)?
  }

  private let name: String
  private let state = Mutex(State())
  private let wakeup: EventCounter

  /// `name`: up to 15 bytes, as `ps -L` and a debugger show it.
  package init(name: String) throws(LinuxError) {
    self.name = name
    wakeup = try EventCounter()
  }

  /// Once, before the first job. The thread holds the executor until it is stopped.
  package func start() throws(LinuxError) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    let held = unsafe Unmanaged.passRetained(self)
    let code = unsafe pthread_create(&thread, &attributes, runThread, held.toOpaque())
    guard code == 0 else {
      unsafe held.release()
      throw LinuxError("start", "thread \(name)", code: code)
    }
  }

  /// Runs what is queued, then ends the thread. A job that comes later is never run, so actors on it must be idle for good.
  package func stop() { change { $0.isStopped = true } }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    change { $0.jobs.append(job) }
  }

  /// Calls `action` on this thread when `descriptor` is readable: once each time it was armed, and not before. The descriptor
  /// stays the caller's, and must outlive the thread.
  package func whenReadable(_ descriptor: Int32, _ action: @escaping @Sendable () -> Void) {
    change { state in (state.descriptor, state.action, state.isArmed) = (descriptor, action, false) }
  }

  package func arm() { change { $0.isArmed = true } }

  private func change(_ body: (inout State) -> Void) {
    let mustWake = state.withLock { state in
      body(&state)
      defer { state.isWaiting = false }
      return state.isWaiting
    }
    if mustWake { wakeup.signal() }
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor { unsafe UnownedSerialExecutor(ordinary: self) }

  fileprivate func run() {
    unsafe linux_name_thread(String(name.prefix(15)))
    let (serial, preferred) = unsafe (asUnownedSerialExecutor(), asUnownedTaskExecutor())
    while true {
      let (jobs, watched, isStopped) = state.withLock { state -> ([UnownedJob], Int32, Bool) in
        defer { state.jobs = [] }
        state.isWaiting = state.jobs.isEmpty && !state.isStopped
        return (state.jobs, state.isArmed ? state.descriptor : -1, state.isStopped)
      }
      for job in jobs { unsafe job.runSynchronously(isolatedTo: serial, taskExecutor: preferred) }
      guard jobs.isEmpty else { continue }
      if isStopped { return }
      wait(watched)
    }
  }

  /// Until there are jobs, or the descriptor is readable (-1: none).
  private func wait(_ descriptor: Int32) {
    var entries = [
      pollfd(fd: wakeup.descriptor.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    _ = unsafe poll(&entries, 2, -1)
    let action = state.withLock { state -> (@Sendable () -> Void)? in
      state.isWaiting = false
      guard entries[1].revents != 0, state.isArmed, state.descriptor == descriptor else { return nil }
      state.isArmed = false
      return state.action
    }
    if entries[0].revents != 0 { _ = wakeup.take() }
    action?()
  }
}

private func runThread(_ held: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let held = unsafe held else { return nil }
  unsafe Unmanaged<ThreadExecutor>.fromOpaque(held).takeRetainedValue().run()
  return nil
}
