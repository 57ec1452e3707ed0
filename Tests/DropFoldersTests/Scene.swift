import DropFolders
import Foundation
import Linux
import Synchronization
import Testing

/// A clock that goes on when a test says so.
final class TestClock: Sendable {
  private let time = Mutex(BootTime(nanoseconds: 1_000_000_000))
  var now: BootTime { time.withLock { $0 } }
  func set(_ moment: BootTime) { time.withLock { $0 = max($0, moment) } }
}

/// Folders in a directory of its own, followed, and a reader that does what the service does: opens each change, reads, confirms.
final class Scene {
  let base: String
  let clock = TestClock()
  let folders: DropFolders
  /// Contents by root and path, as the changes have led to.
  private(set) var contents: [String: String] = [:]
  private(set) var refusals: [String: Refusal] = [:]
  /// What each change said, in order: `added 1:a.ics`.
  private(set) var log: [String] = []
  /// For how long `settle` lets deadlines come: longer than any grace, shorter than any polling.
  var patience: Duration = .seconds(5)

  init(
    in parent: String = NSTemporaryDirectory(), sizeLimit: Int64 = 1 << 20,
    _ adjust: (inout DropHooks) -> Void = { _ in }
  )
    throws
  {
    base = parent + (parent.hasSuffix("/") ? "" : "/") + "concertd-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
    var hooks = DropHooks()
    hooks.now = { [clock] in clock.now }
    adjust(&hooks)
    folders = try DropFolders(sizeLimit: sizeLimit, hooks: hooks)
  }

  deinit { try? FileManager.default.removeItem(atPath: base) }

  func path(_ name: String) -> String { base + "/" + name }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func write(_ text: String, _ name: String) throws {
    let file = try FileDescriptor.open(FilePath(path(name)), .init(flags: O_WRONLY | O_CREAT | O_TRUNC), mode: 0o644)
    try file.write(Array(text.utf8))
  }

  func move(_ from: String, _ to: String) throws {
    if unsafe rename(path(from), path(to)) != 0 { throw LinuxError("move", from, code: errno) }
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// Takes changes until there are none and no short deadline is left. The log of this round.
  @discardableResult
  func settle() throws -> [String] {
    let start = log.count
    let end = clock.now + patience
    while true {
      repeat { for change in try folders.takeChanges(limit: 7) { try apply(change) } } while folders.hasMore
      guard let due = folders.nextDeadline, due < end else { break }
      clock.set(due)
    }
    return Array(log[start...])
  }

  private func apply(_ change: FileChange) throws {
    let key = "\(change.root):\(change.path)"
    switch change.kind {
    case .added: try read(change, key, "added")
    case .changed(_, let isInDoubt): try read(change, key, isInDoubt ? "doubted" : "changed")
    case .removed:
      log.append("removed \(key)")
      if contents.removeValue(forKey: key) == nil && refusals[key] == nil { log.append("unknown \(key)") }
      refusals[key] = nil
    case .refused(let refusal):
      log.append("refused \(key)")
      refusals[key] = refusal
    }
  }

  private func read(_ change: FileChange, _ key: String, _ word: String) throws {
    switch try folders.open(root: change.root, path: change.path) {
    case .ready(let file, let stamp):
      let text = String(decoding: try file.readAll(limit: 1 << 20), as: UTF8.self)
      guard try folders.confirm(root: change.root, path: change.path, file, stamp) else { return }
      let isNews = contents.updateValue(text, forKey: key) != text
      if isNews || word != "doubted" { log.append("\(word) \(key)") }
      refusals[key] = nil
    case .busy: log.append("busy \(key)")
    case .refused(let refusal): refusals[key] = refusal
    case .vanished: log.append("vanished \(key)")
    }
  }
}
