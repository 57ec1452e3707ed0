/// All places of a title that may mean an artist of an index.
enum Candidates {
  static func all(in scan: TitleScan, _ index: ArtistIndex) -> [Candidate] {
    var candidates = scan.candidates
    if index.hasSignNames { candidates += signs(in: scan.text, index) }
    candidates += turned(in: scan.text, index)
    if !index.deletions.isEmpty { candidates += TypoSearch(scan, index).candidates }
    candidates += SoundSearch(scan, index).candidates
    return candidates
  }

  /// `Bowie, David` and `Killers, The`.
  private static func turned(in text: FoldedText, _ index: ArtistIndex) -> [Candidate] {
    var candidates: [Candidate] = []
    for comma in text.tokens.indices.dropFirst() where text.gap(before: comma).contains(.comma) {
      for last in 1...2 where comma - last >= 0 {
        for first in 1...2 where comma + first <= text.tokens.count {
          let key = text.slice(comma..<comma + first) + text.slice(comma - last..<comma)
          index.table.entries(of: key, hash: KeyHash(key).value) { entry in
            guard entry.variant == .written || entry.variant == .alias else { return }
            candidates.append(
              Candidate(tokens: comma - last..<comma + first, name: entry.name, variant: .lastFirst))
          }
        }
      }
      if Articles.contains(text.word(comma)) { candidates += articleLast(comma, text, index) }
    }
    return candidates
  }

  private static func articleLast(_ comma: Int, _ text: FoldedText, _ index: ArtistIndex) -> [Candidate] {
    var candidates: [Candidate] = []
    for words in 1...4 where comma - words >= 0 {
      let key = text.slice(comma - words..<comma)
      index.table.entries(of: key, hash: KeyHash(key).value) { entry in
        guard entry.variant == .withoutArticle else { return }
        candidates.append(
          Candidate(tokens: comma - words..<comma + 1, name: entry.name, variant: .lastFirst))
      }
    }
    return candidates
  }

  /// Names without letters and digits, where they stand alone.
  private static func signs(in text: FoldedText, _ index: ArtistIndex) -> [Candidate] {
    var candidates: [Candidate] = []
    for position in 0...text.tokens.count {
      let from = position == 0 ? 0 : text.tokens[position - 1].sourceEnd
      let to = position == text.tokens.count ? text.source.count : text.tokens[position].sourceStart
      guard to - from >= 1 else { continue }
      let brackets = Array(" ()[]{}\"".utf8)
      for run in text.source[from..<to].split(whereSeparator: { brackets.contains($0) }) {
        let isAlone =
          (run.startIndex > from || position == 0) && (run.endIndex < to || position == text.tokens.count)
        guard isAlone else { continue }
        index.table.entries(of: run, hash: KeyHash(run).value) { entry in
          candidates.append(Candidate(tokens: position..<position, name: entry.name, variant: .signs))
        }
      }
    }
    return candidates
  }
}
