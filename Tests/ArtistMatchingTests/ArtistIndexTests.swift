import Records
import Testing

@testable import ArtistMatching

@Suite struct ArtistIndexTests {
  private let index = ArtistIndex(
    [
      "Mogwai", "Sigur Rós", "Genesis", "Genesis Owusu", "Nick Cave", "Nick Cave & The Bad Seeds", "The Killers",
      "David Bowie",
      "Rammstein", "Земфира", "周杰倫", "아이유", "!!!", "fun.", "MØ", "Mo", "Queen", "Low", "Rage Against the Machine",
      "Daryl Hall & John Oates", "Herbert Grönemeyer", "Metallica", "Berlin", "Slowdive", "Emma",
    ].map { ArtistName($0) })

  private func kept(_ title: String, location: String? = nil, url: String? = nil, categories: [String] = []) -> [String]
  {
    index.matches(in: EventText(title: title, location: location, url: url, categories: categories)).map(\.name)
  }

  @Test(arguments: [
    ("Sigur Ros + Mogwai at Harpa", ["Sigur Rós", "Mogwai"]), ("Genesis Owusu at Koko", ["Genesis Owusu"]),
    ("Nick Cave and the Bad Seeds, live", ["Nick Cave & The Bad Seeds"]), ("Killers, The: live", ["The Killers"]),
    ("Bowie, David: the concert film", ["David Bowie"]), ("Hall & Oates live", ["Daryl Hall & John Oates"]),
    ("RATM reunion tour", ["Rage Against the Machine"]), ("Herbert Groenemeyer live", ["Herbert Grönemeyer"]),
    ("周杰伦演唱会", ["周杰倫"]), ("아이유의 콘서트", ["아이유"]), ("Концерт Земфиры, тур", ["Земфира"]), ("!!! live", ["!!!"]),
    ("MØ live at Vega", ["MØ"]), ("Queen + Mogwai live", ["Queen", "Mogwai"]), ("Mogwaikonzert", ["Mogwai"]),
  ])
  func aTitleNamesItsArtistInTheSpellingOfTheCatalog(_ title: String, _ names: [String]) {
    #expect(kept(title) == names)
  }

  @Test(arguments: [
    "Lunch with Emma", "Genesis study group", "Flight to Berlin", "Queen Elizabeth Hall", "Low battery check",
    "Have fun!",
    "It's Monday!!!", "Mo's birthday", "Team standup", "Yes", "",
  ])
  func anOrdinaryTitleNamesNobody(_ title: String) {
    #expect(kept(title).isEmpty)
  }

  @Test func aWordIsAnArtistWhereTheEventIsAConcert() {
    #expect(kept("Low").isEmpty)
    #expect(kept("Low", url: "https://www.songkick.com/concerts/1") == ["Low"])
    #expect(kept("Low", location: "Royal Albert Hall", categories: ["Concert"]) == ["Low"])
  }

  @Test func aTributeIsNotTheArtist() {
    let matches = index.matches(in: EventText(title: "Metallica tribute band"), all: true)
    #expect(matches.map(\.tier) == [.tribute])
    #expect(kept("Metallica tribute band").isEmpty)
  }

  @Test(arguments: [
    ("Metalica live", "Metallica"), ("Rammstien tour", "Rammstein"), ("Раммштайн концерт", "Rammstein"),
  ])
  func aGuessIsMarkedAsProbable(_ title: String, _ name: String) {
    let matches = index.matches(in: EventText(title: title))
    #expect(matches.map(\.name) == [name])
    #expect(matches.map(\.tier) == [.probable])
  }

  @Test func aMutedNameIsReportedOnlyWhenAllIsAsked() {
    let decisions = Decisions(mutedNames: ["MOGWAI"], pinnedNames: [])
    #expect(index.matches(in: EventText(title: "Mogwai live"), decisions: decisions).isEmpty)
    let all = index.matches(in: EventText(title: "Mogwai live"), decisions: decisions, all: true)
    #expect(all.map(\.tier) == [.muted])
    #expect(all.first?.because.first?.rule == "muted")
  }

  @Test func aPinnedNameIsKeptWhereItStandsAsAWord() {
    let decisions = Decisions(mutedNames: [], pinnedNames: ["low"])
    #expect(index.matches(in: EventText(title: "Low"), decisions: decisions).map(\.name) == ["Low"])
    #expect(index.matches(in: EventText(title: "Slow cooker"), decisions: decisions).isEmpty)
  }

  @Test func albumsThatAreOwnedSpeakForAnArtist() throws {
    let title = EventText(title: "Low with Anna")
    let none = ArtistIndex([ArtistName("Low")]).matches(in: title, all: true)
    let many = ArtistIndex([ArtistName("Low", albums: 9)]).matches(in: title, all: true)
    #expect(try #require(many.first).score > #require(none.first).score)
    #expect(many.first?.because.contains { $0.rule == "albums" && $0.points > 0 } == true)
  }

  @Test func theReasonsSumToTheScore() throws {
    for title in ["Queen + Mogwai live", "Lunch with Emma", "Metallica tribute"] {
      for match in index.matches(in: EventText(title: title), all: true) {
        let sum = match.because.reduce(0) { $0 + $1.points }
        #expect(abs(sum - match.score) < 0.5, "\(title): what is left out of the reasons is small")
        #expect(match.because.allSatisfy { !$0.text.isEmpty && !$0.text.contains("NAME") })
      }
    }
  }

  @Test func anAliasOfTheCatalogFindsItsName() {
    let index = ArtistIndex([ArtistName("Sunn O)))", aliases: ["Sunnmachine"])])
    #expect(index.matches(in: EventText(title: "Sunnmachine live")).map(\.name) == ["Sunn O)))"])
  }

  @Test func anEventWithoutTitleMatchesNothing() {
    #expect(index.matches(in: EventText(title: nil)).isEmpty)
  }

  @Test func anEmptyCatalogMatchesNothing() {
    #expect(ArtistIndex([ArtistName]()).matches(in: EventText(title: "Mogwai live")).isEmpty)
  }

  @Test func aNameThatTheCatalogHasTwiceIsAnsweredOnce() {
    let index = ArtistIndex([ArtistName("Mogwai"), ArtistName("Mogwai")])
    #expect(index.matches(in: EventText(title: "Mogwai live")).map(\.name) == ["Mogwai"])
  }

  @Test func anyTextCanBeATitle() {
    let pieces = [
      "Mogwai", "!!!", "\u{0}", "\u{3099}", "\u{ff9e}", "ﾞ", "'s", "$", "!", "&", "20", "twenty", "one", "R.", "E.",
      "M.", "🎸", "周", "가",
      "ก็", ",", " ", "-", "@", "(", ")", "Земфир", "s", "\u{202e}", "\u{1f1e9}\u{1f1ea}", "אב", "II",
    ]
    var state: UInt64 = 7
    for _ in 0..<2_000 {
      var title = ""
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        title += pieces[Int(state >> 33) % pieces.count]
      }
      for match in index.matches(in: EventText(title: title, location: title), all: true) {
        #expect(match.score.isFinite)
      }
    }
  }
}
