import Testing

@testable import ArtistMatching

@Suite struct EvidenceTests {
  private func ambiguity(_ name: String) -> NameTraits.Ambiguity {
    NameTraits(CatalogName(Array(name.utf8)[...]), variant: .written).ambiguity
  }

  @Test(arguments: [
    ("Radiohead", NameTraits.Ambiguity.unusual), ("Sigur Rós", .unique), ("Berlin", .doubtful), ("Emma", .doubtful),
    ("Queen", .common),
    ("Low", .veryCommon), ("Live", .veryCommon), ("Concert", .cue), ("Monday", .cue), ("M", .cue), ("311", .veryCommon),
    ("The Police", .common), ("嵐", .common), ("周杰倫", .unusual), ("草东没有派对", .unique), ("비", .veryCommon),
    ("Кино", .doubtful),
  ])
  func aNameIsAsAmbiguousAsItsWords(_ name: String, _ expected: NameTraits.Ambiguity) {
    #expect(ambiguity(name) == expected)
  }

  @Test(arguments: [
    ("https://www.songkick.com/concerts/1", true), ("https://www.ticketmaster.co.uk/x", true),
    ("https://dice.fm/event/1", true),
    ("https://example.org/songkick.com", false), ("https://notsongkick.com/", false), ("songkick", false),
  ])
  func ticketSellersAreKnownByTheirHost(_ url: String, _ expected: Bool) {
    #expect(TicketHosts.contains(url) == expected)
  }

  @Test(arguments: [
    ("rammstein", "ramstein", 1), ("swift", "swfit", 1), ("abc", "abc", 0), ("", "abc", 3), ("kitten", "sitting", 3),
  ])
  func aSlipIsALetterOrASwapOfTwo(_ one: String, _ other: String, _ distance: Int) {
    #expect(Slip.distance(Array(one.utf8)[...], Array(other.utf8)[...]) == distance)
  }

  @Test func whatIsOneSlipAwayIsFoundByWhatIsLeft() {
    var table = DeletionTable()
    table.insert(Array("radiohead".utf8), name: 3)
    table.finish()
    for near in ["radiohead", "radiohed", "radioheadd", "radiohaed", "radiokead"] {
      #expect(table.names(near: Array(near.utf8)[...]) == [3])
    }
    #expect(table.names(near: Array("radiogram".utf8)[...]).isEmpty)
  }

  @Test func everyRuleHasAWeightTableEntryOrNoEvidence() {
    let weights = Weights("showCue 1 2 3\nnothing 4 5 6\nbroken line")
    #expect(weights.points(.showCue, .middle) == 2)
    #expect(weights.points(.ticketCue, .weak) == 0)
  }
}
