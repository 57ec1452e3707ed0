package import Linux
internal import Recurrence
package import Records
package import StoreDatabase
internal import Systemd

/// The one owner of the database, on a thread of its own: writes what was read together with the concerts that follow
/// from it, and answers from what is stored. Next in the way of the data: `Announcements`.
package actor StoreKeeper {
  /// What the answers depend on besides the records.
  package struct Settings: Sendable {
    package var zoneName: String
    package var zoneDirectory: String
    package var window: Int64
    package var home: Place?
    package var muted: Set<String>
    package var pinned: Set<String>

    package init(
      zoneName: String, zoneDirectory: String = "/usr/share/zoneinfo", window: Int64, home: Place? = nil,
      muted: Set<String> = [], pinned: Set<String> = []
    ) {
      (self.zoneName, self.zoneDirectory, self.window, self.home) = (zoneName, zoneDirectory, window, home)
      (self.muted, self.pinned) = (muted, pinned)
    }
  }

  package nonisolated let executor: ThreadExecutor
  package nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

  private let path: String
  let clock: @Sendable () -> Instant
  /// Called after each commit that changed something, in their order.
  private let announce: @Sendable (Commit) -> Void
  private var opened: StoreDatabase?
  var settings: Settings
  var upcoming: UpcomingConcerts

  /// `path` is the database's file, in a folder that exists.
  package init(
    path: String, executor: ThreadExecutor, settings: Settings, clock: @escaping @Sendable () -> Instant,
    announce: @escaping @Sendable (Commit) -> Void
  ) {
    (self.path, self.executor, self.settings, self.clock, self.announce) = (path, executor, settings, clock, announce)
    upcoming = UpcomingConcerts(catalog: .empty, settings: settings)
  }

  /// Opens the database, which may be fresh or set aside. Call it before anything else.
  package func open() throws -> Problem? {
    let opened = try StoreDatabase.open(path: path, now: clock) { [weak self] event in
      self?.assumeIsolated { $0.span(of: event) } ?? EventSpan(first: .min, last: nil)
    }
    self.opened = opened.database
    upcoming.catalog = MusicCatalog(albums: try opened.database.albums())
    return opened.notice
  }

  /// Sets a damaged database aside and begins an empty one under a new identity.
  package func replaceDamaged() throws -> Problem? {
    opened = nil
    _ = try StoreDatabase.setAside(path: path, now: clock())
    let notice = try open()
    return notice
      ?? Problem(
        .warning, file: path, "the database was damaged and is built anew from the folders",
        hint: "nothing is to be done; the damaged file is kept beside it", since: clock())
  }

  package func close() {
    do {
      try opened?.checkpoint()
    } catch {
      // Nothing is lost: the write-ahead log is read again at the next start.
      Journal.warning("the database was closed without a checkpoint: \(error)")
    }
    opened = nil
  }

  var database: StoreDatabase {
    get throws {
      guard let opened else { throw DatabaseError.cannotOpen(path: path, cause: "it is closed") }
      return opened
    }
  }

  package var sequence: Int64 { opened?.sequence ?? 0 }

  // MARK: writing

  /// Writes what became of files. The concerts of all events that it touches are computed in the same transaction.
  @discardableResult
  package func apply(_ updates: [FileUpdate]) throws -> Commit {
    try commit { database, concerts in try database.apply(updates, concerts: concerts) }
  }

  /// Removes the records of a denied store.
  package func remove(_ store: Store) throws {
    try commit { database, concerts in
      try database.removeStore(store) { transaction in
        // Concerts need both stores; without one of them they go for the same reason.
        if store == .calendars || store == .music { try transaction.removeAllConcerts(.access) }
        try concerts(transaction)
      }
    }
  }

  /// Forgets what was read below folders that are no longer configured.
  package func removeRoots(of store: Store, except roots: Set<String>) throws {
    for root in try database.roots(of: store) where !roots.contains(root) {
      try commit { database, concerts in try database.removeRoot(root, of: store, concerts: concerts) }
    }
  }

  @discardableResult
  func commit(
    _ write: (StoreDatabase, (Transaction) throws -> Void) throws -> Commit
  ) throws -> Commit {
    let database = try database
    let before = upcoming
    do {
      let commit = try write(database) { transaction in try refreshConcerts(transaction) }
      if commit.changes > 0 { announce(commit) }
      return commit
    } catch {
      upcoming = before
      throw error
    }
  }

  private func span(of event: Event) -> EventSpan {
    let bounds = Recurrence.span(event, zones: upcoming.zones)
    return EventSpan(first: bounds.first.seconds, last: bounds.last?.seconds)
  }
}
