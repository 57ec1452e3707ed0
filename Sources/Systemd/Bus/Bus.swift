internal import CSystemd

/// A connection to a message bus, served by the event loop.
@EventLoopActor
package final class Bus {
  package enum Address: Hashable, Sendable {
    /// DBUS_SESSION_BUS_ADDRESS, else the bus in XDG_RUNTIME_DIR.
    case user
    /// DBUS_SYSTEM_BUS_ADDRESS, else the system's socket.
    case system
    /// A D-Bus address such as `unix:path=/run/bus`.
    case at(String)

    var name: String {
      switch self {
      case .user: "the session bus"
      case .system: "the system bus"
      case .at(let address): "the bus at \(address)"
      }
    }
  }

  package let address: Address
  /// Called once, when the bus goes away; this connection is then of no more use.
  package var onDisconnect: (@EventLoopActor () -> Void)?

  private(set) var connection: LoopPointer?
  private var disconnection: BusSlot?

  /// Connects; the handshake goes on in the loop, and what is sent meanwhile waits for it.
  package init(_ address: Address) throws(SystemdError) {
    self.address = address
    let connection = try Self.open(address)
    self.connection = connection
    do {
      try unsafe check(sd_bus_attach_event(connection.raw, EventLoop.shared.event.raw, 0), "attach", address.name)
      disconnection = try match(.local, "Disconnected") { [weak self] _ in self?.disconnected() }
    } catch {
      close()
      throw error
    }
  }

  private static func open(_ address: Address) throws(SystemdError) -> LoopPointer {
    var bus: OpaquePointer?
    switch address {
    case .user: try unsafe check(sd_bus_open_user(&bus), "open", address.name)
    case .system: try unsafe check(sd_bus_open_system(&bus), "open", address.name)
    case .at(let place):
      try unsafe check(sd_bus_new(&bus), "make", "a bus connection")
      do {
        try unsafe check(sd_bus_set_address(bus, place), "understand the address of", address.name)
        try unsafe check(sd_bus_set_bus_client(bus, 1), "make", "a bus client")
        try unsafe check(sd_bus_start(bus), "open", address.name)
      } catch {
        unsafe sd_bus_unref(bus)
        throw error
      }
    }
    return unsafe LoopPointer(bus!)
  }

  private func disconnected() {
    close()
    onDisconnect?()
    onDisconnect = nil
  }

  /// Sends what is still queued and disconnects. Calls that wait for an answer fail as disconnected.
  package func close() {
    guard let connection else { return }
    self.connection = nil
    disconnection = nil
    _ = unsafe sd_bus_flush_close_unref(connection.raw)
  }

  package var isOpen: Bool { connection != nil }

  func requireConnection() throws(BusFailure) -> LoopPointer {
    guard let connection else { throw .disconnected }
    return connection
  }

  deinit {
    guard let connection else { return }
    EventLoop.release { _ = unsafe sd_bus_flush_close_unref(connection.raw) }
  }
}

/// An object of some service, and one of its interfaces.
package struct BusPeer: Hashable, Sendable {
  package var destination: String
  package var path: String
  package var interface: String

  package init(_ destination: String, path: String, interface: String) {
    (self.destination, self.path, self.interface) = (destination, path, interface)
  }

  /// The bus itself.
  package static let bus = BusPeer(
    "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus")

  /// What libsystemd tells of the connection, as if it came from a bus.
  static let local = BusPeer(
    "org.freedesktop.DBus.Local", path: "/org/freedesktop/DBus/Local", interface: "org.freedesktop.DBus.Local")
}
