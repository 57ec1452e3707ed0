internal import Synchronization

/// The folder of compiled zones. Only names made of letters, digits, `+`, `-`, `_` and single slashes reach the file
/// system, so none leads out of the folder.
final class ZoneDirectory: Sendable {
  let path: String
  private let loaded = Mutex<[String: Zone?]>([:])
  private let spellings = Mutex<[String: String]?>(nil)

  /// Areas of tzdata's folder that hold copies of the others, and files that are no zones of their own.
  private static let aside: Set<String> = ["posix", "right", "localtime", "posixrules", "Factory"]
  /// More than any TZif file of tzdata (the largest is 4 KB).
  private static let sizeLimit = 262_144
  private static let cacheLimit = 4096

  init(path: String) { self.path = path }

  /// The zone of that name in just this spelling.
  func zone(exactly name: String) -> Zone? {
    if let known = loaded.withLock({ $0[name] }) { return known }
    let zone = load(name)
    loaded.withLock { if $0.count < Self.cacheLimit { $0[name] = .some(zone) } }
    return zone
  }

  /// The zone of that name in any mixture of cases.
  func zone(_ name: String) -> Zone? {
    if let zone = zone(exactly: name) { return zone }
    guard Self.isName(name), let spelling = spelling(of: name), spelling != name else { return nil }
    return zone(exactly: spelling)
  }

  private func load(_ name: String) -> Zone? {
    guard Self.isName(name), let bytes = SystemFile.bytes(path + "/" + name, limit: Self.sizeLimit),
      let file = TimeZoneFile(bytes)
    else { return nil }
    return Zone(name: name, .file(file))
  }

  static func isName(_ name: String) -> Bool {
    let bytes = name.utf8
    guard (1...64).contains(bytes.count), bytes.allSatisfy(isNameByte) else { return false }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty } && !aside.contains(String(parts[0]))
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"): true
    default: false
    }
  }

  private func spelling(of name: String) -> String? {
    spellings.withLock { spellings in
      if spellings == nil { spellings = Self.spellings(under: path) }
      return spellings?[name.lowercased()]
    }
  }

  private static func spellings(under path: String) -> [String: String] {
    var spellings: [String: String] = [:]
    for name in SystemFile.names(under: path, depth: 3) where isName(name) { spellings[name.lowercased()] = name }
    return spellings
  }
}
