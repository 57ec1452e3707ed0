/// Looks for names that the title has with one slip of the keyboard, under tight conditions.
struct TypoSearch {
  private let text: FoldedText
  private let index: ArtistIndex
  private var worn: [UInt8] = []
  private var ends: [Int] = []
  private(set) var candidates: [Candidate] = []

  private static let mostWords = 6

  init(_ scan: TitleScan, _ index: ArtistIndex) {
    (text, self.index) = (scan.text, index)
    for token in text.tokens.indices {
      WornText.append(text.word(token), to: &worn)
      ends.append(worn.count)
    }
    for start in text.tokens.indices where !isLoose(start) {
      for end in start..<min(start + TypoSearch.mostWords, text.tokens.count) {
        guard text.tokens[end].traits.isDisjoint(with: [.cluster, .possessive]) else { break }
        if end > start, !text.gap(before: end).isDisjoint(with: [.spacedDash, .colon, .opening, .bar, .at]) { break }
        let tokens = start..<end + 1
        if !isLoose(end), !scan.candidates.contains(where: { $0.tokens == tokens }) { search(tokens, scan.candidates) }
      }
    }
  }

  /// A conjunction or a single letter at an end is not a part of the name: `Mogwai & friends` has no slip.
  private func isLoose(_ index: Int) -> Bool {
    let token = text.tokens[index]
    return token.end - token.start == 1 && !token.traits.contains(.number)
  }

  private mutating func search(_ tokens: Range<Int>, _ exact: [Candidate]) {
    let start = tokens.lowerBound == 0 ? 0 : ends[tokens.lowerBound - 1]
    for name in index.deletions.names(near: worn[start..<ends[tokens.upperBound - 1]]) {
      let stands = exact.contains { $0.name == name && $0.tokens.overlaps(tokens) }
      if !stands, let candidate = TypoSearch.compare(tokens, text, name, index) { candidates.append(candidate) }
    }
  }

  private static func compare(
    _ tokens: Range<Int>, _ text: FoldedText, _ name: Int, _ index: ArtistIndex
  ) -> Candidate? {
    let span = text.bytes[text.tokens[tokens.lowerBound].start..<text.tokens[tokens.upperBound - 1].end]
    let folded = FoldedText(index.names[name])
    let hasArticle = folded.tokens.count > 1 && Articles.contains(folded.word(0))
    let first = hasArticle && !Articles.contains(text.word(tokens.lowerBound)) ? 1 : 0
    let key = folded.bytes[folded.tokens[first].start...]
    guard digits(span) == digits(key), max(span.count, key.count) >= DeletionTable.shortest else { return nil }
    guard span.first == key.first || span.count >= 8 else { return nil }
    let distance = Slip.distance(span, key)
    guard distance == 1 || distance == 2 && span.count >= 10 else { return nil }
    var candidate = Candidate(tokens: tokens, name: name, variant: .typo)
    candidate.isOtherWord = isOtherWord(tokens, text, folded)
    guard span.count >= 8 || !candidate.isOtherWord else { return nil }
    candidate.isPlural = distance == 1 && (span.dropLast() == key || key.dropLast() == span)
    candidate.isFar = distance > 1
    return candidate
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> [UInt8] { bytes.filter { 0x30...0x39 ~= $0 } }

  /// What differs is a word of its own right.
  private static func isOtherWord(_ tokens: Range<Int>, _ text: FoldedText, _ name: FoldedText) -> Bool {
    let known = name.tokens.indices.map { name.word($0) }
    let strange = tokens.map { text.word($0) }.filter { !known.contains($0) }
    return strange.allSatisfy { !Vocabulary.shared.commonness(of: $0).isEmpty }
  }
}
