package import Records

/// What `concertd.conf` and its drop-ins say, with the defaults where they are silent: concertd.conf(5).
package struct Configuration: Hashable, Sendable {
  /// What a configuration may decide about a store. `full` counts as allowed unless the user denies.
  package enum Access: String, Sendable, CaseIterable { case full, denied }

  package struct StoreSettings: Hashable, Sendable {
    /// Absolute paths, beside the standard folder, in the order of the files.
    package var folders: [String] = []
    package var access: Access?
    /// System instance: the users who may read the store.
    package var readers: [String] = []
  }

  /// Degrees of WGS 84.
  package struct Place: Hashable, Sendable {
    package var latitude: Double
    package var longitude: Double
    package init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
  }

  package struct Search: Hashable, Sendable {
    package var limit = 10
    /// 0...1; a result is accepted when its distance is at most this.
    package var maxDistance = 0.5
    package var usesSystemStores = false
    package var openAlbum: String?
    package var openConcert: String?
    package var playAlbum: String?
  }

  package struct Limits: Hashable, Sendable {
    /// A larger drop is refused. Bytes.
    package var fileSize: Int64 = 256 << 20
    /// What the reading process may allocate. Bytes.
    package var readerMemory: Int64 = 1 << 30
    /// How long one file may take to read. Seconds.
    package var readerTime: Int64 = 30
  }

  /// 90 × 86,400 s, not 90 local days.
  package static let defaultWindow: Int64 = 90 * 86_400

  package var stores: [Store: StoreSettings] = [:]
  /// How far ahead a concert counts as upcoming. Seconds.
  package var window = defaultWindow
  package var home: Place?
  /// Metres.
  package var nearby = 50_000.0
  /// IANA name; nil for TZ, then /etc/localtime.
  package var timeZone: String?
  package var search = Search()
  package var limits = Limits()

  package init() {}

  package subscript(store: Store) -> StoreSettings {
    get { stores[store] ?? StoreSettings() }
    set { stores[store] = newValue }
  }
}
