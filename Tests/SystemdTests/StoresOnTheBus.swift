import Glibc
import Records
import StoreBus
import Synchronization
import Systemd
import Testing

/// A server and a client, connected by a bus of their own.
private func withStores(
  _ stores: FakeStores, _ body: @escaping @EventLoopActor (StoreServer, StoreClient, PrivateBus) async throws -> Void
) async throws {
  try await onLoop {
    let bus = try PrivateBus()
    let server = StoreServer(stores, on: bus.address, version: "1.0", busLoss: .tell {})
    try await server.start()
    let client = try StoreClient(bus.address)
    try await body(server, client, bus)
    client.close()
    server.stop()
  }
}

@Suite(.timeLimit(.minutes(1)))
struct StoresOnTheBus {
  @Test func everyMethodReachesTheStoresWithItsArgumentsAndTheCallersUser() async throws {
    let stores = FakeStores()
    try await withStores(stores) { _, client, _ in
      _ = try await client.changes(since: "", limit: 7)
      _ = try await client.records(of: .music, ids: ["a", "b"])
      _ = try await client.upcoming()
      _ = try await client.leftOut()
      _ = try await client.events(from: "2026-12-01", to: "2026-12-31")
      _ = try await client.contacts(matching: "Ada")
      _ = try await client.readings(ReadingsQuery(type: "bodyMass", mode: .daily))
      _ = try await client.explain(title: "Live", about: ["location": "Berlin", "url": ""])
      _ = try await client.status()
      try await client.allow(.calendars)
      try await client.deny(.health)
      try await client.mute("A")
      try await client.unmute("B")
      try await client.pin("C")
      try await client.unpin("D")
      try await client.rescan(.contacts)
      try await client.rescan()
      try await client.reload()
    }
    let expected = [
      "changes  7", #"records music ["a", "b"]"#, "upcoming", "leftOut", "events 2026-12-01 2026-12-31", "contacts Ada",
      "readings bodyMass daily", #"explain Live ["location=Berlin", "url="]"#, "status", "allow calendars",
      "deny health", "mute A", "unmute B", "pin C", "unpin D", "rescan contacts", "rescan all", "reload",
    ]
    #expect(stores.asked.withLock(\.self) == expected.map { "\($0) by \(getuid())" })
  }

  @Test func changesComeInPagesUntilThereAreNoMore() async throws {
    let rows = (1...25).map { number in
      ChangeRow(
        sequence: UInt64(number), store: "music", change: "added", kind: "album", id: "a\(number)",
        content: #"{"name":"Ä\#(number)"}"#)
    }
    try await withStores(FakeStores(rows: rows)) { _, client, _ in
      var (seen, token, pages) = ([ChangeRow](), "", 0)
      while true {
        let page = try await client.changes(since: token, limit: 10)
        (seen, token, pages) = (seen + page.rows, page.next, pages + 1)
        if !page.more { break }
      }
      #expect(seen == rows)
      #expect(pages == 3)
    }
  }

  @Test func aPageOfAThousandLongRecordsArrivesWhole() async throws {
    let record = #"{"note":"\#(String(repeating: "x", count: 4000))"}"#
    try await withStores(FakeStores(records: Array(repeating: record, count: 1500))) { _, client, _ in
      let first = try await client.records(of: .music, limit: 100_000)
      #expect(first.records.count == PageLimits.maximumRows)
      #expect(first.next == "1000")
      let second = try await client.records(of: .music, after: first.next)
      #expect(second.records.count == 500)
      #expect(second.next == "")
      #expect(second.records.allSatisfy { $0 == record })
    }
  }

  @Test func aPageEndsBeforeItIsTooLongForTheBusButNeverEmpty() {
    let (small, large) = (String(repeating: "x", count: 1 << 20), String(repeating: "x", count: 5 << 20))
    #expect(PageLimits.fitting([]) == 0)
    #expect(PageLimits.fitting(Array(repeating: small, count: 9)) == 4)
    #expect(PageLimits.fitting([large, small]) == 1)
    #expect(PageLimits.fitting([small, large, small]) == 1)
    #expect(PageLimits.rows(askedFor: 0) == 500)
    #expect(PageLimits.rows(askedFor: 7) == 7)
    #expect(PageLimits.rows(askedFor: .max) == 1000)
  }

  @Test func anExpiredTokenIsToldByItsName() async throws {
    try await withStores(FakeStores()) { _, client, _ in
      let failure = await #expect(throws: BusFailure.self) { try await client.changes(since: "old") }
      #expect(failure?.meansTokenExpired == true)
    }
  }

  @Test func anInnerErrorStaysInTheLog() async throws {
    struct Secret: Error { let path = "/home/ada/secret" }
    let stores = FakeStores { _ in throw Secret() }
    try await withStores(stores) { _, client, _ in
      let failure = await #expect(throws: BusFailure.self) { try await client.status() }
      #expect(failure?.name == "org.freedesktop.DBus.Error.Failed")
      #expect(failure?.message.contains("secret") == false)
    }
  }

  @Test func aStoreThatDoesNotExistIsRefusedWithTheChoices() async throws {
    let stores = FakeStores()
    try await withStores(stores) { _, _, bus in
      let other = try Bus(bus.address)
      let failure = await #expect(throws: BusFailure.self) {
        let _: BusNothing = try await other.call(StoresInterface.peer, "Allow", "films")
      }
      #expect(failure?.name == "org.freedesktop.DBus.Error.InvalidArgs")
      #expect(failure?.message.contains("calendars, contacts, health, music") == true)
      other.close()
    }
    #expect(stores.asked.withLock(\.self) == [])
  }

  @Test func argumentsOfAnotherTypeAreRefused() async throws {
    try await withStores(FakeStores()) { _, _, bus in
      let other = try Bus(bus.address)
      let failure = await #expect(throws: BusFailure.self) {
        let _: BusNothing = try await other.call(StoresInterface.peer, "Allow", UInt32(7))
      }
      #expect(failure?.name == "org.freedesktop.DBus.Error.InvalidArgs")
      other.close()
    }
  }

  @Test func aSlowAnswerHoldsUpNobodyElse() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let stores = FakeStores { request in
      if request == "reload" { for await _ in gate { break } }
    }
    try await withStores(stores) { _, client, _ in
      async let slow: Void = client.reload()
      // Answered while the reload, asked before it or after, still waits.
      #expect(try await client.status() == #"{"state":"running"}"#)
      open.yield()
      try await slow
    }
  }

  @Test func aCallerWithTooManyUnansweredCallsIsHeldBackAlone() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let stores = FakeStores { request in
      if request == "reload" { for await _ in gate {} }
    }
    try await withStores(stores) { _, client, bus in
      let calls = (1...40).map { _ in Task { @EventLoopActor in try await client.reload() } }
      // Answered in the order of arrival: those over the limit at once, the others when the gate opens.
      let other = try StoreClient(bus.address)
      #expect(try await other.status() == #"{"state":"running"}"#)
      open.finish()
      var refused = 0
      for call in calls {
        do { try await call.value } catch let failure as BusFailure {
          #expect(failure.name == "org.freedesktop.DBus.Error.LimitsExceeded")
          refused += 1
        }
      }
      #expect(refused == 8)
      try await client.reload()
      other.close()
    }
  }

  @Test func anAnswerThatDoesNotComeInTimeIsAFailureOfItsOwn() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let stores = FakeStores { _ in for await _ in gate { break } }
    try await withStores(stores) { _, client, _ in
      client.options.timeout = .milliseconds(50)
      let failure = await #expect(throws: BusFailure.self) { try await client.reload() }
      #expect(failure?.meansNoAnswer == true)
      open.finish()
    }
  }

  @Test func whereNobodyServesTheClientIsToldSo() async throws {
    try await onLoop {
      let bus = try PrivateBus()
      let client = try StoreClient(bus.address)
      #expect(try await client.isRunning() == false)
      let failure = await #expect(throws: BusFailure.self) { try await client.status() }
      #expect(failure?.meansNotRunning == true)
      client.close()
    }
  }

  @Test func aSecondServerIsRefusedTheName() async throws {
    try await withStores(FakeStores()) { _, client, bus in
      let second = StoreServer(FakeStores(), on: bus.address, version: "2", busLoss: .tell {})
      let error = await #expect(throws: SystemdError.self) { try await second.start() }
      #expect(error?.code == EEXIST)
      let version = try await client.version()
      #expect(version == "1.0")
    }
  }

  @Test func everyCommitIsOneSignalAndThePropertyFollows() async throws {
    try await withStores(FakeStores()) { server, client, _ in
      let news = try client.news()
      // The answer comes after the bus has taken the matches.
      #expect(try await client.sequence() == 0)
      for sequence in 1...3 { server.changed(sequence: UInt64(sequence)) }
      var seen: [StoreNews] = []
      for await piece in news {
        seen.append(piece)
        if seen.count == 3 { break }
      }
      #expect(seen == [.changed(sequence: 1), .changed(sequence: 2), .changed(sequence: 3)])
      #expect(try await client.sequence() == 3)
    }
  }

  @Test func propertiesTellWhenTheyChange() async throws {
    try await withStores(FakeStores()) { server, client, _ in
      let (told, continuation) = AsyncStream.makeStream(of: [String: BusVariant].self)
      try client.onPropertiesChanged { continuation.yield($0) }
      #expect(try await client.state() == "starting")
      server.enter(state: "running")
      server.enter(state: "running")
      server.changed(sequence: 9)
      var seen: [[String: BusVariant]] = []
      for await change in told {
        seen.append(change)
        if seen.count == 2 { break }
      }
      #expect(seen == [["State": .string("running")], ["Sequence": .uint64(9)]])
    }
  }

  @Test func aFollowerHearsOfAServiceThatStopsAndStartsAgain() async throws {
    try await onLoop {
      let bus = try PrivateBus()
      let client = try StoreClient(bus.address)
      let news = try client.news()
      #expect(try await client.isRunning() == false)
      for _ in 1...2 {
        let server = StoreServer(FakeStores(), on: bus.address, version: "1", busLoss: .tell {})
        try await server.start()
        server.stop()
      }
      var seen: [StoreNews] = []
      for await piece in news {
        seen.append(piece)
        if seen.count == 4 { break }
      }
      #expect(seen == [.appeared, .vanished, .appeared, .vanished])
      client.close()
    }
  }

  @Test func followersAreCountedWhileTheyAreThere() async throws {
    try await withStores(FakeStores()) { server, client, bus in
      _ = try await client.status()
      #expect(server.followers == 0)
      let follower = try StoreClient(bus.address)
      _ = try await follower.changes(since: "")
      _ = try await follower.changes(since: "")
      #expect(server.followers == 1)
      follower.close()
      // The bus tells of the departure before it passes on what it got later.
      while server.followers > 0 { _ = try await client.status() }
    }
  }

  @Test func moreCallersThanTheBusHasMatchesForAreAnsweredToo() async throws {
    try await withStores(FakeStores()) { server, _, bus in
      var clients: [StoreClient] = []
      for _ in 1...300 {
        let client = try StoreClient(bus.address)
        _ = try await client.changes(since: "")
        clients.append(client)
      }
      #expect(server.followers == 256)
      for client in clients { client.close() }
      let last = try StoreClient(bus.address)
      while server.followers > 0 { _ = try await last.status() }
      last.close()
    }
  }

  @Test func theEndOfTheBusIsToldToBothSides() async throws {
    try await onLoop {
      let bus = try PrivateBus()
      let (ended, end) = AsyncStream.makeStream(of: Void.self)
      let server = StoreServer(FakeStores(), on: bus.address, version: "1", busLoss: .tell { end.yield() })
      try await server.start()
      let client = try StoreClient(bus.address)
      let news = try client.news()
      _ = try await client.status()
      bus.end()
      for await _ in ended { break }
      var seen: [StoreNews] = []
      for await piece in news { seen.append(piece) }
      #expect(seen.last == .busLost)
      let failure = await #expect(throws: BusFailure.self) { try await client.status() }
      #expect(failure?.meansDisconnected == true)
    }
  }

  @Test func aCallUnderWhichTheBusEndsFails() async throws {
    try await onLoop {
      let bus = try PrivateBus()
      let (gate, _) = AsyncStream.makeStream(of: Void.self)
      let (arrived, arrive) = AsyncStream.makeStream(of: Void.self)
      let stores = FakeStores { _ in
        arrive.yield()
        for await _ in gate {}
      }
      let server = StoreServer(stores, on: bus.address, version: "1", busLoss: .tell {})
      try await server.start()
      let client = try StoreClient(bus.address)
      let answer = Task { @EventLoopActor in try await client.reload() }
      for await _ in arrived { break }
      bus.end()
      let failure = await #expect(throws: BusFailure.self) { try await answer.value }
      #expect(failure.map { $0.meansDisconnected || $0.meansNoAnswer } == true)
    }
  }
}
