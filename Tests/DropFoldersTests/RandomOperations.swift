import Foundation
import Linux

/// Seeded, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// Real file operations, chosen by chance, as tools and people do them. An operation that fails (its file is not there) is none.
struct RandomOperations {
  let roots: [FilePath]
  let outside: FilePath
  var random: SeededGenerator
  /// Files that are still being written.
  var writers: [Writer] = []
  /// What was done since the last check.
  var history: [String] = []

  final class Writer {
    let file: FileDescriptor
    init(_ file: consuming FileDescriptor) { self.file = file }
  }

  private static let names: [FilePath] = [
    "a.ics", "b.ics", "c.vcf", "ü ö.json", "line\nbreak.ics", FilePath(bytes: [0xFF, 0xFE, 0x2E, 0x69]), ".hidden",
    "t.part",
    "back~", FilePath(bytes: [UInt8](repeating: 0x6E, count: 255)),
  ]
  private static let folderNames: [FilePath] = ["p", "q", "r s", "x.tmp", ".git"]

  init(roots: [FilePath], outside: FilePath, seed: UInt64) {
    (self.roots, self.outside) = (roots, outside)
    random = SeededGenerator(seed: seed)
  }

  mutating func chance(_ one: Int, in many: Int) -> Bool { Int.random(in: 0..<many, using: &random) < one }

  mutating func folder() -> FilePath {
    var path = chance(1, in: 12) ? outside : roots.randomElement(using: &random) ?? outside
    for _ in 0..<Int.random(in: 0...2, using: &random) { path = path.appending(one(of: Self.folderNames)) }
    return path
  }

  mutating func file() -> FilePath { folder().appending(one(of: Self.names)) }

  mutating func one<Element>(of list: [Element]) -> Element { list[Int.random(in: list.indices, using: &random)] }

  mutating func text() -> String {
    chance(1, in: 40) ? String(repeating: "L", count: 4097) : String(UInt8.random(in: 10...99, using: &random))
  }

  mutating func step() {
    switch Int.random(in: 0..<31, using: &random) {
    case 0...4: drop(file())
    case 5...7: write(file(), text(), O_CREAT | O_TRUNC)
    case 8: write(file(), text(), O_APPEND)
    case 9: write(file(), text(), 0)
    case 10...12: rename(file(), file())
    case 13: unlink(file())
    case 14, 15: makeFolders(folder().appending(one(of: Self.folderNames)), thenWrite: chance(2, in: 3))
    case 16: rename(folder(), folder().appending(one(of: Self.folderNames)))
    case 17: removeTree(folder())
    case 18: link(file(), file())
    case 19: linkUnnamed(file())
    case 20: symlink(file(), file())
    case 21: truncate(file())
    case 22: saveLikeVim(file())
    case 23: saveByLink(file())
    case 24: touch(file())
    case 25: chmod(file())
    case 26: special(file())
    case 27: exchange(file(), file())
    case 28: startWriting(file())
    case 29: endWriting()
    default: exchange(folder(), folder())
    }
  }

  mutating func endAllWriting() { while !writers.isEmpty { endWriting() } }
}
