/// Finds row numbers of a file that no record of it holds, the lowest first: a file rewritten for years never runs out.
struct RowAllocator {
  private var next: Int64
  private let last: Int64
  private var taken: ArraySlice<Int64>

  /// `taken` are the rows in use, ascending.
  init(file: Int64, taken: [Int64]) {
    let range = RowNumber.range(ofFile: file)
    (next, last, self.taken) = (range.lowerBound, range.upperBound, taken[...])
  }

  /// Nil when all 16 million are in use.
  mutating func take() -> Int64? {
    while taken.first == next {
      taken.removeFirst()
      next += 1
    }
    guard next <= last else { return nil }
    defer { next += 1 }
    return next
  }
}
