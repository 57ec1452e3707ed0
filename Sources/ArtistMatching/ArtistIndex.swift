package import Records

/// The names of a catalog, made ready for texts. Immutable: when the catalog changes, a new one is built off to the side.
///
/// Space for a million names is about 80 MB; nothing is kept of the names that are handed in.
package final class ArtistIndex: Sendable {
  let names: PackedStrings
  let albums: [UInt16]
  let table: KeyTable

  /// The number of names.
  package var count: Int { names.count }

  package init(_ catalog: some Sequence<ArtistName>) {
    var names = PackedStrings()
    var albums: [UInt16] = []
    var table = KeyTable()
    names.reserve(catalog.underestimatedCount)
    albums.reserveCapacity(catalog.underestimatedCount)
    table.reserve(catalog.underestimatedCount * 4 / 3)
    for artist in catalog {
      let index = names.append(artist.name.utf8)
      albums.append(UInt16(clamping: artist.albums))
      for key in NameKeys(artist.name).keys { table.insert(key.bytes, name: index, variant: key.variant) }
      for alias in artist.aliases {
        for key in NameKeys(alias, isAlias: true).keys { table.insert(key.bytes, name: index, variant: .alias) }
      }
    }
    table.finish()
    (self.names, self.albums, self.table) = (names, albums, table)
  }

  /// The artists that an event means: those to keep, or with `all` also those that were muted, are only paid tribute to,
  /// or were found as words and rejected. In the order of the title.
  package func matches(
    in event: EventText, decisions: Decisions = Decisions(), all: Bool = false
  ) -> [ArtistMatch] {
    guard let title = event.title else { return [] }
    let folded = FoldedText(title)
    var matches: [ArtistMatch] = []
    var position = 0
    while position < folded.tokens.count {
      guard let span = longestSpan(in: folded, from: position) else {
        position += 1
        continue
      }
      matches.append(judge(span, decisions))
      position = span.end
    }
    return all ? matches : matches.filter(\.isKept)
  }

  private struct Span {
    var start: Int
    var end: Int
    var entry: KeyTable.Entry
  }

  private func longestSpan(in text: FoldedText, from start: Int) -> Span? {
    var best: Span?
    var hash = KeyHash()
    for end in start..<min(start + NameKeys.longest, text.tokens.count) {
      for byte in text.word(end) { hash.append(byte) }
      guard table.mayContain(hash.value) else { continue }
      let key = text.bytes[text.tokens[start].start..<text.tokens[end].end]
      table.entries(of: key, hash: hash.value) { entry in
        best = Span(start: start, end: end + 1, entry: entry)
      }
    }
    return best
  }

  private func judge(_ span: Span, _ decisions: Decisions) -> ArtistMatch {
    let name = names[span.entry.name]
    let key = ArtistMatching.key(name)
    let isMuted = decisions.muted.contains(key)
    let reason = Reason(rule: "name", points: 2, text: "the title has the name \(name)")
    return ArtistMatch(name: name, score: 2, tier: isMuted ? .muted : .sure, because: [reason])
  }
}
