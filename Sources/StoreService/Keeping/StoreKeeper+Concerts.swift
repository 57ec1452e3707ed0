internal import ArtistMatching
internal import Configuration
internal import Records
internal import Recurrence
internal import StoreDatabase

extension UpcomingConcerts {
  init(catalog: MusicCatalog, settings: StoreKeeper.Settings) {
    self.init(
      catalog: catalog, zones: ZoneDatabase(directory: settings.zoneDirectory, defaultZone: settings.zoneName),
      window: settings.window, home: settings.home, muted: settings.muted, pinned: settings.pinned)
  }
}

extension StoreKeeper {
  /// What stored concerts were computed with: where it differs, all of them are computed anew.
  private var basis: String {
    let names = [settings.muted, settings.pinned].map { $0.sorted().joined(separator: "\n") }.joined(separator: "\n\n")
    let home = settings.home.map { "\($0.latitude),\($0.longitude)" } ?? "-"
    let zones = [settings.zoneName, zoneDataVersion(settings.zoneDirectory)]
    let parts = [ArtistMatching.version] + zones + [String(settings.window), home, SHA256.hex(names.utf8)]
    return parts.joined(separator: " ")
  }

  /// Brings the concerts of a transaction up to date: of the events it touched, or of all when the catalog changed.
  func refreshConcerts(_ transaction: Transaction) throws {
    if transaction.albumsChanged {
      upcoming.catalog = MusicCatalog(albums: try transaction.albums())
      try computeAll(transaction)
    } else {
      for uid in transaction.affectedUIDs { try compute(uid, transaction) }
    }
  }

  /// Announces what enters and leaves the window by itself, and answers when that happens next.
  func moveWindow() throws -> Instant? {
    let now = clock()
    try commitConcerts { transaction in
      for uid in try transaction.seriesDue(at: now) { try compute(uid, transaction) }
    }
    return try database.nextBoundary()
  }

  func nextBoundary() throws -> Instant? { try database.nextBoundary() }

  /// Computes all concerts anew: after the clock was set, or where what they depend on is not what it was.
  func recomputeConcerts() throws { try commitConcerts(computeAll) }

  /// Takes other settings; computes all concerts anew where they matter. At a start it finds out whether the zone data or
  /// the matcher is another than before.
  func take(_ settings: Settings) throws {
    self.settings = settings
    upcoming = UpcomingConcerts(catalog: upcoming.catalog, settings: settings)
    guard try database.meta("basis") != basis else { return }
    try commitConcerts { transaction in
      try computeAll(transaction)
      try transaction.setMeta("basis", to: basis)
    }
  }

  private func commitConcerts(_ body: (Transaction) throws -> Void) throws {
    try commit { database, concerts in
      try database.apply([]) { transaction in
        try concerts(transaction)
        try body(transaction)
      }
    }
  }

  /// Most events are no concerts: their texts are looked at one by one, and only the series of those that match, or that
  /// had concerts, are put together.
  private func computeAll(_ transaction: Transaction) throws {
    var uids = Set(try transaction.seriesWithConcerts())
    if upcoming.catalog.artists.count > 0 {
      try transaction.forEachEvent { event in
        if !upcoming.artists(in: event).isEmpty { uids.insert(event.uid) }
      }
    }
    for uid in uids.sorted() { try compute(uid, transaction) }
  }

  private func compute(_ uid: String, _ transaction: Transaction) throws {
    let now = clock()
    let components = try transaction.events(uid: uid)
    let outcome = upcoming.outcome(of: components, now: now, hadConcerts: false)
    try transaction.setConcerts(ofUID: uid, to: outcome.concerts, nextBoundary: outcome.nextBoundary) { concert in
      upcoming.outcome(of: components, now: now, hadConcerts: true).reason(for: concert, zones: upcoming.zones)
    }
  }
}
