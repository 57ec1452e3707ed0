/// The evidence of one candidate as the fit reads it.
package struct CandidateEvidence: Sendable {
  package var name: String
  /// 0 strong, 1 middle, 2 weak.
  package var group: Int
  package var isExact: Bool
  package var tokens: Range<Int>
  package var rules: [(rule: String, amount: Double)]
}

extension ArtistIndex {
  /// What `matches` weighs, before any weight.
  package func evidence(in event: EventText) -> [CandidateEvidence] {
    judge(event, Decisions(), Weights("")).map { judged in
      CandidateEvidence(
        name: names[judged.candidate.name], group: judged.traits.group.rawValue, isExact: judged.candidate.isExact,
        tokens: judged.candidate.tokens,
        rules: judged.evidence.map { ($0.rule.name, $0.amount) })
    }
  }
}
