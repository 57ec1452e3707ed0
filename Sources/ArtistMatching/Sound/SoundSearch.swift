/// Looks for names that a title has in another script, by their sound.
struct SoundSearch {
  private(set) var candidates: [Candidate] = []

  private static let mostWords = 5
  private static let mostClusters = 16
  /// Vowels may differ by this much per letter; scripts that do not write them all are not asked.
  private static let farthest = 0.26

  init(_ scan: TitleScan, _ index: ArtistIndex) {
    let text = scan.text
    let isForeign = text.tokens.contains { SoundSearch.script($0).map { $0 != .latin } ?? false }
    guard isForeign || index.sounds.hasOtherScripts else { return }
    for start in text.tokens.indices {
      guard let script = SoundSearch.script(text.tokens[start]) else { continue }
      if script == .latin, !index.sounds.hasOtherScripts { continue }
      if script == .kana, start > 0, SoundSearch.isJoined(text, start) { continue }
      search(from: start, script, scan, index)
    }
  }

  /// All runs of words of one script from a start.
  private mutating func search(from start: Int, _ script: Token.Traits, _ scan: TitleScan, _ index: ArtistIndex) {
    let text = scan.text
    let most = script == .kana || script == .otherScript ? SoundSearch.mostClusters : SoundSearch.mostWords
    var skeleton: [UInt8] = []
    var last: UInt8?
    for end in start..<min(start + most, text.tokens.count) {
      guard SoundSearch.script(text.tokens[end]) == script else { break }
      if end > start, !text.gap(before: end).isSubset(of: [.space, .dash, .spacedDash, .times, .dot]) { break }
      let sound = SoundTable.sound(of: text, end..<end + 1)
      // A consonant that ends one word and begins the next is heard once.
      let isDoubled = last != nil && sound.full.first == last && sound.skeleton.first == last
      skeleton += sound.skeleton.dropFirst(isDoubled ? 1 : 0)
      last = sound.full.last ?? last
      if script == .kana, end + 1 < text.tokens.count, SoundSearch.isJoined(text, end + 1) { continue }
      let tokens = start..<end + 1
      let isKnown = scan.candidates.contains { $0.isExact && $0.tokens == tokens }
      guard !isKnown, !scan.isCue(tokens) else { continue }
      // Small kana change the sound of the kana before: only the whole run tells.
      let heard = script == .kana ? SoundTable.sound(of: text, tokens).skeleton : skeleton
      search(tokens, heard[...], script, text, index)
    }
  }

  private mutating func search(
    _ tokens: Range<Int>, _ skeleton: ArraySlice<UInt8>, _ script: Token.Traits, _ text: FoldedText,
    _ index: ArtistIndex
  ) {
    var found: [Candidate] = []
    index.sounds.names(like: skeleton, inLatin: script != .latin) { name in
      let sound = SoundTable.sound(of: text, tokens)
      let written = CatalogName(index.names.utf8(name))
      let folded = written.folded
      let first = folded.tokens.count > 1 && Articles.contains(folded.word(0)) ? 1 : 0
      let other = SoundTable.sound(of: folded, first..<folded.tokens.count)
      let writesVowels = script != .otherScript && SoundTable.script(of: folded) != .otherScript
      if writesVowels {
        let farthest = sound.skeleton.count > 3 ? SoundSearch.farthest : SoundSearch.farthest * 0.8
        guard sound.distance(to: other) <= farthest else { return }
      } else {
        guard sound.skeleton.count >= 4 else { return }
      }
      let isClustered = [text, folded].contains { $0.tokens.contains { $0.traits.contains(.cluster) } }
      guard isClustered || folded.tokens.count - first == tokens.count else { return }
      guard NameTraits(written, variant: .written).group != .weak else { return }
      var candidate = Candidate(tokens: tokens, name: name, variant: .sound)
      candidate.isFar = sound.skeleton.count <= 3
      found.append(candidate)
    }
    candidates += found
  }

  private static func script(_ token: Token) -> Token.Traits? {
    let scripts: Token.Traits = [.latin, .cyrillic, .hangul, .kana, .otherScript]
    let found = token.traits.intersection(scripts)
    return [.latin, .cyrillic, .hangul, .kana, .otherScript].contains(found) ? found : nil
  }

  /// The token goes on with the one before it in one run of kana.
  private static func isJoined(_ text: FoldedText, _ index: Int) -> Bool {
    text.tokens[index].traits.contains(.kana) && text.tokens[index - 1].traits.contains(.kana)
      && text.gap(before: index).isEmpty
  }
}
