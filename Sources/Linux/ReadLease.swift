internal import CLinux

/// What a read lease told of a file (fcntl(2), "Leases").
package enum LeaseAnswer: Sendable {
  /// Nobody has it open for writing.
  case quiet
  /// Somebody has.
  case writer
  /// The file system or the file's owner does not let us ask.
  case unknown
}

extension FileDescriptor {
  /// Asks whether any process has this file open for writing: takes a read lease, which the kernel refuses then, and gives
  /// it back at once. Call `ignoreLeaseSignals` first: who opens the file meanwhile makes the kernel send SIGIO.
  package func askForWriters() -> LeaseAnswer {
    switch linux_try_read_lease(number) {
    case 1: .quiet
    case 0: .writer
    default: .unknown
    }
  }
}

/// Once in a process that takes leases: SIGIO would end it otherwise.
package func ignoreLeaseSignals() { linux_ignore_lease_signals() }
