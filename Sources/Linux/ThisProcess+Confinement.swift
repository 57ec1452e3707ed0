internal import CLinux

extension ThisProcess {
  /// From here on this process reads, computes and answers, and gets no descriptor by itself: no file system, no network,
  /// no other program (seccomp(2)). Inherited by all that follows; cannot be undone.
  package static func confine() throws(LinuxError) {
    try refuseNewPrivileges()
    try check("confine", "this process") { linux_confine() }
  }
}
