import Glibc
import StoreBus
import Systemd
import Testing

@Suite(.timeLimit(.minutes(1)))
struct BusTests {
  private static let here = "/org/concertd/Test"
  private static let interface = "org.concertd.Test"

  /// Sends values as a signal from one connection to another.
  @EventLoopActor private func carry<each Value: BusValue>(_ values: repeat each Value) async throws -> (
    repeat each Value
  ) {
    let bus = try PrivateBus()
    let (sender, receiver) = (try Bus(bus.address), try Bus(bus.address))
    try await sender.requestName("org.concertd.Test")
    let peer = BusPeer("org.concertd.Test", path: Self.here, interface: Self.interface)
    let (arrived, continuation) = AsyncStream.makeStream(of: (repeat each Value).self)
    let slot = try receiver.onSignal(of: peer, "Values") { (values: repeat each Value) in
      continuation.yield((repeat each values))
    }
    // The match is in force when this is answered.
    #expect(try await receiver.owner(of: "org.concertd.Test") != nil)
    try sender.emit(path: Self.here, interface: Self.interface, "Values", repeat each values)
    var iterator = arrived.makeAsyncIterator()
    let outcome = await iterator.next()
    withExtendedLifetime(slot) {}
    sender.close()
    receiver.close()
    return try #require(outcome)
  }

  @Test func numbersTextsAndContainersArriveAsTheyWere() async throws {
    try await onLoop {
      let (yes, small, large, real) = try await self.carry(true, Int32.min, UInt64.max, -0.1)
      #expect((yes, small, large, real) == (true, .min, .max, -0.1))
      let (unsigned, wide, text) = try await self.carry(UInt32.max, Int64.min, "Žižkov 🎶")
      #expect((unsigned, wide, text) == (.max, .min, "Žižkov 🎶"))
      let (lists, names) = try await self.carry([["a", "b"], [], [""]], ["location": "Praha", "url": ""])
      #expect(lists == [["a", "b"], [], [""]])
      #expect(names == ["location": "Praha", "url": ""])
    }
  }

  @Test func optionsCarryTheirTypes() async throws {
    let options: [String: BusVariant] = [
      "limit": .uint32(7), "play": .boolean(true), "distance": .double(0.5), "ids": .strings(["a"]),
      "kind": .string("x"),
      "from": .int64(-1), "edge": .int32(-2), "sequence": .uint64(9),
    ]
    try await onLoop {
      let arrived: [String: BusVariant] = try await self.carry(options)
      #expect(arrived == options)
    }
  }

  @Test func aDescriptorArrivesAsADuplicateOfItsOwn() async throws {
    try await onLoop {
      let pipe = try Pipe()
      let sent = BusDescriptor(owning: dup(pipe.writing))
      let arrived: BusDescriptor = try await self.carry(sent)
      #expect(arrived.number != sent.number)
      var byte: UInt8 = 42
      #expect(unsafe write(arrived.number, &byte, 1) == 1)
      #expect(pipe.take() == 42)
      #expect(fcntl(arrived.number, F_GETFD) == FD_CLOEXEC)
    }
  }

  @Test func aTextWithANULIsRefusedBeforeItIsSent() async throws {
    await onLoop {
      let failure = await #expect(throws: BusFailure.self) { try await self.carry("a\0b") }
      #expect(failure?.name == "org.freedesktop.DBus.Error.InvalidArgs")
    }
  }

  @Test func aBusThatIsNotThereIsAnErrorAtOnce() async {
    await onLoop {
      let error = #expect(throws: SystemdError.self) { try Bus(.at("unix:path=/nowhere/bus")) }
      #expect(error?.description == "cannot open the bus at unix:path=/nowhere/bus: No such file or directory")
    }
  }

  @Test func theInterfaceIsTheOneOfTheContract() async throws {
    try await onLoop {
      let bus = try PrivateBus()
      let server = StoreServer(FakeStores(), on: bus.address, version: "1", busLoss: .tell {})
      try await server.start()
      let client = try Bus(bus.address)
      let introspectable = BusPeer(
        StoresInterface.name, path: StoresInterface.path, interface: "org.freedesktop.DBus.Introspectable")
      let xml: String = try await client.call(introspectable, "Introspect")
      #expect(
        signatures(of: StoresInterface.name, in: xml) == [
          "Allow": "s", "Changed": "t", "Changes": "su→a(tsssss)sb", "Contacts": "ssu→ass", "Deny": "s",
          "Events": "sssu→asss", "Explain": "sa{ss}→s", "LeftOut": "su→asss", "Mute": "s", "Pin": "s",
          "Readings": "sssu→ass", "Records": "sassu→ass", "Reload": "", "Rescan": "s", "Sequence": "t", "State": "s",
          "Status": "→s", "Unmute": "s", "Unpin": "s", "Upcoming": "su→asss", "Version": "s",
        ])
      client.close()
      server.stop()
    }
  }

  @Test func theSystemsInstanceComesBackWithTheBus() async throws {
    try await onLoop {
      let bus = try PrivateBus()
      let server = StoreServer(FakeStores(), on: bus.address, version: "1", busLoss: .reconnect)
      try await server.start()
      server.changed(sequence: 5)
      try bus.restart()
      let client = try StoreClient(bus.address)
      let news = try client.news()
      var seen: [StoreNews] = []
      if try await !client.isRunning() {
        for await piece in news {
          seen.append(piece)
          if seen.count == 2 { break }
        }
        // Whoever was there before the bus went is made to ask.
        #expect(seen == [.appeared, .changed(sequence: 5)])
      }
      #expect(try await client.sequence() == 5)
      client.close()
      server.stop()
    }
  }
}

/// What introspection says: each member with `in→out` of its types.
private func signatures(of interface: String, in xml: String) -> [String: String] {
  var (found, member, arguments, results) = ([String: String](), "", "", "")
  var isInside = false
  for element in xml.split(separator: "<").map({ String($0) }) {
    func attribute(_ name: String) -> String? {
      element.split(separator: " \(name)=\"", maxSplits: 1).dropFirst().first?.split(
        separator: "\"", omittingEmptySubsequences: false
      ).first.map { String($0) }
    }
    if element.hasPrefix("interface") { isInside = attribute("name") == interface }
    guard isInside else { continue }
    if element.hasPrefix("property") { found[attribute("name") ?? ""] = attribute("type") }
    if element.hasPrefix("method") || element.hasPrefix("signal") {
      (member, arguments, results) = (attribute("name") ?? "", "", "")
      found[member] = ""
    }
    if element.hasPrefix("arg") {
      if attribute("direction") == "out" {
        results += attribute("type") ?? ""
      } else {
        arguments += attribute("type") ?? ""
      }
      found[member] = arguments + (results.isEmpty ? "" : "→" + results)
    }
  }
  return found
}
