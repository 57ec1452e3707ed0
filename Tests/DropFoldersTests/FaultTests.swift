import DropFolders
import Foundation
import Linux
import Testing

@Suite struct FaultTests {
  private func scene(_ names: String...) throws -> Scene {
    let scene = try Scene()
    for name in names { try scene.follow(name) }
    try scene.settle()
    return scene
  }

  @Test func anOverflownQueueLosesNothing() throws {
    // In memory, as the point is the number: each file brings two events, and the queue holds 16,384.
    let scene = try Scene(in: "/dev/shm")
    try scene.follow("a")
    try scene.settle()
    for number in 0..<9000 { try scene.write("1", "a/\(number).ics") }
    let limit = try #require(
      Int(try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8).dropLast()))
    try #require(limit < 18_000)
    let log = try scene.settle()
    #expect(Set(log).count == 9000)
    #expect(log.count == 9000)
    try scene.write("1", "a/last.ics")
    #expect(try scene.settle() == ["added 1:last.ics"])
  }

  @Test func anOverflowThatHidTheEndOfAWatchIsMended() throws {
    // On tmpfs and ext4 alike, the new folder may have the inode of the old one.
    for place in [NSTemporaryDirectory(), "/dev/shm"] {
      let scene = try Scene(in: place)
      try scene.follow("a")
      try scene.makeFolder("a/b")
      try scene.settle()
      for folder in ["a/b", "a"] {
        try scene.remove(folder)
        try scene.makeFolder("a/b")
        scene.faults.set { $0.overflow = true }
        try scene.settle()
        try scene.write("1", "\(folder)/x.ics")
        #expect(try scene.settle().count == 1)
        try scene.remove("\(folder)/x.ics")
        try scene.settle()
      }
    }
  }

  @Test func withoutWatchesFoldersArePolledAndWatchedAgainLater() throws {
    let scene = try Scene()
    scene.faults.set { $0.watchFailure = ENOSPC }
    try scene.follow("a")
    try scene.settle()
    #expect(scene.folders.states[0].watch == .poll(.watchLimit))
    try scene.write("1", "a/x.ics")
    #expect(try scene.settle() == [])
    scene.patience = .seconds(15)
    #expect(try scene.settle() == ["added 1:x.ics"])
    scene.faults.set { $0.watchFailure = nil }
    try scene.settle()
    #expect(scene.folders.states[0].watch == .inotify)
    scene.patience = .seconds(1)
    try scene.write("2", "a/y.ics")
    #expect(try scene.settle() == ["added 1:y.ics"])
  }

  @Test func withoutAnInotifyInstanceEverythingIsPolled() throws {
    let scene = try Scene()
    scene.faults.set { $0.instanceFailure = EMFILE }
    try scene.follow("a")
    try scene.restart()
    try scene.settle()
    #expect(scene.folders.states[0].watch == .poll(.instanceLimit))
    try scene.write("1", "a/x.ics")
    scene.patience = .seconds(15)
    #expect(try scene.settle() == ["added 1:x.ics"])
    scene.faults.set { $0.instanceFailure = nil }
    try scene.settle()
    #expect(scene.folders.states[0].watch == .inotify)
  }

  @Test func aFileSystemThatDoesNotTellIsPolled() throws {
    let scene = try Scene()
    scene.faults.set { $0.fileSystem = "nfs4" }
    try scene.follow("a")
    try scene.settle()
    #expect(scene.folders.states[0].watch == .poll(.silentFileSystem("nfs4")))
    #expect(PollReason.silentFileSystem("nfs4").text == "nfs4 does not tell of all changes")
  }

  @Test func nothingWakesAnIdleScene() throws {
    let scene = try scene("a")
    let due = try #require(scene.folders.nextDeadline)
    #expect(due > scene.clock.now + .seconds(3000))
  }

  @Test func aRootThatIsMadeLaterIsFoundWithAllAboveIt() throws {
    let scene = try Scene()
    try scene.follow("a/b/c", make: false)
    try scene.settle()
    #expect(scene.folders.states[0].absence == .missing)
    try scene.makeFolder("a")
    try scene.settle()
    try scene.makeFolder("a/b/c/d")
    try scene.write("1", "a/b/c/d/x.ics")
    #expect(try scene.settle() == ["added 1:d/x.ics"])
    #expect(scene.folders.states[0].absence == nil)
  }

  @Test func aRootThatIsDeletedAndMadeAgainIsFollowedAgain() throws {
    let scene = try scene("a")
    try scene.write("1", "a/x.ics")
    try scene.settle()
    try scene.remove("a")
    #expect(try scene.settle() == [])
    try scene.makeFolder("a")
    try scene.write("2", "a/y.ics")
    #expect(try scene.settle() == ["added 1:y.ics", "removed 1:x.ics"])
  }

  @Test func whatIsNoOrdinaryFileIsRefusedOrPassedOver() throws {
    let scene = try Scene(sizeLimit: 100)
    try scene.follow("a")
    try scene.settle()
    try scene.makeFolder("out")
    try scene.write("1", "out/x")
    try scene.link("out/x", "a/hard.ics")
    #expect(unsafe symlink(scene.path("out/x").description, scene.path("a/soft.ics").description) == 0)
    #expect(unsafe symlink(scene.path("out").description, scene.path("a/folder").description) == 0)
    #expect(unsafe mkfifo(scene.path("a/fifo.ics").description, 0o644) == 0)
    #expect(unsafe mknod(scene.path("a/socket.ics").description, S_IFSOCK | 0o644, 0) == 0)
    try scene.write(String(repeating: "x", count: 101), "a/big.ics")
    try scene.settle()
    #expect(
      scene.replica.refusals == [
        "1:hard.ics": .hardLinked, "1:soft.ics": .symbolicLink, "1:folder": .symbolicLink, "1:big.ics": .tooLarge(101),
      ])
    #expect(scene.replica.contents == [:])
    try scene.remove("out/x")
    #expect(try scene.settle() == ["changed 1:hard.ics"])
    try scene.write("small", "a/big.ics")
    #expect(try scene.settle() == ["changed 1:big.ics"])
  }

  @Test func aSecondLinkIsNoticedOnTheFirstNameToo() throws {
    let scene = try scene("a", "b")
    try scene.write("1", "a/x.ics")
    try scene.settle()
    try scene.link("a/x.ics", "b/y.ics")
    #expect(try scene.settle().sorted() == ["refused 1:x.ics", "refused 2:y.ics"])
    #expect(scene.replica.contents == ["1:x.ics": "1"])
    try scene.remove("b/y.ics")
    #expect(try scene.settle().sorted() == ["removed 2:y.ics", "touched 1:x.ics"])
  }

  @Test func aPathThatIsTooLongIsAProblemOfItsOwn() throws {
    let scene = try scene("a")
    var path = scene.path("a")
    let name = FilePath(bytes: [UInt8](repeating: 0x64, count: 250))
    var folder = try FileDescriptor.open(path, .folder)
    for _ in 0..<17 {
      #expect(unsafe mkdirat(folder.number, name.description, 0o755) == 0)
      folder = try folder.open(name, .folder)
      path = path.appending(name)
    }
    let log = try scene.settle()
    #expect(log.count == 1)
    #expect(scene.replica.refusals.values.first == .pathTooLong)
    #expect(RandomOperations.remove(scene.path("a").appending(name)) == 0)
    try scene.settle()
    #expect(scene.replica.refusals == [:])
  }

  @Test func namesAreBytes() throws {
    let scene = try scene("a")
    let name = FilePath(bytes: [0x61, 0xFF, 0x0A, 0x62])
    let file = try FileDescriptor.open(scene.path("a").appending(name), .init(flags: O_WRONLY | O_CREAT), mode: 0o644)
    try file.write([0x31])
    _ = consume file
    #expect(try scene.settle() == ["added 1:a\\xFF\\nb"])
  }

  @Test func aFolderThatIsDeletedInTheMiddleOfItsScanIsNoProblem() throws {
    let scene = try scene("a")
    try scene.makeFolder("a/b")
    // More names than one reading of the folder brings.
    for number in 0..<3000 { try scene.write("1", "a/b/\(number).ics") }
    for _ in 0..<200 where scene.replica.contents.count < 100 { try scene.take(limit: 50) }
    #expect(scene.folders.hasMore)
    try scene.remove("a/b")
    let log = try scene.settle()
    #expect(scene.replica.contents == [:] && scene.replica.refusals == [:])
    #expect(!log.contains { $0.hasPrefix("refused") })
  }

  @Test func overlappingRootsBothSeeAFile() throws {
    let scene = try Scene()
    try scene.follow("a")
    try scene.follow("a/b")
    try scene.settle()
    try scene.write("1", "a/b/x.ics")
    #expect(try scene.settle().sorted() == ["added 1:b/x.ics", "added 2:x.ics"])
    scene.folders.remove(root: 1)
    try scene.write("2", "a/b/y.ics")
    #expect(try scene.settle() == ["added 2:y.ics"])
  }

  @Test func whatCannotBeReadIsReadWhenItCan() throws {
    try PrivateThread.asNobody {
      let scene = try Scene(in: "/dev/shm")
      try scene.follow("a")
      try scene.makeFolder("a/closed")
      try scene.write("1", "a/closed/y.ics")
      try scene.write("1", "a/x.ics")
      chmod(scene.path("a/x.ics").description, 0)
      chmod(scene.path("a/closed").description, 0)
      try scene.settle()
      #expect(scene.replica.refusals == ["1:x.ics": .unreadable(EACCES), "1:closed": .unreadable(EACCES)])
      chmod(scene.path("a/x.ics").description, 0o600)
      chmod(scene.path("a/closed").description, 0o700)
      #expect(try scene.settle().sorted() == ["added 1:closed/y.ics", "changed 1:x.ics", "removed 1:closed"])
      #expect(scene.replica.refusals == [:])
      chmod(scene.path("a").description, 0)
      scene.folders.rescanAll()
      let log = try scene.settle()
      #expect(log == [])
      #expect(scene.folders.states[0].absence == .unreadable(EACCES))
      scene.patience = .seconds(15)
      #expect(try scene.settle() == [])
      #expect(scene.folders.states[0].absence == .unreadable(EACCES))
      chmod(scene.path("a").description, 0o700)
      scene.patience = .seconds(1)
      #expect(try scene.settle() == [])
      #expect(scene.folders.states[0].absence == nil)
      chmod(scene.path("a/closed").description, 0)
      scene.folders.rescanAll()
      #expect(try scene.settle() == ["refused 1:closed"])
      #expect(scene.replica.contents.count == 2)
      chmod(scene.path("a/closed").description, 0o700)
      #expect(try scene.settle() == ["removed 1:closed"])
    }
  }

  private func chmod(_ path: String, _ mode: mode_t) { #expect(unsafe Glibc.chmod(path, mode) == 0) }
}
