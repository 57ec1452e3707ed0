internal import CLinux
internal import Glibc

/// What a process sets for itself at its start.
package enum ThisProcess {
  package enum Limit: Sendable {
    /// Bytes of address space.
    case addressSpace
    /// Seconds of processor time.
    case processorTime
    /// Bytes a file may grow to.
    case fileSize
    case openFiles
    /// Bytes of a core file.
    case coreSize
    case processes

    var resource: __rlimit_resource_t {
      switch self {
      case .addressSpace: Int32(RLIMIT_AS.rawValue)
      case .processorTime: Int32(RLIMIT_CPU.rawValue)
      case .fileSize: Int32(RLIMIT_FSIZE.rawValue)
      case .openFiles: Int32(RLIMIT_NOFILE.rawValue)
      case .coreSize: Int32(RLIMIT_CORE.rawValue)
      case .processes: Int32(__RLIMIT_NPROC.rawValue)
      }
    }
  }

  /// For good: soft and hard alike (setrlimit(2)).
  package static func limit(_ limit: Limit, to most: UInt64) throws(LinuxError) {
    var both = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
    try check("limit", "\(limit)") { unsafe setrlimit(limit.resource, &both) }
  }

  /// Ends this process when the thread that started it ends (prctl(2)); `parent` is its number as the parent told it, as it may
  /// have ended before this call.
  package static func endWithParent(_ parent: Int32? = nil) throws(LinuxError) {
    try check("follow", "the parent's end") { linux_end_with_parent() }
    if let parent, getppid() != parent { throw LinuxError("follow", "the parent's end", code: ESRCH) }
  }

  /// No program started from here gains rights by its file (needed for seccomp without privileges).
  package static func refuseNewPrivileges() throws(LinuxError) {
    try check("refuse", "new privileges") { linux_refuse_new_privileges() }
  }

  /// Neither a core file nor a debugger of the same user shows what is in memory.
  package static func hideMemory() throws(LinuxError) {
    try check("hide", "memory") { linux_hide_memory() }
  }

  package static var id: Int32 { getpid() }
}
