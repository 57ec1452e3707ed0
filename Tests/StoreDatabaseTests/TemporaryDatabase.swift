import Foundation
import Linux
import Records
import SQLite
import Synchronization

@testable import StoreDatabase

/// A database in a folder of its own that goes with it, and a clock that stands still until it is moved.
final class TemporaryDatabase {
  static let folder = "/drops"
  let path: String
  private let directory: URL
  private(set) var now = Instant(seconds: 1_800_000_000)
  private(set) var opened: StoreDatabase.Opened?

  init(hooks: Hooks = Hooks()) throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "concertd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    path = directory.appending(path: "concertd.db").path
    try open(hooks: hooks)
  }

  deinit {
    opened = nil
    // A folder that cannot be removed is left to the system's cleaning of /tmp.
    _ = try? FileManager.default.removeItem(at: directory)
  }

  var database: StoreDatabase { opened!.database }
  var files: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() } }

  func advance(seconds: Int64) { now = now.advanced(bySeconds: seconds) }

  func close() { opened = nil }

  func open(hooks: Hooks = Hooks()) throws {
    opened = nil
    opened = try StoreDatabase.open(
      path: path, hooks: hooks, now: { [unowned self] in now }, span: TemporaryDatabase.span)
  }

  static func span(_ event: Event) -> EventSpan {
    let start = event.start.clock.secondsSinceEpoch
    return EventSpan(first: start, last: event.isRecurring ? nil : start + 3600)
  }
}

/// Steps that a `Hooks` counts, and the one that fails.
final class FaultPlan: Sendable {
  private let remaining = Mutex<(count: Int, code: Int32)>((.max, 0))

  var hooks: Hooks {
    Hooks(beforeStep: { [self] _ in
      remaining.withLock { plan in
        plan.count -= plan.count == .max ? 0 : 1
        return plan.count < 0 ? plan.code : 0
      }
    })
  }

  /// Lets `steps` steps pass; from then on all fail with `code`.
  func fail(after steps: Int, code: Int32) { remaining.withLock { $0 = (steps, code) } }
  func mend() { remaining.withLock { $0 = (.max, 0) } }

  /// Whether the failing step was reached.
  var hasFailed: Bool { remaining.withLock { $0.count < 0 } }
}
