package import Records

extension ArtistIndex {
  /// The artists that an event means: those to keep, or with `all` also those that were muted, are only paid tribute to,
  /// or were found as words and rejected. In the order of the title.
  package func matches(
    in event: EventText, decisions: Decisions = Decisions(), all: Bool = false, weights: Weights = .fitted
  ) -> [ArtistMatch] {
    let judged = Resolution.choose(judge(event, decisions, weights))
    let matches = judged.map { answer($0, decisions, weights) }
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
    let named = candidates.map { (candidate: $0, traits: NameTraits(names[$0.name], variant: $0.variant)) }
      .filter { $0.candidate.variant != .inflected || $0.traits.group == .strong }
    return named.map { one in
      let name = names[one.candidate.name]
      let reader = EvidenceReader(context, one.candidate, one.traits, name: name, others: named)
      return Judgement(one.candidate, one.traits, reader.found + userEvidence(one.candidate, decisions), weights)
    }
  }

  /// The lower, the closer a spelling is to the catalog's.
  private func rank(_ candidate: Candidate, _ text: FoldedText) -> Int {
    let name = names[candidate.name]
    let source = text.source(of: candidate.tokens, extendedBy: name)
    let spelling = source == name ? 0 : source.lowercased() == name.lowercased() ? 1 : 2
    return Int(candidate.variant.rawValue) * 4 + spelling
  }

  private func userEvidence(_ candidate: Candidate, _ decisions: Decisions) -> [(rule: Rule, amount: Double)] {
    var evidence: [(rule: Rule, amount: Double)] = []
    let owned = Double(albums[candidate.name])
    if owned > 0 { evidence.append((.albums, min(owned, ArtistIndex.mostAlbums).squareRoot())) }
    if count > ArtistIndex.personalCatalog, owned == 0 { evidence.append((.obscure, 1)) }
    if !decisions.pinned.isEmpty, candidate.isExact,
      decisions.pinned.contains(ArtistMatching.key(names[candidate.name]))
    {
      evidence.append((.pinned, 1))
    }
    return evidence
  }

  private func answer(_ judged: Judgement, _ decisions: Decisions, _ weights: Weights) -> ArtistMatch {
    let name = names[judged.candidate.name]
    var reasons = judged.evidence.map { rule, amount in
      Reason(
        rule: rule.rawValue, points: amount * weights.points(rule, judged.traits.group),
        text: rule.text.split(separator: "NAME", omittingEmptySubsequences: false).joined(separator: name))
    }
    reasons = reasons.filter { abs($0.points) >= ArtistIndex.leastReason }.sorted { abs($0.points) > abs($1.points) }
    let isMuted = !decisions.muted.isEmpty && decisions.muted.contains(ArtistMatching.key(name))
    if isMuted { reasons.insert(Reason(rule: "muted", points: 0, text: "you muted \(name)"), at: 0) }
    return ArtistMatch(name: name, score: judged.score, tier: isMuted ? .muted : judged.tier, because: reasons)
  }

  /// Beyond so many albums more say nothing more.
  private static let mostAlbums = 16.0
  /// Reasons of fewer points are not told.
  private static let leastReason = 0.05
}
