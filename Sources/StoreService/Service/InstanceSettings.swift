internal import Configuration
internal import Records
internal import Recurrence

/// Configuration and the user's decisions, weighed into what is in force.
struct InstanceSettings: Sendable {
  let locations: Locations
  var configuration: Configuration
  var decisions: UserDecisions

  func access(of store: Store) -> StoreAccess {
    StoreAccess(of: store, configured: configuration[store].access, decisions: decisions)
  }

  /// The folders to follow: only of stores that may be read.
  var roots: [Ingest.Root] {
    // The catalog first: what follows is then matched as it comes.
    [Store.music, .calendars, .contacts, .health].flatMap { store -> [Ingest.Root] in
      access(of: store) == .full ? folders(of: store).map { Ingest.Root(store: store, path: $0) } : []
    }
  }

  func folders(of store: Store) -> [String] {
    var folders = [locations.folder(of: store)]
    for folder in configuration[store].folders.map(locations.expand) where !folders.contains(folder) {
      folders.append(folder)
    }
    return folders
  }

  var keeper: StoreKeeper.Settings {
    StoreKeeper.Settings(
      zoneName: ZoneDatabase.systemZone(configured: configuration.timeZone), window: configuration.window,
      home: configuration.home, muted: decisions.muted, pinned: decisions.pinned)
  }
}
