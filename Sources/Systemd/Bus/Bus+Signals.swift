internal import CSystemd

extension Bus {
  /// Sends a signal to whoever listens.
  package func emit<each Argument: BusValue>(
    path: String, interface: String, _ member: String, _ arguments: repeat each Argument
  ) throws {
    let connection = try requireConnection()
    var raw: OpaquePointer?
    try unsafe check(
      sd_bus_message_new_signal(connection.raw, &raw, path, interface, member), "make", "the signal \(member)")
    let message = unsafe BusMessage(adopting: raw!)
    repeat try (each arguments).write(to: message)
    try unsafe check(sd_bus_send(connection.raw, raw, nil), "send", "the signal \(member)")
  }

  /// Sends PropertiesChanged with the property's value, which the vtable's getter gives.
  package func emitPropertyChanged(path: String, interface: String, _ property: String) throws {
    let connection = try requireConnection()
    try unsafe property.withCString { name in
      var names = unsafe [UnsafeMutablePointer(mutating: name), nil]
      try unsafe check(
        sd_bus_emit_properties_changed_strv(connection.raw, path, interface, &names), "announce", property)
    }
  }

  /// Calls `action` for each such signal of the peer. Those that do not have the form expected are skipped.
  package func onSignal<each Argument: BusValue>(
    of peer: BusPeer, _ member: String, _ action: @escaping @EventLoopActor (repeat each Argument) -> Void
  ) throws(SystemdError) -> BusSlot {
    try match(peer, member) { message in
      guard let arguments = try? (repeat (each Argument)(reading: message)) else {
        return Journal.debug("the signal \(member) came in an unknown form")
      }
      action(repeat each arguments)
    }
  }

  /// Calls `action` with the properties of the peer that changed, and their values.
  package func onPropertiesChanged(
    of peer: BusPeer, _ action: @escaping @EventLoopActor ([String: BusVariant]) -> Void
  ) throws(SystemdError) -> BusSlot {
    var properties = peer
    properties.interface = "org.freedesktop.DBus.Properties"
    return try onSignal(of: properties, "PropertiesChanged") {
      (interface: String, changed: [String: BusVariant], _: [String]) in
      if interface == peer.interface { action(changed) }
    }
  }

  /// Calls `action` when a name gets another owner: its unique name, or `nil` for nobody.
  package func onOwnerChanged(
    of name: String, _ action: @escaping @EventLoopActor (String?) -> Void
  ) throws(SystemdError) -> BusSlot {
    let rule =
      "type='signal',sender='org.freedesktop.DBus',path='/org/freedesktop/DBus',interface='org.freedesktop.DBus',"
      + "member='NameOwnerChanged',arg0='\(name)'"
    return try add(rule) { message in
      guard let (_, _, owner) = try? (String(reading: message), String(reading: message), String(reading: message))
      else {
        return Journal.debug("the signal NameOwnerChanged came in an unknown form")
      }
      action(owner.isEmpty ? nil : owner)
    }
  }

  func match(
    _ peer: BusPeer, _ member: String, _ action: @escaping @EventLoopActor (BusMessage) -> Void
  ) throws(SystemdError) -> BusSlot {
    try add(
      "type='signal',sender='\(peer.destination)',path='\(peer.path)',interface='\(peer.interface)',member='\(member)'",
      action)
  }

  /// The bus handles one connection's messages in order, so a call that is made after this is answered under the match:
  /// there is nothing to wait for. A bus that refuses the match ends the connection.
  private func add(
    _ rule: String, _ action: @escaping @EventLoopActor (BusMessage) -> Void
  ) throws(SystemdError) -> BusSlot {
    try unsafe BusSlot("listen on", address.name, BusSlot.Callback(action)) { slot, userdata in
      unsafe sd_bus_add_match_async(
        connection?.raw, &slot, rule, { message, userdata, _ in unsafe BusSlot.Callback.fire(message, userdata) }, nil,
        userdata)
    }
  }
}
