import DropFolders
import Foundation
import Linux
import Testing

@Suite struct ReadingTests {
  private func scene() throws -> Scene {
    let scene = try Scene()
    try scene.follow("a")
    try scene.settle()
    return scene
  }

  private func writer(_ scene: Scene, _ name: String) throws -> FileDescriptor {
    try .open(scene.path(name), .init(flags: O_WRONLY | O_CREAT), mode: 0o644)
  }

  @Test func aFileIsReadWhenItsWriterIsDone() throws {
    let scene = try scene()
    let writer = try writer(scene, "a/x.ics")
    try writer.write(Array("half".utf8))
    let log = try scene.settle()
    #expect(Set(log) == ["busy 1:x.ics"])
    try writer.write(Array(" whole".utf8))
    _ = consume writer
    #expect(try scene.settle() == ["changed 1:x.ics"])
    #expect(scene.replica.contents == ["1:x.ics": "half whole"])
  }

  @Test func aWriterThatDoesNothingMoreStillEndsTheWaiting() throws {
    let scene = try scene()
    try scene.write("text", "a/x.ics")
    let writer = try writer(scene, "a/x.ics")
    try scene.take(limit: 10)
    #expect(scene.log == ["busy 1:x.ics"])
    _ = consume writer
    #expect(try scene.settle() == ["changed 1:x.ics"])
  }

  @Test func oneOfTwoWritersIsOneTooMany() throws {
    let scene = try scene()
    let one = try writer(scene, "a/x.ics")
    let other = try writer(scene, "a/x.ics")
    try one.write([0x31])
    _ = consume one
    #expect(Set(try scene.settle()) == ["busy 1:x.ics"])
    try other.write([0x32])
    _ = consume other
    #expect(try scene.settle() == ["changed 1:x.ics"])
    #expect(scene.replica.contents == ["1:x.ics": "2"])
  }

  @Test func withoutLeasesAFileMustLieStillForAWhile() throws {
    let scene = try scene()
    scene.faults.set { $0.lease = .unknown }
    try scene.write("text", "a/x.ics")
    let changed = try FileStatus.of(scene.path("a/x.ics")).stamp.changed
    scene.faults.set { $0.wallClock = changed + 999_000_000 }
    #expect(Set(try scene.settle()) == ["busy 1:x.ics"])
    scene.faults.set { $0.wallClock = changed + 1_000_000_000 }
    scene.patience = .seconds(40)
    #expect(try scene.settle() == ["changed 1:x.ics"])
  }

  @Test func withoutLeasesAFileFromTheFutureIsNotWaitedFor() throws {
    let scene = try scene()
    scene.faults.set { ($0.lease, $0.wallClock) = (.unknown, 1_000_000_000) }
    try scene.write("text", "a/x.ics")
    #expect(try scene.settle() == ["added 1:x.ics"])
  }

  @Test func aFileThatChangesWhileItIsReadIsReportedAgain() throws {
    let scene = try scene()
    try scene.write("1", "a/x.ics")
    let changes = try scene.folders.takeChanges()
    #expect(changes.count == 1)
    guard case .ready(let file, let stamp) = try scene.folders.open(root: 1, path: "x.ics") else {
      Issue.record("it is not ready")
      return
    }
    try scene.write("22", "a/x.ics")
    let isSteady = try scene.folders.confirm(root: 1, path: "x.ics", file, stamp)
    #expect(!isSteady)
    scene.clock.advance(.milliseconds(100))
    #expect(try scene.folders.takeChanges().map(\.path) == ["x.ics"])
  }

  @Test func theSameStampSoonAfterIsInDoubtAndLaterIsNot() throws {
    let scene = try scene()
    try scene.write("1", "a/x.ics")
    let now = try FileStatus.of(scene.path("a/x.ics")).stamp.changed
    scene.faults.set { $0.wallClock = now + 1 }
    #expect(try scene.settle() == ["added 1:x.ics"])
    // Somebody touches the name without changing the file, as when a write fell in the same tick of a coarse clock.
    _ = try FileDescriptor.open(scene.path("a/x.ics"), .init(flags: O_WRONLY))
    let changes = try scene.folders.takeChanges()
    guard case .changed(_, isInDoubt: true)? = changes.first?.kind else {
      Issue.record("no doubt: \(changes)")
      return
    }
    scene.faults.set { $0.wallClock = now + 1_000_000_000 }
    _ = try scene.folders.open(root: 1, path: "x.ics")
    _ = try FileDescriptor.open(scene.path("a/x.ics"), .init(flags: O_WRONLY))
    #expect(try scene.folders.takeChanges() == [])
  }

  @Test func whatWasRememberedInDoubtIsComparedAtTheStart() throws {
    let scene = try Scene()
    try scene.makeFolder("a")
    try scene.write("1", "a/x.ics")
    let stamp = try FileStatus.of(scene.path("a/x.ics")).stamp
    let known = KnownFile(path: "x.ics", stamp: stamp, row: 7, isInDoubt: true)
    scene.folders.add(root: 1, path: scene.path("a"), known: [known])
    var changes: [FileChange] = []
    repeat { changes += try scene.folders.takeChanges() } while scene.folders.hasMore
    #expect(changes == [FileChange(root: 1, path: "x.ics", row: 7, kind: .changed(stamp, isInDoubt: true))])
  }

  @Test func whatIsSwappedBetweenLookAndOpeningIsNotRead() throws {
    let scene = try scene()
    try scene.write("1", "a/x.ics")
    #expect(try scene.folders.takeChanges().count == 1)
    try scene.remove("a/x.ics")
    #expect(unsafe symlink("/etc/passwd", scene.path("a/x.ics").description) == 0)
    guard case .refused(.symbolicLink) = try scene.folders.open(root: 1, path: "x.ics") else {
      Issue.record("a link was followed")
      return
    }
    try scene.remove("a/x.ics")
    #expect(unsafe mkfifo(scene.path("a/x.ics").description, 0o644) == 0)
    guard case .vanished = try scene.folders.open(root: 1, path: "x.ics") else {
      Issue.record("a FIFO was opened")
      return
    }
  }

  @Test func anEditorsSaveIsOneChange() throws {
    let scene = try scene()
    try scene.write("1", "a/x.ics")
    try scene.settle()
    try scene.move("a/x.ics", "a/x.ics~")
    try scene.take(limit: 10)
    #expect(try scene.folders.takeChanges() == [], "it is only on its way")
    try scene.write("2", "a/x.ics")
    try scene.remove("a/x.ics~")
    #expect(try scene.settle() == ["changed 1:x.ics"])
  }
}
