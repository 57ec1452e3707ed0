import DropFolders
import Foundation
import Linux

/// What a service makes of changes: contents by root and path, and what was refused.
struct Replica {
  private(set) var contents: [String: String] = [:]
  private(set) var refusals: [String: Refusal] = [:]
  private var remembered: [String: (root: Int, file: KnownFile)] = [:]
  /// Paths that have been reported and not been removed since.
  private var reported: Set<String> = []
  private var lastRow: Int64 = 0

  func known(_ root: Int) -> [KnownFile] { remembered.values.filter { $0.root == root }.map(\.file) }

  mutating func forgetReports() {
    reported = Set(remembered.keys)
    refusals = [:]
  }

  /// The change as text, with a word of its own for what must not happen.
  mutating func apply(_ change: FileChange, _ folders: DropFolders) throws -> [String] {
    let key = "\(change.root):\(change.path)"
    var log: [String] = []
    if let row = remembered[key]?.file.row, row != change.row { log.append("WRONG ROW \(key)") }
    switch change.kind {
    case .added:
      if !reported.insert(key).inserted { log.append("ADDED TWICE \(key)") }
      log += try read(change, key, "added", folders)
    case .changed(_, let isInDoubt):
      if !reported.contains(key) { log.append("UNKNOWN CHANGED \(key)") }
      log += try read(change, key, isInDoubt ? "doubted" : "changed", folders)
    case .removed:
      if reported.remove(key) == nil { log.append("UNKNOWN REMOVED \(key)") }
      (contents[key], refusals[key], remembered[key]) = (nil, nil, nil)
      log.append("removed \(key)")
    case .refused(let refusal):
      reported.insert(key)
      refusals[key] = refusal
      log.append("refused \(key)")
    }
    return log
  }

  /// What the system had no descriptor for is asked for again.
  private mutating func read(
    _ change: FileChange, _ key: String, _ word: String, _ folders: DropFolders
  ) throws -> [String] {
    do {
      return try readNow(change, key, word, folders)
    } catch let error as LinuxError where error.code == EMFILE {
      folders.again(root: change.root, path: change.path)
      return ["no descriptor"]
    }
  }

  private mutating func readNow(
    _ change: FileChange, _ key: String, _ word: String, _ folders: DropFolders
  ) throws -> [String] {
    switch try folders.open(root: change.root, path: change.path) {
    case .ready(let file, let stamp):
      let openedAt = wallClockNanoseconds()
      let text = String(decoding: try file.readAll(limit: 1 << 20), as: UTF8.self)
      guard try folders.confirm(root: change.root, path: change.path, file, stamp) else { return ["unsteady \(key)"] }
      let isNews = contents.updateValue(text, forKey: key) != text
      remember(change, key, stamp, isInDoubt: stamp.isInDoubt(at: openedAt), folders)
      refusals[key] = nil
      if isNews { return ["\(word) \(key)"] }
      return word == "doubted" ? [] : ["touched \(key)"]
    case .busy: return ["busy \(key)"]
    case .refused(let refusal):
      refusals[key] = refusal
      return ["refused \(key)"]
    case .vanished: return ["vanished \(key)"]
    }
  }

  private mutating func remember(
    _ change: FileChange, _ key: String, _ stamp: FileStamp, isInDoubt: Bool, _ folders: DropFolders
  ) {
    if change.row == 0 { lastRow += 1 }
    let row = change.row == 0 ? lastRow : change.row
    if change.row == 0 { folders.assign(row: row, root: change.root, path: change.path) }
    remembered[key] = (change.root, KnownFile(path: change.path, stamp: stamp, row: row, isInDoubt: isInDoubt))
  }
}
