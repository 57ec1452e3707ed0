import DropFolders
import Foundation
import Linux
import Testing

/// With real mounts, which only root may make.
@Suite(.enabled(if: geteuid() == 0, "mounts need root"))
struct MountTests {
  @Test func anUnmountedRootKeepsItsFilesUntilItIsBack() throws {
    try PrivateThread.withMounts {
      let scene = try Scene()
      try scene.makeFolder("disk")
      try PrivateThread.mountMemory(scene.path("disk"))
      try scene.follow("disk/cal")
      try scene.write("1", "disk/cal/x.ics")
      #expect(try scene.settle() == ["added 1:x.ics"])
      try PrivateThread.unmount(scene.path("disk"))
      #expect(try scene.settle() == [])
      #expect(scene.folders.states[0].absence == .missing)
      #expect(scene.folders.states[0].files == 1)
      // Another disk with the same folder, but none of the files.
      try PrivateThread.mountMemory(scene.path("disk"))
      try scene.makeFolder("disk/cal")
      try scene.write("2", "disk/cal/other.ics")
      #expect(try scene.settle() == [])
      #expect(scene.folders.states[0].absence == .otherFileSystem)
      scene.folders.rescan(root: 1, accepting: true)
      #expect(try scene.settle() == ["added 1:other.ics", "removed 1:x.ics"])
      #expect(scene.folders.states[0].absence == nil)
    }
  }

  @Test func aRootThatIsMountedOverKeepsItsFilesUntilItShowsAgain() throws {
    try PrivateThread.withMounts {
      let scene = try Scene()
      try scene.follow("cal")
      try scene.makeFolder("cal/sub")
      try scene.write("1", "cal/sub/x.ics")
      try scene.settle()
      try PrivateThread.mountMemory(scene.path("cal"))
      try scene.write("2", "cal/hides.ics")
      #expect(try scene.settle() == [])
      #expect(scene.folders.states[0].absence == .otherFileSystem)
      try PrivateThread.unmount(scene.path("cal"))
      #expect(try scene.settle() == [])
      #expect(scene.folders.states[0].absence == nil)
      try scene.write("3", "cal/sub/y.ics")
      #expect(try scene.settle() == ["added 1:sub/y.ics"])
    }
  }

  @Test func aFolderInARootThatIsMountedOverIsAProblemAndItsFilesStay() throws {
    try PrivateThread.withMounts {
      let scene = try Scene()
      try scene.follow("cal")
      try scene.makeFolder("cal/sub")
      try scene.write("1", "cal/sub/x.ics")
      try scene.write("1", "cal/y.ics")
      try scene.settle()
      try PrivateThread.mountMemory(scene.path("cal/sub"))
      #expect(try scene.settle() == ["refused 1:sub"])
      #expect(scene.replica.refusals == ["1:sub": .otherFileSystem])
      #expect(scene.replica.contents.keys.sorted() == ["1:sub/x.ics", "1:y.ics"])
      try PrivateThread.unmount(scene.path("cal/sub"))
      #expect(try scene.settle() == ["removed 1:sub"])
      #expect(scene.replica.refusals == [:])
      try scene.write("2", "cal/sub/x.ics")
      #expect(try scene.settle() == ["changed 1:sub/x.ics"])
    }
  }

  @Test func aRootWhoseDiskIsNotMountedAtTheStartWaitsForIt() throws {
    try PrivateThread.withMounts {
      let scene = try Scene()
      try scene.makeFolder("disk")
      try PrivateThread.mountMemory(scene.path("disk"))
      try scene.makeFolder("disk/personal")
      try scene.follow("disk")
      try scene.write("1", "disk/personal/x.ics")
      try scene.settle()
      // Out of the way, so that it can come back with its files.
      try scene.makeFolder("aside")
      let aside = scene.path("aside").description
      #expect(unsafe Glibc.mount(scene.path("disk").description, aside, nil, UInt(1 << 13), nil) == 0)  // MS_MOVE
      try scene.restart()
      #expect(try scene.settle() == [])
      #expect(scene.folders.states[0].absence == .otherFileSystem)
      #expect(unsafe Glibc.mount(aside, scene.path("disk").description, nil, UInt(1 << 13), nil) == 0)
      try scene.write("2", "disk/personal/y.ics")
      #expect(try scene.settle() == ["added 1:personal/y.ics"])
      #expect(scene.replica.contents.count == 2)
    }
  }

  @Test func nothingIsHeldOpenSoThatAnybodyCanUnmount() throws {
    try PrivateThread.withMounts {
      let scene = try Scene()
      try scene.makeFolder("disk")
      try PrivateThread.mountMemory(scene.path("disk"))
      try scene.follow("disk")
      try scene.write("1", "disk/x.ics")
      try scene.settle()
      #expect(throws: Never.self) { try PrivateThread.unmount(scene.path("disk")) }
    }
  }
}
