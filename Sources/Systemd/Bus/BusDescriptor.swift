internal import CSystemd
internal import Glibc

/// A file descriptor that travels in a message. It is closed with the last reference to this.
package final class BusDescriptor: BusValue {
  package let number: CInt

  /// Takes the descriptor over.
  package init(owning number: CInt) { self.number = number }

  package static let bodySignature = BusType.descriptor.signature

  /// Duplicates what the message holds, as that one is closed with the message.
  package convenience init(reading message: BusMessage) throws {
    var borrowed: CInt = -1
    try unsafe message.read(.descriptor, into: &borrowed)
    let own = fcntl(borrowed, F_DUPFD_CLOEXEC, 3)
    guard own >= 0 else { throw SystemdError("duplicate", "a descriptor from the bus", code: errno) }
    self.init(owning: own)
  }

  /// The message takes a duplicate.
  package func write(to message: BusMessage) throws {
    var number = number
    try unsafe message.append(.descriptor, &number)
  }

  deinit { close(number) }
}
