package import ArtistMatching
package import Records

/// The user's albums, arranged for matching: an index of the artists' names, and each artist's albums.
/// Immutable: when the catalog changes, a new one is made.
package struct MusicCatalog: Sendable {
  package let artists: ArtistIndex
  private let albumsOfArtist: [String: [Album]]

  package static let empty = MusicCatalog(albums: [])

  /// Albums without an artist are part of the catalog, and never match. Spellings that fold to the same name are one
  /// artist, called as most of the albums call it.
  package init(albums: some Sequence<Album>) {
    var groups: [String: Group] = [:]
    for album in albums {
      guard let artist = album.artistName, !artist.isEmpty else { continue }
      groups[ArtistMatching.key(artist), default: Group()].add(album, artist)
    }
    let sorted = groups.sorted { $0.key < $1.key }
    artists = ArtistIndex(
      sorted.map { ArtistName($1.name, aliases: $1.aliases.sorted(), albums: $1.albums.count) })
    albumsOfArtist = Dictionary(
      sorted.map { ($1.name, $1.albums.sorted(by: MusicCatalog.newestFirst)) }, uniquingKeysWith: { first, _ in first })
  }

  /// What to listen to before a concert of these artists: the newest albums, a few of each artist.
  package func listen(to artists: [ArtistMatch]) -> [Concert.Listen] {
    artists.flatMap { artist in
      (albumsOfArtist[artist.name] ?? []).prefix(MusicCatalog.albumsToListenTo).map { album in
        Concert.Listen(
          album: album.id, name: album.name, url: album.url,
          tracks: Array(album.tracks.prefix(MusicCatalog.tracksToListenTo)))
      }
    }
  }

  // Enough for an evening; the album's own record has them all.
  private static let albumsToListenTo = 5
  private static let tracksToListenTo = 20

  private struct Group {
    var albums: [Album] = []
    var aliases: Set<String> = []
    var spellings: [String: Int] = [:]

    mutating func add(_ album: Album, _ artist: String) {
      albums.append(album)
      aliases.formUnion(album.aliases)
      spellings[artist, default: 0] += 1
    }

    var name: String { spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }!.key }
  }

  private static func newestFirst(_ one: Album, _ other: Album) -> Bool {
    (other.year ?? .min, one.name, one.id) < (one.year ?? .min, other.name, other.id)
  }
}
