import Foundation
import Glibc

/// A message bus of a test's own, so that nothing of the user's session is touched.
final class PrivateBus: @unchecked Sendable {
  // Unchecked: nothing changes after init.
  let address: String
  private let process = Process()

  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    process.arguments = ["--session", "--nofork", "--nopidfile", "--print-address=1"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) { line += byte }
    address = String(decoding: line, as: UTF8.self)
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
