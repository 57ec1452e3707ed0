extension Bus {
  /// Owns `name` or nothing: no waiting in line, no taking it from another.
  /// - Throws: `SystemdError` with EEXIST when another process owns it.
  package func requestName(_ name: String) async throws {
    let flags: UInt32 = 0x4  // DBUS_NAME_FLAG_DO_NOT_QUEUE
    let reply: UInt32 = try await call(.bus, "RequestName", name, flags)
    let primaryOwner: UInt32 = 1
    let alreadyOwner: UInt32 = 4
    guard [primaryOwner, alreadyOwner].contains(reply) else {
      throw SystemdError("own", "\(name) on \(address.name)", code: 17)  // EEXIST
    }
  }

  /// The unique name of who owns `name`; `nil` for nobody. Never starts a service.
  package func owner(of name: String) async throws -> String? {
    do {
      return try await call(.bus, "GetNameOwner", name) as String
    } catch let failure as BusFailure where failure.meansNotRunning {
      return nil
    }
  }

  /// The user a connection belongs to, as the bus knows it from the socket.
  package func userID(of sender: String) async throws -> UInt32 {
    try await call(.bus, "GetConnectionUnixUser", sender)
  }

  /// A property's value.
  package func property(
    _ name: String, of peer: BusPeer, options: BusCallOptions = .standard
  ) async throws -> BusVariant {
    var properties = peer
    properties.interface = "org.freedesktop.DBus.Properties"
    return try await call(properties, "Get", peer.interface, name, options: options)
  }
}
