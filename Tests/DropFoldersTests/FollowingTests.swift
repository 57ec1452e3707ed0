import DropFolders
import Linux
import Testing

@Suite struct FollowingTests {
  private func scene(_ names: String...) throws -> Scene {
    let scene = try Scene()
    for name in names { try scene.follow(name) }
    try scene.settle()
    return scene
  }

  @Test func filesThatAreThereAreAddedOnce() throws {
    let scene = try Scene()
    try scene.makeFolder("a/b")
    try scene.write("1", "a/x.ics")
    try scene.write("2", "a/b/y.ics")
    try scene.follow("a")
    #expect(try scene.settle().sorted() == ["added 1:b/y.ics", "added 1:x.ics"])
    #expect(try scene.settle() == [])
  }

  @Test func aRenamedDropIsOneChange() throws {
    let scene = try scene("a")
    try scene.write("1", "a/.x.part")
    try scene.move("a/.x.part", "a/x.ics")
    #expect(try scene.settle() == ["added 1:x.ics"])
    #expect(scene.replica.contents == ["1:x.ics": "1"])
  }

  @Test func aFolderMadeWithAFileInItIsFoundOnce() throws {
    let scene = try scene("a")
    try scene.makeFolder("a/b/c")
    try scene.write("1", "a/b/c/x.ics")
    #expect(try scene.settle() == ["added 1:b/c/x.ics"])
    try scene.write("2", "a/b/c/y.ics")
    #expect(try scene.settle() == ["added 1:b/c/y.ics"])
  }

  @Test func aMoveBetweenRootsAddsAndRemovesTogether() throws {
    let scene = try scene("a", "b")
    try scene.write("1", "a/x.ics")
    try scene.settle()
    try scene.move("a/x.ics", "b/x.ics")
    let changes = try scene.folders.takeChanges()
    #expect(changes.map { "\($0.root) \($0.path)" } == ["2 x.ics", "1 x.ics"])
  }

  @Test func aFolderThatMovesTakesItsFilesAlong() throws {
    let scene = try scene("a")
    try scene.makeFolder("a/b/c")
    try scene.write("1", "a/b/c/x.ics")
    try scene.settle()
    try scene.move("a/b", "a/d")
    #expect(try scene.settle() == ["added 1:d/c/x.ics", "removed 1:b/c/x.ics"])
    try scene.write("2", "a/d/c/y.ics")
    #expect(try scene.settle() == ["added 1:d/c/y.ics"])
  }

  @Test func aRootThatVanishesKeepsItsFilesAndComesBack() throws {
    let scene = try scene("a/b")
    try scene.write("1", "a/b/x.ics")
    try scene.write("2", "a/b/y.ics")
    try scene.settle()
    try scene.move("a", "c")
    scene.folders.rescanAll()
    #expect(try scene.settle() == [])
    #expect(scene.folders.states[0].absence == .missing)
    try scene.write("3", "c/b/y.ics")
    try scene.move("c", "a")
    #expect(try scene.settle() == ["changed 1:y.ics"])
    #expect(scene.folders.states[0].absence == nil)
  }
}
