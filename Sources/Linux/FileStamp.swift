/// What tells one state of a file from another without reading it (statx(2)). ctime cannot be set by a program, so a
/// change that keeps size and mtime still shows.
package struct FileStamp: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  package var size: Int64  // bytes
  package var modified: Int64  // nanoseconds since the epoch
  package var changed: Int64  // nanoseconds since the epoch

  package init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
    (self.device, self.inode, self.size) = (device, inode, size)
    (self.modified, self.changed) = (modified, changed)
  }
}
