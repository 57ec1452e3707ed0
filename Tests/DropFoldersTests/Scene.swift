import DropFolders
import Foundation
import Linux
import Testing

/// Folders in a directory of their own, followed, and a reader that does what the service does: opens each change, reads, confirms, and
/// remembers.
final class Scene {
  let base: FilePath
  let clock = TestClock()
  let faults = TestFaults()
  private(set) var folders: DropFolders
  private(set) var roots: [Int: FilePath] = [:]
  private(set) var replica = Replica()
  /// What each change said, in order: `added 1:a.ics`.
  private(set) var log: [String] = []
  /// For how long `settle` lets deadlines come: longer than any grace, shorter than polling or rescans.
  var patience: Duration = .seconds(5)
  let sizeLimit: Int64

  init(in parent: String = NSTemporaryDirectory(), sizeLimit: Int64 = 1 << 20) throws {
    base = FilePath(parent).appending("concertd-" + UUID().uuidString)
    self.sizeLimit = sizeLimit
    folders = try DropFolders(sizeLimit: sizeLimit, hooks: faults.hooks(clock))
    try FileManager.default.createDirectory(atPath: base.description, withIntermediateDirectories: true)
  }

  deinit { _ = RandomOperations.remove(base) }

  func path(_ name: String) -> FilePath { base.appending(name) }

  /// Makes the folder if need be, and follows it as the next root.
  func follow(_ name: String, make: Bool = true) throws {
    if make { try makeFolder(name) }
    let number = roots.count + 1
    roots[number] = path(name)
    folders.add(root: number, path: path(name))
  }

  /// As after the end of the program: only what was remembered is known.
  func restart() throws {
    folders = try DropFolders(sizeLimit: sizeLimit, hooks: faults.hooks(clock))
    for (number, root) in roots { folders.add(root: number, path: root, known: replica.known(number)) }
    replica.forgetReports()
  }

  /// Takes changes until there are none and no short deadline is left. The log of this round.
  @discardableResult
  func settle() throws -> [String] {
    let start = log.count
    let end = clock.now + patience
    while true {
      repeat { try takeThrough(limit: 7) } while folders.hasMore
      guard let due = folders.nextDeadline, due < end else { break }
      clock.set(due)
    }
    return Array(log[start...])
  }

  /// As a service does: what the system had no descriptor for is tried again.
  func takeThrough(limit: Int) throws {
    do { try take(limit: limit) } catch let error as LinuxError where error.code == EMFILE {
      log.append("no descriptor")
    }
  }

  /// One round, as when only some of the events have come yet.
  func take(limit: Int) throws {
    for change in try folders.takeChanges(limit: limit) { log += try replica.apply(change, folders) }
  }
}

extension Scene {
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name).description, withIntermediateDirectories: true)
  }

  func write(_ text: String, _ name: String) throws {
    let file = try FileDescriptor.open(path(name), .init(flags: O_WRONLY | O_CREAT | O_TRUNC), mode: 0o644)
    try file.write(Array(text.utf8))
  }

  func move(_ from: String, _ to: String) throws {
    if unsafe rename(path(from).description, path(to).description) != 0 { throw LinuxError("move", from, code: errno) }
  }

  func link(_ from: String, _ to: String) throws {
    if unsafe Glibc.link(path(from).description, path(to).description) != 0 {
      throw LinuxError("link", from, code: errno)
    }
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name).description) }
}
