/// What a name sounds like, coarsely: consonants in seven classes, so that `Radiohead` and `レディオヘッド` meet, and vowels to compare.
struct Sound {
  /// The classes of the consonants, doubles once.
  private(set) var skeleton: [UInt8] = []
  /// Classes with vowels (a, e for e and i, o for o and u).
  private(set) var full: [UInt8] = []

  init(roman: [UInt8]) {
    var position = 0
    while position < roman.count {
      let next = position + 1 < roman.count ? roman[position + 1] : 0
      let (classes, length) = Sound.classes(roman[position], next)
      for one in classes.utf8 {
        if "aeo".utf8.contains(one) {
          if full.last != one { full.append(one) }
        } else {
          if skeleton.last != one { skeleton.append(one) }
          if full.last != one { full.append(one) }
        }
      }
      position += length
    }
  }

  private static func classes(_ letter: UInt8, _ next: UInt8) -> (classes: String, length: Int) {
    switch (Character(Unicode.Scalar(letter)), Character(Unicode.Scalar(next))) {
    case ("p", "h"): ("p", 2)
    case ("t", "h"), ("d", "h"): ("t", 2)
    case ("k", "h"), ("g", "h"), ("c", "k"): ("k", 2)
    case ("s", "h"), ("z", "h"), ("c", "h"), ("t", "s"), ("j", "h"): ("s", 2)
    case ("n", "g"): ("n", 2)
    case ("q", "u"): ("k", 2)
    case ("c", "e"), ("c", "i"), ("c", "y"), ("s", _), ("z", _), ("j", _): ("s", 1)
    case ("c", _), ("k", _), ("g", _), ("q", _): ("k", 1)
    case ("x", _): ("ks", 1)
    case ("d", _), ("t", _): ("t", 1)
    case ("p", _), ("f", _): ("p", 1)
    case ("b", _), ("v", _), ("w", _): ("b", 1)
    case ("l", _), ("r", _): ("r", 1)
    case ("m", _): ("m", 1)
    case ("n", _): ("n", 1)
    case ("a", _): ("a", 1)
    case ("e", _), ("i", _), ("y", _): ("e", 1)
    case ("o", _), ("u", _): ("o", 1)
    default: ("", 1)
    }
  }

  /// How far two sounds of one skeleton are apart, from 0: vowels that differ or are missing, per letter.
  func distance(to other: Sound) -> Double {
    guard !full.isEmpty, !other.full.isEmpty else { return 1 }
    var last = (0...other.full.count).map { Double($0) * 0.3 }
    for (i, mine) in full.enumerated() {
      var row = [Double(i + 1) * 0.3] + [Double](repeating: 0, count: other.full.count)
      for (j, theirs) in other.full.enumerated() {
        let areVowels = "aeo".utf8.contains(mine) && "aeo".utf8.contains(theirs)
        let change = mine == theirs ? 0 : areVowels ? 0.5 : 2
        row[j + 1] = min(last[j] + change, last[j + 1] + Sound.cost(mine), row[j] + Sound.cost(theirs))
      }
      last = row
    }
    return last[other.full.count] / Double(max(full.count, other.full.count))
  }

  private static func cost(_ letter: UInt8) -> Double { "aeo".utf8.contains(letter) ? 0.4 : 2 }
}
