internal import CLinux
internal import Glibc
internal import Synchronization

/// A thread of its own for an actor whose work blocks: its jobs run there one after another, and never hold up Swift's shared
/// threads. Lives until `stop`.
@safe package final class ThreadExecutor: SerialExecutor, @unchecked Sendable {
  // Unchecked: all that changes is in the mutex, and sem_t is made to be shared between threads (sem_overview(7)).
  private struct Queue: Sendable {
    var jobs: [UnownedJob] = []
    var isStopped = false
  }

  private let name: String
  private let queue = Mutex(Queue())
  private let wake: UnsafeMutablePointer<sem_t>

  /// `name`: up to 15 bytes, as `ps -L` and a debugger show it.
  package init(name: String) {
    self.name = name
    unsafe wake = .allocate(capacity: 1)
    unsafe wake.initialize(to: sem_t())
    unsafe sem_init(wake, 0, 0)
  }

  deinit {
    unsafe sem_destroy(wake)
    unsafe wake.deallocate()
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
  package func stop() {
    queue.withLock { $0.isStopped = true }
    unsafe sem_post(wake)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.withLock { $0.jobs.append(job) }
    unsafe sem_post(wake)
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor { unsafe UnownedSerialExecutor(ordinary: self) }

  fileprivate func run() {
    unsafe linux_name_thread(String(name.prefix(15)))
    while true {
      while unsafe sem_wait(wake) != 0 {}
      let (jobs, isStopped) = queue.withLock { queue in
        defer { queue.jobs = [] }
        return (queue.jobs, queue.isStopped)
      }
      for job in jobs { unsafe job.runSynchronously(on: asUnownedSerialExecutor()) }
      if isStopped && jobs.isEmpty { return }
      if isStopped { unsafe sem_post(wake) }
    }
  }
}

private func runThread(_ held: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let held = unsafe held else { return nil }
  unsafe Unmanaged<ThreadExecutor>.fromOpaque(held).takeRetainedValue().run()
  return nil
}
