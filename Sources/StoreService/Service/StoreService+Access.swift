internal import Configuration
internal import Records
internal import Recurrence
internal import StoreBus
internal import Systemd

extension StoreService {
  /// What the user decides about a store: written down first, then done. Comes back when what it leads to is committed.
  func allow(_ store: Store) async throws {
    guard settings.configuration[store].access != .denied else {
      throw BusFailure.notAllowed("the configuration denies \(store.rawValue) (Access=denied in concertd.conf)")
    }
    try decide { $0.allow(store) }
    try await followFolders()
    await turn()
    await reportStatus()
  }

  func deny(_ store: Store) async throws {
    try decide { $0.deny(store) }
    try await ingest.follow(settings.roots)
    try await keeper.remove(store)
    try await followFolders()
    await reportStatus()
  }

  func mute(_ name: String) async throws { try await decideName { $0.muted.insert(try checked(name)) } }
  func unmute(_ name: String) async throws { try await decideName { $0.muted.remove(name) } }
  func pin(_ name: String) async throws { try await decideName { $0.pinned.insert(try checked(name)) } }
  func unpin(_ name: String) async throws { try await decideName { $0.pinned.remove(name) } }

  /// Reads the configuration again. What cannot be read at all leaves what is in force.
  func reload() async {
    do {
      let loaded = try Configuration.load(folders: locations.configuration)
      settings.configuration = loaded.configuration
      ownProblems = loaded.problems
      try await takeSettings()
    } catch {
      Journal.error("the configuration stays as it was: \(error)")
      ownProblems = [
        Problem(.error, "\(error); the configuration in force stays", hint: "mend it, then: concertd reload")
      ]
    }
    await reportStatus()
  }

  func rescan(_ store: Store?) async {
    await ingest.rescan(store)
    await turn()
  }

  /// Brings zones, window, decisions and folders in force.
  func takeSettings() async throws {
    await ingest.use(ZoneDatabase(defaultZone: settings.keeper.zoneName))
    try await keeper.take(settings.keeper)
    try await followFolders()
    await turn()
  }

  private func decide(_ change: (inout UserDecisions) throws -> Void) throws {
    var decisions = settings.decisions
    try change(&decisions)
    try decisionsFile.save(decisions)
    settings.decisions = decisions
  }

  private func decideName(_ change: (inout UserDecisions) throws -> Void) async throws {
    try decide(change)
    try await keeper.take(settings.keeper)
    await turn()
  }

  private func checked(_ name: String) throws -> String {
    guard !name.isEmpty, !name.contains(where: \.isNewline), name.utf8.count <= 500 else {
      throw BusFailure.invalidArguments("a name is one line of at most 500 bytes")
    }
    return name
  }
}
