/// A text divided into folded words. The bytes of the words stand one after another, so that any run of words is one
/// slice of `bytes`, and `AC/DC`, `ac dc` and `ACDC` are the same bytes.
struct FoldedText {
  private(set) var bytes: [UInt8] = []
  private(set) var tokens: [Token] = []
  /// The text itself.
  let source: [UInt8]
  /// What stands after the last token.
  private(set) var trailing: Gap = .edge

  init(_ text: String) {
    source = Array(text.utf8)
    var reader = TokenReader(text)
    reader.read()
    (bytes, tokens, trailing) = (reader.bytes, reader.tokens, reader.gap.union(.edge))
  }

  /// The gap before a token, or after the last one.
  func gap(before index: Int) -> Gap { index < tokens.count ? tokens[index].gap : trailing }

  /// The source of some tokens, at least one.
  func source(of tokens: Range<Int>) -> ArraySlice<UInt8> {
    source[self.tokens[tokens.lowerBound].sourceStart..<self.tokens[tokens.upperBound - 1].sourceEnd]
  }

  /// The bytes of some tokens, at least one.
  func slice(_ tokens: Range<Int>) -> ArraySlice<UInt8> {
    bytes[self.tokens[tokens.lowerBound].start..<self.tokens[tokens.upperBound - 1].end]
  }

  func word(_ index: Int) -> ArraySlice<UInt8> { bytes[tokens[index].start..<tokens[index].end] }
}

extension Unicode.Scalar {
  /// The last scalar of valid UTF-8.
  init?(utf8Tail bytes: some BidirectionalCollection<UInt8>) {
    var value: UInt32 = 0
    var shift: UInt32 = 0
    for byte in bytes.reversed() {
      guard byte & 0xc0 == 0x80 else {
        let lead = shift == 0 ? UInt32(byte) : UInt32(byte) & (0x7f >> (shift / 6 + 1))
        self.init(value | lead << shift)
        return
      }
      value |= UInt32(byte & 0x3f) << shift
      shift += 6
    }
    return nil
  }
}
