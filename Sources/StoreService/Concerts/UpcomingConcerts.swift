internal import ArtistMatching
package import Configuration
package import Records
package import Recurrence

/// Which occurrences of an event are upcoming concerts, at one moment: window × match. A pure function of what it holds.
package struct UpcomingConcerts: Sendable {
  package var catalog: MusicCatalog
  package var zones: ZoneDatabase
  /// Seconds.
  package var window: Int64
  package var home: Configuration.Place?
  var decisions: Decisions

  package init(
    catalog: MusicCatalog, zones: ZoneDatabase, window: Int64, home: Configuration.Place?, muted: Set<String>,
    pinned: Set<String>
  ) {
    (self.catalog, self.zones, self.window, self.home) = (catalog, zones, window, home)
    decisions = Decisions(mutedNames: muted, pinnedNames: pinned)
  }

  /// What one series comes to.
  package struct Outcome: Sendable {
    package var concerts: [Concert] = []
    /// When this outcome changes by itself: a concert ends, or the next one comes into the window. Nil for never.
    package var nextBoundary: Instant?
    fileprivate var cancelled: Set<String> = []
    fileprivate var unmatched: Set<String> = []
    fileprivate var isGone = false
    fileprivate var span: Range<Instant>

    /// Why a concert that was there is not in `concerts` any more.
    package func reason(for concert: Concert, zones: ZoneDatabase) -> Change.Reason {
      if cancelled.contains(concert.id) { return .cancelled }
      if unmatched.contains(concert.id) { return .noMatch }
      if isGone { return .deleted }
      return zones.instant(of: concert.end) <= span.lowerBound || zones.instant(of: concert.start) >= span.upperBound
        ? .leftWindow : .deleted
    }
  }

  /// `components` are the speaking VEVENTs of one UID, from all files. Most events are no concerts, and matching is
  /// cheaper than expanding: a series that never matches is expanded only where `hadConcerts`, to tell why they go.
  package func outcome(of components: [Event], now: Instant, hadConcerts: Bool) -> Outcome {
    let span = now..<now.advanced(bySeconds: window)
    var outcome = Outcome(span: span)
    outcome.isGone = components.isEmpty
    var matches: [EventText: [ArtistMatch]] = [:]
    for event in components { matches[EventText(event)] = artists(in: event) }
    guard hadConcerts || matches.values.contains(where: { !$0.isEmpty }) else { return outcome }

    let expansion = Series(components: components).expand(in: span, zones: zones)
    outcome.cancelled = Set(expansion.cancelled.map(concertID))
    // The window's end is outside: the next one is in it a millisecond after its end has come there.
    var boundaries = [expansion.next.map { Instant(milliseconds: $0.milliseconds - window * 1000 + 1) }]
    for occurrence in expansion.occurrences {
      let artists = matches[EventText(occurrence.event)] ?? artists(in: occurrence.event)
      if artists.isEmpty {
        outcome.unmatched.insert(concertID(occurrence))
      } else {
        outcome.concerts.append(concert(occurrence, artists))
        boundaries.append(zones.instant(of: occurrence.end))
      }
    }
    outcome.nextBoundary = matches.values.allSatisfy(\.isEmpty) ? nil : boundaries.compactMap(\.self).min()
    return outcome
  }

  package func artists(in event: Event) -> [ArtistMatch] {
    catalog.artists.matches(in: EventText(event), decisions: decisions)
  }

  /// Also the names that were found and not kept.
  func allMatches(in event: Event) -> [ArtistMatch] {
    catalog.artists.matches(in: EventText(event), decisions: decisions, all: true)
  }

  private func concertID(_ occurrence: Occurrence) -> String {
    RecordIdentity.concert(uid: occurrence.event.uid, recurrenceID: occurrence.recurrenceID)
  }

  private func concert(_ occurrence: Occurrence, _ artists: [ArtistMatch]) -> Concert {
    let event = occurrence.event
    var concert = Concert(
      id: concertID(occurrence), event: event.id, title: event.title ?? "", start: zones.local(occurrence.start),
      end: zones.local(occurrence.end), artists: artists, listen: catalog.listen(to: artists))
    concert.location = event.location
    concert.url = event.url
    concert.distanceKm = distance(to: event.location)
    return concert
  }

  /// Kilometres on the great circle from home, by the haversine formula; nil where either place is unknown.
  private func distance(to location: Location?) -> Double? {
    guard let home, let latitude = location?.latitude, let longitude = location?.longitude else { return nil }
    return greatCircleKilometres(home, Configuration.Place(latitude: latitude, longitude: longitude))
  }
}

extension EventText {
  init(_ event: Event) {
    self.init(title: event.title, location: event.location?.text, url: event.url, categories: event.categories)
  }
}
