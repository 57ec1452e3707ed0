import Foundation
import Linux
import Testing

@Suite struct FileDescriptorTests {
  private func inFolder(_ body: (FilePath) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "linux-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path + "/a/b", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("text".utf8).write(to: URL(fileURLWithPath: path + "/a/b/x"))
    try FileManager.default.createSymbolicLink(atPath: path + "/a/link", withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: path + "/a/b/soft", withDestinationPath: "x")
    try body(FilePath(path))
  }

  @Test func anErrorSaysActObjectAndCause() {
    #expect(throws: LinuxError("open", "/no/such", code: ENOENT)) { _ = try FileDescriptor.open("/no/such", .read) }
    #expect(LinuxError("open", "a.ics", code: EACCES).description == "cannot open a.ics: Permission denied")
    #expect(LinuxError("open", "a.ics", code: 9999).description == "cannot open a.ics: error 9999")
  }

  @Test func beneathAFolderNeitherLinksNorParentsLeadOut() throws {
    try inFolder { path in
      let root = try FileDescriptor.open(path.appending("a"), .folderLocation)
      #expect(try root.openBeneath("b/x", .read).readAll(limit: 10) == Array("text".utf8))
      #expect(throws: LinuxError("open", "link/x", code: ELOOP)) { _ = try root.openBeneath("link/x", .read) }
      #expect(throws: LinuxError("open", "b/soft", code: ELOOP)) { _ = try root.openBeneath("b/soft", .read) }
      #expect(throws: LinuxError("open", "../a/b/x", code: EXDEV)) { _ = try root.openBeneath("../a/b/x", .read) }
      #expect(throws: LinuxError("open", "/etc/passwd", code: EXDEV)) { _ = try root.openBeneath("/etc/passwd", .read) }
    }
  }

  @Test func withoutOpenat2TheSameHolds() throws {
    try inFolder { path in
      let root = try FileDescriptor.open(path.appending("a"), .folderLocation)
      #expect(try root.openStepwise("b/x", .read).readAll(limit: 10) == Array("text".utf8))
      #expect(throws: LinuxError("open", "link", code: ENOTDIR)) { _ = try root.openStepwise("link/x", .read) }
      #expect(throws: LinuxError("open", "soft", code: ELOOP)) { _ = try root.openStepwise("b/soft", .read) }
      #expect(throws: LinuxError("open", "b/../../x", code: EXDEV)) { _ = try root.openStepwise("b/../../x", .read) }
      #expect(throws: LinuxError("open", "/etc/passwd", code: EXDEV)) {
        _ = try root.openStepwise("/etc/passwd", .read)
      }
    }
  }

  @Test func statusTellsWhatAFileIs() throws {
    try inFolder { path in
      let file = try FileStatus.of(path.appending("a/b/x"))
      #expect(file.kind == .regular && file.stamp.size == 4 && file.links == 1 && file.mount != 0)
      #expect(try FileStatus.of(path.appending("a/link")).kind == .symbolicLink)
      #expect(try FileStatus.of(path.appending("a/link"), followingLinks: true).kind == .folder)
      #expect(try FileDescriptor.open(path.appending("a/b/x"), .read).status() == file)
    }
  }

  @Test(arguments: ["/tmp", "/dev/shm"]) func aLeaseTellsOfWriters(place: String) throws {
    let path = FilePath(place + "/lease-" + UUID().uuidString)
    let writer = try FileDescriptor.open(path, .init(flags: O_WRONLY | O_CREAT), mode: 0o600)
    defer { try? FileManager.default.removeItem(atPath: path.description) }
    ignoreLeaseSignals()
    let file = try FileDescriptor.open(path, .readWithoutWaiting)
    #expect(file.askForWriters() == .writer)
    _ = consume writer
    #expect(file.askForWriters() == .quiet)
  }

  @Test func aFolderListsAllItsNamesOnce() throws {
    try inFolder { path in
      for number in 0..<3000 {
        _ = try FileDescriptor.open(path.appending("a/\(number)"), .init(flags: O_WRONLY | O_CREAT), mode: 0o600)
      }
      var names: Set<FilePath> = []
      var listing = DirectoryListing(try .open(path.appending("a"), .folder))
      while try listing.next() {
        #expect(names.insert(listing.withName { FilePath($0) }).inserted)
        #expect(try listing.status()?.kind == listing.kind)
      }
      #expect(names.count == 3002)
    }
  }

  @Test func anOpenFileKnowsItsRealPath() throws {
    try inFolder { path in
      let found = try FileDescriptor.open(path.appending("a/link"), .folderLocation).realPath()
      #expect(found.lastComponent == "b")
    }
  }
}
