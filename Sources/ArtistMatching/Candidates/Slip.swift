/// The difference between what a title has and a name that it may mean.
enum Slip {
  /// Edits of one letter, swaps of neighbours counted as one (optimal string alignment), of two short texts.
  static func distance(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    let (a, b) = (Array(one), Array(other))
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
