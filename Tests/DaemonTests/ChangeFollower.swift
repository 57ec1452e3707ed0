import Foundation
import Glibc
import JSON

/// `concertd changes --follow --json`: the first client of the change notifications.
final class ChangeFollower: @unchecked Sendable {
  // Unchecked: a test uses it from one task.
  private let process = Process()
  private let output = Pipe()
  private var rest = Data()

  struct Ended: Error {}

  init(program: String, environment: [String: String]) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["changes", "--follow", "--json"]
    process.environment = environment
    process.standardOutput = output
    try process.run()
  }

  deinit {
    // A child of a thread of libdispatch starts with all signals blocked; only this one reaches it for sure.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The next row; waits for it.
  func next() throws -> JSONValue {
    while true {
      if let end = rest.firstIndex(of: 0x0a) {
        let line = rest[rest.startIndex..<end]
        rest = rest[rest.index(after: end)...]
        return try JSONValue(parsing: Array(line))
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Ended() }
      rest += data
    }
  }

  /// The next row that fits; waits for it.
  func next(where fits: (JSONValue) -> Bool) throws -> JSONValue {
    while true {
      let row = try next()
      if fits(row) { return row }
    }
  }

  /// The next row of a concert with that action.
  func nextConcert(_ change: String) throws -> JSONValue {
    try next { $0["store"]?.string == "concerts" && $0["change"]?.string == change }
  }
}
