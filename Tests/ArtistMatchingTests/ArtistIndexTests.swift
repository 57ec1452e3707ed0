import Records
import Testing

@testable import ArtistMatching

@Suite struct ArtistIndexTests {
  @Test func aTitleNamesItsArtistInTheSpellingOfTheCatalog() {
    let index = ArtistIndex([ArtistName("Sigur Rós"), ArtistName("Mogwai")])
    #expect(index.matches(in: EventText(title: "Sigur Ros + Mogwai at Harpa")).map(\.name) == ["Sigur Rós", "Mogwai"])
  }

  @Test func aMutedNameIsReportedOnlyWhenAllIsAsked() {
    let index = ArtistIndex([ArtistName("Mogwai")])
    let decisions = Decisions(mutedNames: ["MOGWAI"], pinnedNames: [])
    #expect(index.matches(in: EventText(title: "Mogwai"), decisions: decisions).isEmpty)
    #expect(index.matches(in: EventText(title: "Mogwai"), decisions: decisions, all: true).map(\.tier) == [.muted])
  }

  @Test func anEventWithoutTitleMatchesNothing() {
    #expect(ArtistIndex([ArtistName("Mogwai")]).matches(in: EventText(title: nil)).isEmpty)
  }
}
