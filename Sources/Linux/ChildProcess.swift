internal import CLinux
internal import Glibc

/// A program started by us. Named by a pidfd (pidfd_open(2)), so that a signal never reaches somebody else who got the number.
/// Going out of scope neither ends nor reaps it: call `wait`.
package struct ChildProcess: ~Copyable, Sendable {
  package let id: Int32
  /// Readable when it has ended.
  package let descriptor: FileDescriptor

  /// How a process ended.
  package enum End: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// Starts `program` with exactly these descriptors: the first becomes 0, the next 1 and so on; nothing else of ours is inherited.
  /// It leads a process group of its own, with no signal blocked or ignored, and with only the environment given.
  package static func start(
    _ program: FilePath, arguments: [String] = [], environment: [String] = [], descriptors: [Int32]
  ) throws(LinuxError) -> ChildProcess {
    var process: pid_t = 0
    let code = spawn(program, [program.string ?? program.description] + arguments, environment, descriptors, &process)
    guard code == 0 else { throw LinuxError("start", program.description, code: code) }
    let number = linux_pidfd_open(process)
    guard number >= 0 else {
      let reason = errno
      // Without a pidfd nobody could watch it: it must not stay.
      _ = Glibc.kill(process, SIGKILL)
      _ = waitpid(process, nil, 0)
      throw LinuxError("watch", program.description, code: reason)
    }
    return ChildProcess(id: process, descriptor: FileDescriptor(owning: number))
  }

  private static func spawn(
    _ program: FilePath, _ arguments: [String], _ environment: [String], _ descriptors: [Int32], _ process: inout pid_t
  ) -> Int32 {
    let argv = unsafe CStrings(arguments)
    let envp = unsafe CStrings(environment)
    defer {
      unsafe argv.free()
      unsafe envp.free()
    }
    return unsafe program.withCString { path in
      unsafe linux_spawn(path, argv.list, envp.list, descriptors, Int32(descriptors.count), &process)
    }
  }

  private init(id: Int32, descriptor: consuming FileDescriptor) {
    self.id = id
    self.descriptor = descriptor
  }

  /// A process that has ended already is no error.
  package func send(signal: Int32) { _ = linux_pidfd_send_signal(descriptor.number, signal) }

  /// At once, uncatchably.
  package func kill() { send(signal: SIGKILL) }

  /// Reaps it. With `blocking` false the answer is nil while it runs.
  package func wait(blocking: Bool = true) throws(LinuxError) -> End? {
    var (exited, status): (Int32, Int32) = (0, 0)
    let answer = try check("wait for", "process \(id)") {
      unsafe linux_wait_pidfd(descriptor.number, blocking ? 1 : 0, &exited, &status)
    }
    if answer == 1 { return nil }
    return exited == 1 ? .exited(status) : .signalled(status)
  }
}
