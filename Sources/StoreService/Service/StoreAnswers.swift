internal import Records
internal import StoreBus
internal import StoreDatabase
internal import Systemd

/// The bus's requests, answered by the one who knows: data by the keeper, decisions by the service.
struct StoreAnswers: StoreRequests {
  let service: StoreService
  let keeper: StoreKeeper

  @EventLoopActor init(service: StoreService) { (self.service, keeper) = (service, service.keeper) }

  func changes(since token: String, limit: Int, for caller: Caller) async throws -> ChangesPage {
    let stores = await service.stores(readableBy: caller)
    do {
      return try await keeper.changes(since: token, limit: limit, of: stores)
    } catch DatabaseError.tokenExpired {
      throw BusFailure.tokenExpired
    } catch DatabaseError.tokenMalformed {
      throw BusFailure.invalidArguments("that is no token of concertd; start over without one")
    }
  }

  func records(
    of store: Store, ids: [String], after: String, limit: Int, for caller: Caller
  ) async throws -> RecordsPage {
    try await service.checkMayRead([store], caller)
    return try await keeper.records(store, ids: ids, after: after, limit: limit)
  }

  func upcoming(after: String, limit: Int, for caller: Caller) async throws -> FramedPage {
    try await service.checkMayRead([.concerts], caller)
    return try await keeper.concerts(after: after, limit: limit)
  }

  func leftOut(after: String, limit: Int, for caller: Caller) async throws -> FramedPage {
    try await service.checkMayRead([.concerts], caller)
    return try await keeper.leftOut(after: after, limit: limit)
  }

  func events(from: String, to: String, after: String, limit: Int, for caller: Caller) async throws -> FramedPage {
    try await service.checkMayRead([.calendars], caller)
    return try await keeper.events(from: from, to: to, after: after, limit: limit)
  }

  func contacts(matching text: String, after: String, limit: Int, for caller: Caller) async throws -> RecordsPage {
    try await service.checkMayRead([.contacts], caller)
    return try await keeper.contacts(matching: text, after: after, limit: limit)
  }

  func readings(_ query: ReadingsQuery, after: String, limit: Int, for caller: Caller) async throws -> RecordsPage {
    try await service.checkMayRead([.health], caller)
    return try await keeper.readings(query, after: after, limit: limit)
  }

  func explain(title: String, about: [String: String], for caller: Caller) async throws -> String {
    try await service.checkMayRead([.music], caller)
    return await keeper.explain(title: title, about: about)
  }

  func status(for caller: Caller) async throws -> String { try await service.statusJSON(for: caller) }

  func allow(_ store: Store, for caller: Caller) async throws {
    try await service.checkMayDecide(caller)
    try await service.allow(store)
  }

  func deny(_ store: Store, for caller: Caller) async throws {
    try await service.checkMayDecide(caller)
    try await service.deny(store)
  }

  func mute(_ name: String, for caller: Caller) async throws {
    try await service.checkMayDecide(caller)
    try await service.mute(name)
  }

  func unmute(_ name: String, for caller: Caller) async throws {
    try await service.checkMayDecide(caller)
    try await service.unmute(name)
  }

  func pin(_ name: String, for caller: Caller) async throws {
    try await service.checkMayDecide(caller)
    try await service.pin(name)
  }

  func unpin(_ name: String, for caller: Caller) async throws {
    try await service.checkMayDecide(caller)
    try await service.unpin(name)
  }

  func rescan(_ store: Store?, for caller: Caller) async throws {
    try await service.checkMayDecide(caller)
    await service.rescan(store)
  }

  func reload(for caller: Caller) async throws {
    try await service.checkMayDecide(caller)
    await service.reload()
  }
}
