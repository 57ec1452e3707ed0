import Foundation
import Linux
import Synchronization

/// A thread that is changed in a way no test may leave behind, and ends with the body.
enum PrivateThread {
  private final class Outcome: Sendable {
    let error = Mutex<(any Error)?>(nil)
    let done = DispatchSemaphore(value: 0)
  }

  /// With mounts of its own (unshare(2)): what is mounted there is seen by nobody else, and gone with the thread.
  static func withMounts(_ body: @escaping @Sendable () throws -> Void) throws {
    try run {
      typealias Unshare = @convention(c) (Int32) -> Int32
      guard let symbol = unsafe dlsym(nil, "unshare") else { throw LinuxError("find", "unshare", code: ENOSYS) }
      let newMounts: Int32 = 0x0002_0000  // CLONE_NEWNS
      guard unsafe unsafeBitCast(symbol, to: Unshare.self)(newMounts) == 0 else {
        throw LinuxError("unshare", "mounts", code: errno)
      }
      let privateForAll = UInt(1 << 18 | 1 << 14)  // MS_PRIVATE, MS_REC
      guard unsafe Glibc.mount("none", "/", nil, privateForAll, nil) == 0 else {
        throw LinuxError("make private", "mounts", code: errno)
      }
      try body()
    }
  }

  /// With the file permissions of nobody (setfsuid(2)).
  static func asNobody(_ body: @escaping @Sendable () throws -> Void) throws {
    try run {
      typealias SetFileUser = @convention(c) (UInt32) -> Int32
      guard let symbol = unsafe dlsym(nil, "setfsuid") else { throw LinuxError("find", "setfsuid", code: ENOSYS) }
      _ = unsafe unsafeBitCast(symbol, to: SetFileUser.self)(65_534)
      try body()
    }
  }

  private static func run(_ body: @escaping @Sendable () throws -> Void) throws {
    let outcome = Outcome()
    Thread.detachNewThread {
      do { try body() } catch { outcome.error.withLock { $0 = error } }
      outcome.done.signal()
    }
    outcome.done.wait()
    if let error = outcome.error.withLock({ $0 }) { throw error }
  }

  static func mountMemory(_ place: FilePath) throws {
    guard unsafe Glibc.mount("none", place.description, "tmpfs", 0, nil) == 0 else {
      throw LinuxError("mount", place.description, code: errno)
    }
  }

  static func unmount(_ place: FilePath) throws {
    guard unsafe umount(place.description) == 0 else { throw LinuxError("unmount", place.description, code: errno) }
  }
}
