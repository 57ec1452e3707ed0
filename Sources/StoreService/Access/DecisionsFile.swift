internal import Glibc
package import Records

/// The decisions on disk: a file that is replaced whole, so that a power cut leaves the old or the new one.
package struct DecisionsFile: Sendable {
  package let path: String

  package init(folder: String) { path = folder + "/decisions" }

  /// What the file says; nothing decided when there is none. Lines that cannot be read are problems.
  package func load() throws(DecisionsError) -> (decisions: UserDecisions, problems: [Problem]) {
    guard let bytes = try contents() else { return (UserDecisions(), []) }
    let (decisions, unknown) = UserDecisions.parse(String(decoding: bytes, as: UTF8.self))
    let problems = unknown.map { line in
      Problem(.warning, file: path, line: line, "this decision cannot be read", hint: "mend or delete the line")
    }
    return (decisions, problems)
  }

  /// Writes a file beside, brings it to the disk, and puts it in place (rename(2), fsync(2) of file and folder).
  package func save(_ decisions: UserDecisions) throws(DecisionsError) {
    let beside = path + ".new"
    let descriptor = unsafe open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw DecisionsError("create", beside) }
    let text = Array(decisions.text.utf8)
    let isWritten = unsafe text.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress!, $0.count) } == text.count
    guard isWritten, fsync(descriptor) == 0 else {
      let error = DecisionsError("write", beside)
      close(descriptor)
      unsafe unlink(beside)
      throw error
    }
    close(descriptor)
    guard unsafe rename(beside, path) == 0 else { throw DecisionsError("replace", path) }
    let folder = String(path[..<path.lastIndex(of: "/")!])
    let folderDescriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folderDescriptor >= 0 else { throw DecisionsError("open", folder) }
    defer { close(folderDescriptor) }
    guard fsync(folderDescriptor) == 0 else { throw DecisionsError("sync", folder) }
  }

  private func contents() throws(DecisionsError) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw DecisionsError("open", path)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = unsafe block.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress!, $0.count) }
      if count == 0 { return bytes }
      guard count > 0 else { throw DecisionsError("read", path) }
      bytes += block[..<count]
    }
  }
}

package struct DecisionsError: Error, CustomStringConvertible {
  package let description: String

  init(_ act: String, _ path: String) {
    description = "cannot \(act) \(path): \(unsafe String(cString: strerror(errno)))"
  }
}
