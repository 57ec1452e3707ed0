import Foundation
import Linux

extension RandomOperations {
  mutating func note(_ what: String, _ result: Int32) { if result == 0 { history.append(what) } }

  mutating func call(_ what: String, _ path: FilePath, _ body: ([CChar]) -> Int32) {
    note("\(what) \(path)", body(Self.text(path)))
  }

  mutating func call(_ what: String, _ from: FilePath, _ to: FilePath, _ body: ([CChar], [CChar]) -> Int32) {
    note("\(what) \(from) \(to)", body(Self.text(from), Self.text(to)))
  }

  private static func text(_ path: FilePath) -> [CChar] { path.bytes.map { CChar(bitPattern: $0) } + [0] }

  /// Half of the writes come in two parts.
  mutating func write(_ path: FilePath, _ text: String, _ flags: Int32) {
    guard
      let file = try? FileDescriptor.open(path, .init(flags: O_WRONLY | O_NONBLOCK | O_NOFOLLOW | flags), mode: 0o644)
    else { return }
    history.append("write \(path) \(text.prefix(4)) \(flags)")
    try? file.write(Array(text.utf8))
    if chance(1, in: 2) { try? file.write(Array("+".utf8)) }
  }

  /// As tools should: beside, then renamed into place.
  mutating func drop(_ path: FilePath) {
    let draft = path.parent.appending(".draft")
    write(draft, text(), O_CREAT | O_TRUNC)
    rename(draft, path)
  }

  mutating func rename(_ from: FilePath, _ to: FilePath) { call("rename", from, to) { unsafe Glibc.rename($0, $1) } }

  mutating func exchange(_ one: FilePath, _ other: FilePath) {
    call("exchange", one, other) { Self.exchange($0, $1) }
  }

  /// RENAME_EXCHANGE of renameat2(2), which Swift's Glibc module does not show.
  private static func exchange(_ one: [CChar], _ other: [CChar]) -> Int32 {
    typealias Function = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = unsafe dlsym(nil, "renameat2") else { return -1 }
    return unsafe unsafeBitCast(symbol, to: Function.self)(AT_FDCWD, one, AT_FDCWD, other, 2)
  }

  mutating func unlink(_ path: FilePath) { call("unlink", path) { unsafe Glibc.unlink($0) } }

  mutating func makeFolders(_ path: FilePath, thenWrite: Bool) {
    var here: FilePath = "/"
    for part in path.components {
      here = here.appending(part)
      call("mkdir", here) { unsafe mkdir($0, 0o755) }
    }
    if thenWrite { write(path.appending("made.ics"), text(), O_CREAT | O_TRUNC) }
  }

  mutating func removeTree(_ path: FilePath) {
    if path == outside { return }
    note("rm -r \(path)", Self.remove(path))
  }

  /// With all that is in it, step by step, as the whole path may be too long.
  static func remove(_ path: FilePath) -> Int32 {
    guard let parent = try? FileDescriptor.open(path.parent, .folder) else { return -1 }
    return remove(path.lastComponent, in: parent)
  }

  private static func remove(_ name: FilePath, in parent: borrowing FileDescriptor) -> Int32 {
    guard let folder = try? parent.open(name, .init(flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW)) else {
      return unsafe unlinkat(parent.number, text(name), 0)
    }
    if let again = try? folder.duplicate() {
      var listing = DirectoryListing(again)
      while (try? listing.next()) == true { _ = remove(listing.withName { FilePath($0) }, in: folder) }
    }
    return unsafe unlinkat(parent.number, text(name), AT_REMOVEDIR)
  }

  mutating func link(_ from: FilePath, _ to: FilePath) { call("link", from, to) { unsafe Glibc.link($0, $1) } }
  mutating func symlink(_ to: FilePath, _ at: FilePath) { call("symlink", to, at) { unsafe Glibc.symlink($0, $1) } }

  /// O_TMPFILE, then a name.
  mutating func linkUnnamed(_ path: FilePath) {
    guard let file = try? FileDescriptor.open(path.parent, .unnamed, mode: 0o644) else { return }
    try? file.write(Array(text().utf8))
    let unnamed = FilePath("/proc/self/fd/\(file.number)")
    call("name", unnamed, path) { unsafe linkat(AT_FDCWD, $0, AT_FDCWD, $1, AT_SYMLINK_FOLLOW) }
  }

  /// A draft gets its name by link(2), then loses the other: two links for a moment.
  mutating func saveByLink(_ path: FilePath) {
    let draft = path.parent.appending(".linked")
    write(draft, text(), O_CREAT | O_TRUNC)
    link(draft, path)
    unlink(draft)
  }

  mutating func saveLikeVim(_ path: FilePath) {
    let backup = FilePath(bytes: path.bytes + [UInt8(ascii: "~")])
    rename(path, backup)
    write(path, text(), O_CREAT | O_TRUNC)
    unlink(backup)
  }

  /// Through a descriptor, as truncate(1) does.
  mutating func truncate(_ path: FilePath) {
    guard let file = try? FileDescriptor.open(path, .init(flags: O_WRONLY | O_NONBLOCK | O_NOFOLLOW)) else { return }
    history.append("truncate \(path)")
    try? file.setSize(1)
  }

  mutating func touch(_ path: FilePath) {
    var times = [timespec(tv_sec: 1_000_000, tv_nsec: 0), timespec(tv_sec: 1_000_000, tv_nsec: 0)]
    if chance(1, in: 2) { times = times.map { _ in timespec(tv_sec: 4_000_000_000, tv_nsec: 5) } }
    call("touch", path) { unsafe utimensat(AT_FDCWD, $0, times, AT_SYMLINK_NOFOLLOW) }
  }

  mutating func chmod(_ path: FilePath) {
    let mode: mode_t = chance(1, in: 2) ? 0o600 : 0o644
    call("chmod", path) { unsafe Glibc.chmod($0, mode) }
  }

  mutating func special(_ path: FilePath) {
    if chance(1, in: 2) {
      call("mkfifo", path) { unsafe mkfifo($0, 0o644) }
    } else {
      call("mksock", path) { unsafe mknod($0, S_IFSOCK | 0o644, 0) }
    }
  }

  mutating func startWriting(_ path: FilePath) {
    guard writers.count < 4,
      let file = try? FileDescriptor.open(path, .init(flags: O_WRONLY | O_CREAT | O_NONBLOCK | O_NOFOLLOW), mode: 0o644)
    else { return }
    history.append("begin \(path)")
    try? file.write(Array("half".utf8))
    writers.append(Writer(file))
  }

  mutating func endWriting() {
    guard !writers.isEmpty else { return }
    let writer = writers.removeFirst()
    history.append("end")
    if chance(1, in: 2) { try? writer.file.write(Array("whole".utf8)) }
  }
}
