internal import CStoreBus
package import Systemd

/// The stores on a bus: answers the interface's calls from `StoreRequests`, and tells of commits.
@EventLoopActor
package final class StoreServer {
  /// What to do when the bus goes away.
  package enum BusLoss: Sendable {
    /// A session's bus ends with the session: the closure ends the service.
    case tell(@EventLoopActor () -> Void)
    /// The system's bus comes back: connect again, sooner at first, later less often.
    case reconnect
  }

  let requests: any StoreRequests
  let version: String
  private(set) var sequence: UInt64 = 0
  package private(set) var state = "starting"
  private(set) var callers: Callers?

  private let address: Bus.Address
  private let busLoss: BusLoss
  private var bus: Bus?
  private var object: BusSlot?
  private var retry: EventSource?
  private var backoff = Backoff()

  package init(_ requests: any StoreRequests, on address: Bus.Address, version: String, busLoss: BusLoss) {
    (self.requests, self.address, self.version, self.busLoss) = (requests, address, version, busLoss)
  }

  /// Connects, puts the object on the bus, and only then takes the name: whoever sees the name finds the object.
  /// - Throws: when there is no bus, or the name is another's.
  package func start() async throws {
    let bus = try Bus(address)
    self.bus = bus
    callers = Callers(bus)
    bus.onDisconnect = { [weak self] in self?.busLost() }
    object = try unsafe bus.export(StoresInterface.path, for: self) { connection, slot, userdata in
      unsafe stores1_export(connection, &slot, userdata)
    }
    do {
      try await bus.requestName(StoresInterface.name)
    } catch {
      stop()
      throw error
    }
    backoff = Backoff()
  }

  /// Lets the name go and sends what is still queued. Calls that have not been answered yet fail at the caller.
  package func stop() {
    (object, callers, retry) = (nil, nil, nil)
    bus?.onDisconnect = nil
    bus?.close()
    bus = nil
  }

  /// Tells of a commit, once it is durable. A signal that nobody gets is not lost in effect: the property follows, and
  /// `Changes` gives all since any token.
  package func changed(sequence: UInt64) {
    self.sequence = sequence
    announce { bus in
      try bus.emit(path: StoresInterface.path, interface: StoresInterface.name, "Changed", sequence)
      try bus.emitPropertyChanged(path: StoresInterface.path, interface: StoresInterface.name, "Sequence")
    }
  }

  /// Sets the sequence that the service starts from; tells nobody.
  package func startsFrom(sequence: UInt64) { self.sequence = sequence }

  package func enter(state: String) {
    guard state != self.state else { return }
    self.state = state
    announce { try $0.emitPropertyChanged(path: StoresInterface.path, interface: StoresInterface.name, "State") }
  }

  /// Connections that have asked for changes and are still there.
  package var followers: Int { callers?.followers ?? 0 }

  private func announce(_ send: (Bus) throws -> Void) {
    guard let bus, bus.isOpen else { return }
    do {
      try send(bus)
    } catch {
      Journal.warning("a change could not be announced on \(StoresInterface.name): \(error)")
    }
  }

  private func busLost() {
    (object, callers, bus) = (nil, nil, nil)
    switch busLoss {
    case .tell(let end): end()
    case .reconnect:
      Journal.warning("the bus has gone away; connecting again as soon as it is back")
      retryLater()
    }
  }

  private func retryLater() {
    do {
      retry = try EventLoop.after(backoff.next()) { [weak self] in
        EventLoop.start { await self?.reconnect() }
      }
    } catch {
      Journal.error("the bus cannot be waited for: \(error)")
    }
  }

  private func reconnect() async {
    do {
      try await start()
      Journal.notice("connected to the bus again")
      // Whoever was connected before has lost signals: this one makes them ask.
      changed(sequence: sequence)
    } catch {
      stop()
      retryLater()
    }
  }
}
