import Configuration
import Records
import Recurrence
import StoreService
import Testing

@Suite struct UpcomingConcertsTests {
  private let clock = ManualClock("2026-12-01T12:00:00Z")

  private func upcoming(home: Configuration.Place? = nil) -> UpcomingConcerts {
    var album = Album(id: "a1", name: "Plain Weave", artistName: "Ruth Calloway")
    album.tracks = [Album.Track(title: "Warp")]
    var newer = Album(id: "a2", name: "Twelve Rooms", artistName: "Ruth Calloway")
    (album.year, newer.year) = (2011, 2019)
    return UpcomingConcerts(
      catalog: MusicCatalog(albums: [album, newer, Album(id: "a3", name: "No artist", artistName: nil)]),
      zones: ZoneDatabase(defaultZone: "Europe/Berlin"), window: Configuration.defaultWindow, home: home, muted: [],
      pinned: [])
  }

  private func event(_ start: String, _ end: String, title: String? = "Ruth Calloway") -> Event {
    let times = [start, end].map { text in
      CalendarTime.utc(CivilDateTime(secondsSinceEpoch: Timestamp.instant(parsing: text)!.seconds))
    }
    var event = Event(id: RecordIdentity.event(uid: "u", recurrenceID: nil), uid: "u", start: times[0])
    (event.title, event.end) = (title, .time(times[1]))
    return event
  }

  private func outcome(_ components: Event..., home: Configuration.Place? = nil) -> UpcomingConcerts.Outcome {
    upcoming(home: home).outcome(of: components, now: clock.now, hadConcerts: false)
  }

  @Test func theWindowIs7776000SecondsAndItsEndIsOutside() {
    #expect(outcome(event("2027-03-01T11:59:59Z", "2027-03-01T13:00:00Z")).concerts.count == 1)
    let outside = outcome(event("2027-03-01T12:00:00Z", "2027-03-01T13:00:00Z"))
    #expect(outside.concerts.isEmpty)
    #expect(outside.nextBoundary == Instant(milliseconds: clock.now.milliseconds + 1))
  }

  @Test func anEventUnderWayCountsUntilItEnds() {
    let underWay = outcome(event("2026-12-01T10:00:00Z", "2026-12-01T12:00:01Z"))
    #expect(underWay.concerts.count == 1)
    #expect(underWay.nextBoundary == clock.now.advanced(bySeconds: 1))
    #expect(outcome(event("2026-12-01T10:00:00Z", "2026-12-01T12:00:00Z")).concerts.isEmpty)
  }

  @Test func aConcertCarriesItsArtistAndWhatToListenToNewestFirst() throws {
    let concert = try #require(outcome(event("2026-12-10T19:00:00Z", "2026-12-10T22:00:00Z")).concerts.first)
    #expect(concert.artists.map(\.name) == ["Ruth Calloway"])
    #expect(concert.listen.map(\.name) == ["Twelve Rooms", "Plain Weave"])
    #expect(concert.listen.last?.tracks.map(\.title) == ["Warp"])
    #expect(Timestamp.text(concert.start) == "2026-12-10T20:00:00+01:00")
  }

  @Test func anEventWithoutATitleNeverMatches() {
    #expect(outcome(event("2026-12-10T19:00:00Z", "2026-12-10T22:00:00Z", title: nil)).concerts.isEmpty)
  }

  @Test func theIdStaysWhileTheEventMovesAndItsTitleChanges() {
    let before = outcome(event("2026-12-10T19:00:00Z", "2026-12-10T22:00:00Z")).concerts
    let after = outcome(event("2026-12-11T19:00:00Z", "2026-12-11T22:00:00Z", title: "Ruth Calloway, new date"))
      .concerts
    #expect(before.map(\.id) == after.map(\.id))
  }

  @Test func aConcertThatIsGoneHasItsReason() throws {
    let kept = event("2026-12-10T19:00:00Z", "2026-12-10T22:00:00Z")
    let concert = try #require(outcome(kept).concerts.first)
    func reason(_ components: [Event]) -> Change.Reason {
      upcoming().outcome(of: components, now: clock.now, hadConcerts: true).reason(
        for: concert, zones: upcoming().zones)
    }
    var (cancelled, renamed) = (kept, kept)
    cancelled.status = .cancelled
    renamed.title = "Dentist"
    #expect(reason([cancelled]) == .cancelled)
    #expect(reason([renamed]) == .noMatch)
    #expect(reason([]) == .deleted)
    clock.set("2026-12-10T22:00:00Z")
    #expect(reason([kept]) == .leftWindow)
  }

  @Test func theDistanceIsThatOfTheGreatCircle() throws {
    var abroad = event("2026-12-10T19:00:00Z", "2026-12-10T22:00:00Z")
    abroad.location = Location(text: "London", latitude: 51.5074, longitude: -0.1278)
    let home = Configuration.Place(latitude: 52.5200, longitude: 13.4050)
    let distance = try #require(outcome(abroad, home: home).concerts.first?.distanceKm)
    #expect(abs(distance - 931.6) < 1)
    #expect(outcome(abroad).concerts.first?.distanceKm == nil)
  }

  @Test func aSeriesComesBackWhenItsNextInstanceEntersTheWindow() throws {
    var series = event("2026-12-03T18:00:00Z", "2026-12-03T21:00:00Z")
    series.rules = [RecurrenceRule(frequency: .monthly, interval: 6)]
    let first = outcome(series)
    #expect(first.concerts.count == 1)
    #expect(first.nextBoundary == Timestamp.instant(parsing: "2026-12-03T21:00:00Z"))
    clock.set("2026-12-03T21:00:00Z")
    let second = outcome(series)
    #expect(second.concerts.isEmpty)
    let next = try #require(Timestamp.instant(parsing: "2027-06-03T18:00:00Z"))
    #expect(
      second.nextBoundary == Instant(milliseconds: next.milliseconds - Configuration.defaultWindow * 1000 + 1))
  }
}
