internal import DropFolders
internal import Glibc
internal import Linux

/// Measures what a start costs where nothing has changed: the folder is scanned for the first time to learn its files, then again by a
/// fresh `DropFolders` that knows them. Arguments: folders. Beside it run `statall - FOLDER` of the floors. With `--drop FOLDER` it renames 500
/// files into the folder, one after another, and tells how long it takes from the rename until the file is open.
@main
struct BenchFolders {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "--drop", let path = CommandLine.arguments.last {
      return try drops(into: FilePath(path))
    }
    let paths = CommandLine.arguments.dropFirst().map { FilePath($0) }
    var known: [Int: [KnownFile]] = [:]
    let before = residentMiB()
    try measure("first scan") {
      let folders = try DropFolders()
      for (root, path) in paths.enumerated() { folders.add(root: root, path: path) }
      try drain(folders) { change in
        if case .added(let stamp) = change.kind {
          known[change.root, default: []].append(KnownFile(path: change.path, stamp: stamp, row: 1))
        }
      }
    }
    let lists = residentMiB()
    let again = try DropFolders()
    measure("load what is known") {
      for (root, path) in paths.enumerated() { again.add(root: root, path: path, known: known[root] ?? []) }
    }
    let loaded = residentMiB()
    var changes = 0
    try measure("scan, nothing changed") { try drain(again) { _ in changes += 1 } }
    try measure("scan once more") {
      again.rescanAll()
      try drain(again) { _ in changes += 1 }
    }
    print("files \(again.states.map(\.files).reduce(0, +)), changes \(changes)")
    print("MiB: at start \(before), with the list \(lists), known \(loaded), at the end \(residentMiB())")
  }

  static func drops(into path: FilePath) throws {
    let folders = try DropFolders()
    folders.add(root: 1, path: path)
    try drain(folders) { _ in }
    var times: [Int64] = []
    let draft = path.appending(".bench-draft")
    for number in 0..<500 {
      let target = path.appending("bench-drop-\(number).ics")
      _ = try FileDescriptor.open(draft, .init(flags: O_WRONLY | O_CREAT | O_TRUNC), mode: 0o600)
      guard unsafe rename(draft.description, target.description) == 0 else {
        throw LinuxError("rename", draft.description, code: errno)
      }
      let start = BootTime.now()
      let changes = try folders.takeChanges()
      // The one before, deleted, may be among them.
      guard changes.contains(where: { $0.path == target.lastComponent }),
        case .ready = try folders.open(root: 1, path: target.lastComponent)
      else {
        throw LinuxError("find", target.description, code: ENOENT)
      }
      times.append((BootTime.now() - start).inNanoseconds)
      guard unsafe unlink(target.description) == 0 else { throw LinuxError("remove", target.description, code: errno) }
    }
    times.sort()
    print("found and opened, microseconds: p50 \(times[250] / 1000), p99 \(times[495] / 1000)")
  }

  static func drain(_ folders: DropFolders, _ body: (FileChange) -> Void) throws {
    repeat { for change in try folders.takeChanges() { body(change) } } while folders.hasMore
  }

  static func measure(_ what: String, _ body: () throws -> Void) rethrows {
    let (wall, processor) = (BootTime.now(), clock())
    try body()
    let milliseconds = (BootTime.now() - wall).inNanoseconds / 1_000_000
    print("\(what): \(milliseconds) ms, of the processor \((clock() - processor) / 1000) ms")
  }

  /// VmRSS of /proc/self/status (proc(5)).
  static func residentMiB() -> Int {
    guard let file = try? FileDescriptor.open("/proc/self/status", .read), let text = try? file.readAll(limit: 65_536)
    else { return 0 }
    let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(separator: " ").dropFirst().first).flatMap { Int($0) }.map { $0 / 1024 } ?? 0
  }
}
