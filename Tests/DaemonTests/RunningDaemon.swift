import Foundation
import Glibc

/// A daemon that runs: its readiness is what it tells its manager, over a socket of the test's.
final class RunningDaemon: @unchecked Sendable {
  // Unchecked: a test uses it from one task.
  private let process = Process()
  private let socket: Int32
  let log = Pipe()

  struct EndedEarly: Error { var status: Int32 }

  init(program: String, environment: [String: String], home: URL, arguments: [String] = ["run"]) throws {
    let path = home.appendingPathComponent("notify.socket").path
    _ = unsafe unlink(path)
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { bytes in unsafe bytes.copyBytes(from: Array(path.utf8)) }
    let bound = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard bound == 0 else { throw CocoaError(.fileWriteUnknown) }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment.merging(["NOTIFY_SOCKET": path]) { $1 }
    process.standardError = FileHandle.standardError
    try process.run()
  }

  deinit {
    kill()
    close(socket)
  }

  var id: Int32 { process.processIdentifier }

  /// Blocks until READY=1; throws when the daemon ends instead.
  func awaitReady() throws { try awaitNotification("READY=1") }

  func awaitNotification(_ wanted: String) throws {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&entry, 1, 100)
      if entry.revents == 0 {
        guard process.isRunning else { throw EndedEarly(status: process.terminationStatus) }
        continue
      }
      let count = unsafe recv(socket, &buffer, buffer.count, 0)
      let text = String(decoding: buffer[..<max(0, count)], as: UTF8.self)
      if text.split(separator: "\n").contains(where: { $0.hasPrefix(wanted) }) { return }
    }
  }

  /// Asks it to end, and waits; answers its exit code.
  @discardableResult
  func terminate() -> Int32 {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    return process.terminationStatus
  }

  func kill() {
    if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  func signal(_ number: Int32) { Glibc.kill(process.processIdentifier, number) }
}
