package import Records

extension ArtistIndex {
  /// The artists that an event means: those to keep, or with `all` also those that were muted, are only paid tribute to,
  /// or were found as words and rejected. In the order of the title.
  package func matches(
    in event: EventText, decisions: Decisions = Decisions(), all: Bool = false, weights: Weights = .fitted
  ) -> [ArtistMatch] {
    let judged = Resolution.choose(judge(event, decisions, weights))
    let matches = judged.compactMap { all || $0.score > 0 ? answer($0, decisions, weights) : nil }
    return all ? matches : matches.filter(\.isKept)
  }

  /// All candidates that were not claimed by longer names, with their evidence.
  func judge(_ event: EventText, _ decisions: Decisions, _ weights: Weights) -> [Judgement] {
    guard let title = event.title else { return [] }
    let scan = TitleScan(FoldedText(title), table: table)
    let found = Candidates.all(in: scan, self)
    guard !found.isEmpty else { return [] }
    let candidates = Resolution.prune(found) { rank($0, scan.text) }
    let context = TitleContext(scan, EventContext(event))
    var named: [NamedCandidate] = []
    for candidate in candidates {
      let name = CatalogName(names.utf8(candidate.name))
      // Another name of an artist is as ambiguous as its own words are, whatever the catalog's name is.
      let spoken = candidate.variant == .alias ? CatalogName(scan.text.source(of: candidate.tokens)) : name
      let traits = NameTraits(spoken, variant: candidate.variant)
      guard candidate.variant != .inflected || traits.group <= inflectable(candidate, scan.text) else { continue }
      named.append(NamedCandidate(candidate: candidate, name: name, traits: traits))
    }
    return named.map { one in
      var reader = EvidenceReader(context, one, others: named)
      reader.read()
      return Judgement(one.candidate, one.traits, reader.found + userEvidence(one.candidate, decisions), weights)
    }
  }

  /// English and German `s` is also the plural of words; the endings of other scripts are those of names.
  private func inflectable(_ candidate: Candidate, _ text: FoldedText) -> NameTraits.Group {
    text.tokens[candidate.tokens.upperBound - 1].traits.contains(.latin) ? .strong : .middle
  }

  /// The lower, the closer a spelling is to the catalog's.
  private func rank(_ candidate: Candidate, _ text: FoldedText) -> Int {
    let name = CatalogName(names.utf8(candidate.name))
    return Int(candidate.variant.rawValue) * 4 + name.spelling(of: candidate.tokens, in: text).rawValue
  }

  private func userEvidence(_ candidate: Candidate, _ decisions: Decisions) -> [(rule: Rule, amount: Double)] {
    var evidence: [(rule: Rule, amount: Double)] = []
    let owned = Double(albums[candidate.name])
    // Every artist of a music folder has one album: only more of them tell a favourite.
    if owned > 1 { evidence.append((.albums, min(owned, ArtistIndex.mostAlbums).squareRoot() - 1)) }
    if count > ArtistIndex.personalCatalog, owned == 0 { evidence.append((.obscure, 1)) }
    if !decisions.pinned.isEmpty, candidate.isExact, isIn(decisions.pinned, candidate) { evidence.append((.pinned, 1)) }
    return evidence
  }

  private func isIn(_ keys: Set<String>, _ candidate: Candidate) -> Bool {
    keys.contains(ArtistMatching.key(names[candidate.name]))
  }

  private func answer(_ judged: Judgement, _ decisions: Decisions, _ weights: Weights) -> ArtistMatch {
    let name = names[judged.candidate.name]
    var reasons: [Reason] = []
    reasons.reserveCapacity(judged.evidence.count)
    for (rule, amount) in judged.evidence {
      let points = amount * weights.points(rule, judged.traits.group)
      guard abs(points) >= ArtistIndex.leastReason else { continue }
      reasons.append(Reason(rule: rule.name, points: points, text: rule.text(for: name)))
    }
    reasons.sort { abs($0.points) > abs($1.points) }
    let isMuted = !decisions.muted.isEmpty && isIn(decisions.muted, judged.candidate)
    if isMuted { reasons.insert(Reason(rule: "muted", points: 0, text: "you muted \(name)"), at: 0) }
    return ArtistMatch(name: name, score: judged.score, tier: isMuted ? .muted : judged.tier, because: reasons)
  }

  /// Beyond so many albums more say nothing more.
  private static let mostAlbums = 16.0
  /// Reasons of fewer points are not told.
  private static let leastReason = 0.05
}
