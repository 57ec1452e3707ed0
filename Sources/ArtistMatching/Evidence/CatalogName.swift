/// A name of the catalog, folded once for all that is asked of it.
struct CatalogName {
  /// How near the spelling of a title is to the catalog's.
  enum Spelling: Int {
    case same, otherCase, other
  }

  let bytes: ArraySlice<UInt8>
  let folded: FoldedText

  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    folded = FoldedText(String(decoding: bytes, as: UTF8.self))
  }

  /// Compares the source of some tokens, with as many signs around as the name has around its words.
  func spelling(of tokens: Range<Int>, in title: FoldedText) -> Spelling {
    guard let first = folded.tokens.first, let last = folded.tokens.last, !tokens.isEmpty else { return .other }
    let start = title.tokens[tokens.lowerBound].sourceStart - first.sourceStart
    let end = title.tokens[tokens.upperBound - 1].sourceEnd + bytes.count - last.sourceEnd
    guard start >= 0, end <= title.source.count, end - start == bytes.count || !isASCII else { return .other }
    let source = title.source[max(0, start)..<min(end, title.source.count)]
    if source == bytes { return .same }
    return CatalogName.lowered(source) == CatalogName.lowered(bytes) ? .otherCase : .other
  }

  private var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

  private static func lowered(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      return Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)
    }
    return bytes.map { 0x41...0x5a ~= $0 ? $0 | 0x20 : $0 }
  }
}

/// A candidate with its name and what the name is by itself.
struct NamedCandidate {
  let candidate: Candidate
  let name: CatalogName
  let traits: NameTraits
}
