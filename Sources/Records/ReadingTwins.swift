/// The same measurement under two ids, as when two devices pass on one sensor: less than a second apart, with equal values.
/// Both are kept; the later one in the list is flagged and names the earlier one.
package enum ReadingTwins {
  /// Two measurements of one person are further apart: milliseconds.
  private static let span: Int64 = 1000
  /// More copies than this of one moment are not compared with each other.
  private static let mostCopies = 16

  /// A reading that repeats another one.
  package struct Link: Hashable, Sendable {
    package var later: Int
    package var earlier: Int
  }

  private struct Key {
    var type: Reading.Kind
    var start: Int64
    var index: Int
  }

  /// Links twins, by their places in a list that is in order of the source. Links that were there before are found anew.
  package static func link(_ readings: inout [Reading]) {
    for index in readings.indices where readings[index].flags.contains(.possibleDuplicate) {
      readings[index].flags.remove(.possibleDuplicate)
      readings[index].duplicateOf = nil
    }
    for link in links(count: readings.count, { readings[$0] }) {
      readings[link.later].flags.insert(.possibleDuplicate)
      readings[link.later].duplicateOf = readings[link.earlier].id
    }
  }

  /// The links of a list, each later reading once; a third copy names the first one.
  package static func links(count: Int, _ reading: (Int) -> Reading) -> [Link] {
    let keys = sortedKeys(count, reading)
    var links: [Int: Int] = [:]
    var first = 0
    for place in keys.indices {
      while keys[first].type != keys[place].type || keys[place].start - keys[first].start >= span { first += 1 }
      for candidate in max(first, place - mostCopies)..<place {
        let (one, other) = (keys[candidate].index, keys[place].index)
        let (earlier, later) = (min(one, other), max(one, other))
        guard links[later] == nil, isSame(reading(earlier), reading(later)) else { continue }
        links[later] = links[earlier] ?? earlier
      }
    }
    return links.sorted { $0.key < $1.key }.map { Link(later: $0.key, earlier: $0.value) }
  }

  private static func sortedKeys(_ count: Int, _ reading: (Int) -> Reading) -> [Key] {
    var keys: [Key] = []
    keys.reserveCapacity(count)
    for index in 0..<count {
      let reading = reading(index)
      if reading.isRetraction { continue }
      keys.append(Key(type: reading.type, start: reading.start.milliseconds, index: index))
    }
    keys.sort { one, other in
      if one.type != other.type { return one.type.rawValue < other.type.rawValue }
      return (one.start, one.index) < (other.start, other.index)
    }
    return keys
  }

  private static func isSame(_ one: Reading, _ other: Reading) -> Bool {
    one.id != other.id && one.values.count == other.values.count
      && zip(one.values, other.values).allSatisfy {
        $0.role == $1.role && $0.value == $1.value && $0.comparator == $1.comparator
      }
  }
}
