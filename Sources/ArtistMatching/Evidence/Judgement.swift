internal import Records

/// A candidate with what was found for and against it.
struct Judgement {
  var candidate: Candidate
  var traits: NameTraits
  var evidence: [(rule: Rule, amount: Double)]
  var score: Double

  /// What the evidence sums to without the rules that tell a tribute from the artist.
  var scoreWithoutTribute: Double
}

extension Judgement {
  init(_ candidate: Candidate, _ traits: NameTraits, _ evidence: [(rule: Rule, amount: Double)], _ weights: Weights) {
    var (score, tribute) = (0.0, 0.0)
    for (rule, amount) in evidence {
      let points = amount * weights.points(rule, traits.group)
      score += points
      if Judgement.tributeRules.contains(rule) { tribute += points }
    }
    (self.candidate, self.traits, self.evidence) = (candidate, traits, evidence)
    (self.score, scoreWithoutTribute) = (score, score - tribute)
  }

  /// Below this a kept match is marked: it is as likely wrong as one in seven.
  private static let sureScore = 1.8

  var tier: ArtistMatch.Tier {
    if score > 0 { return candidate.isExact && score >= Judgement.sureScore ? .sure : .probable }
    return scoreWithoutTribute > 0 ? .tribute : .rejected
  }

  static let tributeRules: Set<Rule> = [.tributeCue, .weakTributeCue, .leftTribute, .rightTribute]
}

/// Chooses among candidates that overlap.
enum Resolution {
  /// Before any evidence: a name of several words claims them; of two names with one spelling the closer one stays.
  static func prune(_ candidates: [Candidate], _ rank: (Candidate) -> Int) -> [Candidate] {
    let claims = candidates.filter { $0.isExact && $0.tokens.count > 1 }
    if candidates.count == 1 { return candidates }
    let ranks = candidates.indices.map { index in
      let isShared = candidates.indices.contains { $0 != index && candidates[$0].tokens == candidates[index].tokens }
      return isShared ? rank(candidates[index]) : 0
    }
    var kept: [Candidate] = []
    for (index, candidate) in candidates.enumerated() {
      let isClaimed = claims.contains { claim in
        claim.tokens.count > candidate.tokens.count && claim.tokens.overlaps(candidate.tokens)
      }
      let isOutranked = candidates.indices.contains { other in
        other != index && candidates[other].tokens == candidate.tokens
          && (ranks[other] < ranks[index] || ranks[other] == ranks[index] && other < index)
      }
      if !isClaimed && !isOutranked { kept.append(candidate) }
    }
    return kept
  }

  /// After the evidence: the longest that is kept wins its words; an artist is named once.
  static func choose(_ judged: [Judgement]) -> [Judgement] {
    let order = judged.indices.sorted { one, other in
      let (a, b) = (judged[one], judged[other])
      if (a.score > 0) != (b.score > 0) { return a.score > 0 }
      if a.candidate.tokens.count != b.candidate.tokens.count {
        return a.candidate.tokens.count > b.candidate.tokens.count
      }
      return a.score == b.score ? one < other : a.score > b.score
    }
    var chosen: [Int] = []
    for index in order {
      let candidate = judged[index].candidate
      let isTaken = chosen.contains { other in
        judged[other].candidate.overlaps(candidate) || judged[other].candidate.name == candidate.name
      }
      if !isTaken { chosen.append(index) }
    }
    return chosen.sorted { judged[$0].candidate.tokens.lowerBound < judged[$1].candidate.tokens.lowerBound }
      .map { judged[$0] }
  }
}
