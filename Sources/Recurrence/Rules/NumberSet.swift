/// A set of small numbers, 0...63, in one word.
struct NumberSet: Sendable {
  private(set) var bits: UInt64 = 0

  /// Takes those of the numbers that lie in the range; others mean nothing to a rule.
  init(_ numbers: some Sequence<Int>, in range: ClosedRange<Int>) {
    for number in numbers where range.contains(number) { bits |= 1 << UInt64(number) }
  }

  var isEmpty: Bool { bits == 0 }
  var count: Int { bits.nonzeroBitCount }

  func contains(_ number: Int) -> Bool { bits >> UInt64(number) & 1 == 1 }

  /// The smallest member that is greater.
  func next(after number: Int) -> Int? {
    guard number < 63 else { return nil }
    let above = bits >> UInt64(number + 1)
    return above == 0 ? nil : number + 1 + above.trailingZeroBitCount
  }

  /// From small to great.
  var members: [Int] { (0...63).filter(contains) }
}
