import Glibc
import Systemd

/// A dbus-daemon of one test's own: no session needed, and no names shared with other tests.
final class PrivateBus {
  let address: Bus.Address
  private let folder: ScratchFolder
  private let socket: String
  private var process: pid_t

  init() throws {
    folder = try ScratchFolder()
    socket = folder.path + "/socket"
    address = .at("unix:path=\(socket)")
    process = try Self.start(listeningAt: socket)
  }

  /// Ends the bus, as the end of a session does.
  func end() {
    guard process > 0 else { return }
    kill(process, SIGKILL)
    _ = waitpid(process, nil, 0)
    process = 0
  }

  /// Starts the bus anew where it was.
  func restart() throws {
    end()
    _ = unsafe unlink(socket)
    process = try Self.start(listeningAt: socket)
  }

  deinit { end() }

  /// Returns when the daemon listens: it prints its address then.
  private static func start(listeningAt socket: String) throws -> pid_t {
    var pipe: [CInt] = [0, 0]
    guard unsafe Glibc.pipe(&pipe) == 0 else { throw SystemdError("make", "a pipe", code: errno) }
    defer { close(pipe[0]) }
    let words = [
      "dbus-daemon", "--session", "--nofork", "--nosyslog", "--print-address=\(pipe[1])",
      "--address=unix:path=\(socket)",
    ]
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    // Its complaints about limits of a container are not a test's.
    var actions = unsafe posix_spawn_file_actions_t()
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    _ = unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // Nothing of ours: it would tell a manager of ours that it is ready.
    var environment: [UnsafeMutablePointer<CChar>?] = unsafe [nil]
    var process: pid_t = 0
    let code = unsafe posix_spawn(&process, "/usr/bin/dbus-daemon", &actions, nil, &arguments, &environment)
    close(pipe[1])
    guard code == 0 else { throw SystemdError("start", "dbus-daemon", code: code) }
    var byte: UInt8 = 0
    guard unsafe read(pipe[0], &byte, 1) == 1 else { throw SystemdError("start", "dbus-daemon", code: EPIPE) }
    return process
  }
}
