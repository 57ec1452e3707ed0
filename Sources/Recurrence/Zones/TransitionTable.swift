/// The offsets of a zone as a list of changes. Times are seconds since the epoch (UTC), offsets seconds east of
/// Greenwich.
struct TransitionTable: Sendable {
  /// Strictly increasing.
  private(set) var times: [Int64] = []
  /// `offsets[i]` holds from `times[i]` on.
  private(set) var offsets: [Int] = []
  /// The offset before the first change.
  var initialOffset: Int

  init(initialOffset: Int) { self.initialOffset = initialOffset }

  /// Adds a change that is not earlier than the last one; at the same time it takes the last one's place.
  mutating func append(_ time: Int64, offset: Int) {
    if times.last == time {
      offsets[offsets.count - 1] = offset
    } else {
      times.append(time)
      offsets.append(offset)
    }
  }

  func offset(at time: Int64) -> Int {
    let index = firstIndex { times[$0] > time }
    return index == 0 ? initialOffset : offsets[index - 1]
  }

  /// The instant of a local time, and the offset that applies to it (RFC 5545, 3.3.5): of a time that occurs twice the
  /// first instant; a time that does not occur is read with the offset before the gap.
  /// `wall` is the clock's reading, in seconds since the epoch as if it showed UTC.
  func resolve(wall: Int64) -> (instant: Int64, offset: Int) {
    // A segment ends by its own clock at its end plus its offset; the first that has not ended by then is ours.
    let segment = firstIndex { wall < times[$0] + Int64(offset(ofSegment: $0)) }
    let own = offset(ofSegment: segment)
    guard segment > 0, wall < times[segment - 1] + Int64(own) else { return (wall - Int64(own), own) }
    let instant = wall - Int64(offset(ofSegment: segment - 1))
    return (instant, own)
  }

  /// Segment 0 lies before the first change.
  private func offset(ofSegment index: Int) -> Int { index == 0 ? initialOffset : offsets[index - 1] }

  /// The first index in `0..<times.count` for which the condition holds, else the count; the condition is false up to
  /// some index and true from there on.
  private func firstIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
