import Foundation
import Linux

/// What the changes must have led to: the files as they are, by the rules of the contract, found without any of the code under test but
/// the listing of one folder.
struct Truth {
  var contents: [String: String] = [:]
  var refused: Set<String> = []
  /// Files with a second link: whether they are refused shows only to who looks at them.
  var linked: Set<String> = []
  let sizeLimit: Int64

  init(_ roots: [Int: FilePath], sizeLimit: Int64) throws {
    self.sizeLimit = sizeLimit
    for (number, root) in roots { try walk(root, "\(number):", FilePath(bytes: [])) }
  }

  private mutating func walk(_ folder: FilePath, _ prefix: String, _ below: FilePath) throws {
    var listing = DirectoryListing(try FileDescriptor.open(folder, .folder))
    while try listing.next() {
      let name = listing.withName { FilePath($0) }
      if Self.isIgnored(name) { continue }
      let (path, key) = (folder.appending(name), prefix + below.appending(name).description)
      let status = try FileStatus.of(path)
      switch status.kind {
      case .folder: try walk(path, prefix, below.appending(name))
      case .symbolicLink: refused.insert(key)
      case .regular where status.links > 1:
        refused.insert(key)
        linked.insert(key)
      case .regular where status.stamp.size > sizeLimit: refused.insert(key)
      case .regular:
        contents[key] = String(decoding: try FileDescriptor.open(path, .read).readAll(limit: 1 << 20), as: UTF8.self)
      default: break
      }
    }
  }

  private static func isIgnored(_ name: FilePath) -> Bool {
    name.hasPrefix(".".utf8)
      || ["~", ".part", ".tmp", ".swp", ".crdownload"].contains { name.hasSuffix(Array($0.utf8)) }
  }
}
