/// One reason of an answer. Points are natural log-odds; positive speaks for it.
package struct Reason: Hashable, Sendable {
  package var rule: String
  package var points: Double
  package var text: String
  package init(rule: String, points: Double, text: String) {
    (self.rule, self.points, self.text) = (rule, points, text)
  }
}

/// An artist that a title means, and why.
package struct ArtistMatch: Hashable, Sendable {
  package enum Tier: String, Sendable { case sure, probable, tribute, muted, rejected }

  /// The catalog's spelling.
  package var name: String
  /// Log-odds; kept matches are positive.
  package var score: Double
  package var tier: Tier
  package var because: [Reason]

  package init(name: String, score: Double, tier: Tier, because: [Reason]) {
    (self.name, self.score, self.tier, self.because) = (name, score, tier, because)
  }

  package var isKept: Bool { tier == .sure || tier == .probable }
}

/// An occurrence in the window whose title names artists of the catalog.
package struct Concert: Hashable, Sendable {
  /// What to listen to beforehand.
  package struct Listen: Hashable, Sendable {
    package var album: String  // id
    package var name: String
    package var url: String?
    package var tracks: [Album.Track]
    package init(album: String, name: String, url: String?, tracks: [Album.Track]) {
      (self.album, self.name, self.url, self.tracks) = (album, name, url, tracks)
    }
  }

  /// Stable while UID and recurrence-id are.
  package var id: String
  package var event: String  // id of the event record
  package var title: String
  package var start: ResolvedTime
  package var end: ResolvedTime
  package var artists: [ArtistMatch]
  package var location: Location?
  package var distanceKm: Double?
  package var url: String?
  package var listen: [Listen]

  package init(
    id: String, event: String, title: String, start: ResolvedTime, end: ResolvedTime, artists: [ArtistMatch],
    listen: [Listen] = []
  ) {
    (self.id, self.event, self.title, self.start, self.end) = (id, event, title, start, end)
    (self.artists, self.listen) = (artists, listen)
  }
}
