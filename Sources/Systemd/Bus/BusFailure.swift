/// A D-Bus error: what a call failed with, and what a handler throws to answer with it.
package struct BusFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A D-Bus error name such as `org.freedesktop.DBus.Error.AccessDenied`.
  package var name: String
  package var message: String

  package init(name: String, message: String) { (self.name, self.message) = (name, message) }

  package var description: String { "\(message) (\(name))" }

  private static let standard = "org.freedesktop.DBus.Error."

  package static func invalidArguments(_ message: String) -> BusFailure {
    BusFailure(name: standard + "InvalidArgs", message: message)
  }

  package static func accessDenied(_ message: String) -> BusFailure {
    BusFailure(name: standard + "AccessDenied", message: message)
  }

  package static func failed(_ message: String) -> BusFailure {
    BusFailure(name: standard + "Failed", message: message)
  }

  package static func limitsExceeded(_ message: String) -> BusFailure {
    BusFailure(name: standard + "LimitsExceeded", message: message)
  }

  static let disconnected = BusFailure(name: standard + "Disconnected", message: "the bus connection is gone")

  /// Nobody owns the name, and nobody could be started for it.
  package var meansNotRunning: Bool {
    let names = ["ServiceUnknown", "NameHasNoOwner"].map { Self.standard + $0 }
    return names.contains(name) || name.hasPrefix(Self.standard + "Spawn.")
      || name.hasPrefix("org.freedesktop.systemd1.")
  }

  /// The answer did not come in time, or who owed it is gone.
  package var meansNoAnswer: Bool { ["NoReply", "Timeout", "TimedOut"].contains { name == Self.standard + $0 } }

  package var meansDisconnected: Bool { name == Self.disconnected.name }
}
