import Linux
import Testing

@Suite struct StampTests {
  private let second: Int64 = 1_000_000_000

  @Test func aFreshStampIsInDoubtAndAnOldOneIsNot() {
    let stamp = FileStamp(device: 1, inode: 2, size: 3, modified: 10 * second, changed: 10 * second)
    #expect(stamp.isInDoubt(at: 10 * second))
    #expect(stamp.isInDoubt(at: 10 * second + 20_000_000))
    #expect(!stamp.isInDoubt(at: 10 * second + 20_000_001))
    #expect(stamp.isInDoubt(at: 9 * second), "the clock was set back")
  }

  @Test func anotherDeviceNumberIsNoOtherState() {
    let stamp = FileStamp(device: 1, inode: 2, size: 3, modified: 4, changed: 5)
    var other = stamp
    other.device = 9
    #expect(stamp.isSameState(as: other))
    other.changed = 6
    #expect(!stamp.isSameState(as: other))
  }

  @Test func aMountTableIsReadWithItsEscapes() {
    let text = """
      22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
      40 22 0:35 / /media/my\\040disk\\134 rw shared:2 master:1 - fuse.sshfs host:/ rw
      41 22 0:36 / /x rw - nfs4 host:/ rw
      broken

      """
    let table = MountTable(parsing: Array(text.utf8))
    #expect(table.mounts.map(\.id) == [22, 40, 41])
    #expect(table[40]?.point == "/media/my disk\\")
    #expect(table.mounts.map { MountTable.isSilent($0.type) } == [false, true, true])
    #expect(!MountTable.isSilent("fuseblk"), "a local disk")
  }

  @Test func theRealMountTableHasTheRoot() throws {
    let table = try MountTable.read()
    #expect(table.mounts.contains { $0.point == "/" })
    #expect(table[try FileStatus.of("/").mount]?.point == "/")
  }
}
