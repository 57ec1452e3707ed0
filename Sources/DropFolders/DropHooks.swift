package import Linux

/// Where tests bring in faults and time. All nil or real in production.
package struct DropHooks: Sendable {
  package var now: @Sendable () -> BootTime = { BootTime.now() }
  /// Nanoseconds since the epoch.
  package var wallClock: @Sendable () -> Int64 = { wallClockNanoseconds() }
  /// An errno as if inotify_add_watch(2) had failed with it.
  package var watchFailure: (@Sendable () -> Int32?)?
  /// An errno as if opening a folder had failed with it.
  package var openFailure: (@Sendable () -> Int32?)?
  /// An errno as if inotify_init1(2) had failed with it.
  package var instanceFailure: (@Sendable () -> Int32?)?
  /// True as if the queue had just overflown: all that waits in it is lost.
  package var overflow: (@Sendable () -> Bool)?
  /// What the lease says, instead of asking.
  package var lease: (@Sendable () -> LeaseAnswer?)?
  /// The file system's name, instead of what the mount table says.
  package var fileSystem: (@Sendable (FilePath) -> String?)?

  package init() {}
}
