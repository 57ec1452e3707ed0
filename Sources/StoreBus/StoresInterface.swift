package import Systemd

/// Where the stores are on a bus. The interface itself is the table in CStoreBus/Stores1.c.
package enum StoresInterface {
  package static let name = "org.concertd.Stores1"
  package static let path = "/org/concertd/Stores1"
  package static let peer = BusPeer(name, path: path, interface: name)
}

/// The errors of the interface, beside D-Bus's own.
extension BusFailure {
  private static let prefix = "org.concertd.Error."

  /// The log does not go back that far, or the token is another database's: drop everything and start over.
  package static let tokenExpired = BusFailure(
    name: prefix + "TokenExpired", message: "the token has expired: start over without one")

  /// The message names the store, and what to type.
  package static func notAllowed(_ message: String) -> BusFailure {
    BusFailure(name: prefix + "NotAllowed", message: message)
  }

  package var meansTokenExpired: Bool { name == Self.tokenExpired.name }
  package var meansNotAllowed: Bool { name == Self.prefix + "NotAllowed" }
}
