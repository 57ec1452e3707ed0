/// What a name sounds like, coarsely: consonants in seven classes, so that `Radiohead` and `レディオヘッド` meet, and vowels to compare.
struct Sound {
  /// The classes of the consonants, doubles once.
  private(set) var skeleton: [UInt8] = []
  /// Classes with vowels (a, e for e and i, o for o and u).
  private(set) var full: [UInt8] = []

  init(roman: some Collection<UInt8>) {
    let roman = Array(roman)
    var position = 0
    while position < roman.count {
      let (letter, length) = Sound.letter(roman, position)
      if letter == Sound.x {
        append(Sound.k)
        append(Sound.s)
      } else if letter != 0 {
        append(letter)
      }
      position += length
    }
  }

  private mutating func append(_ letter: UInt8) {
    guard full.last != letter else { return }
    full.append(letter)
    if !Sound.isVowel(letter) { skeleton.append(letter) }
  }

  private static let (a, e, o) = (UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "o"))
  private static let (k, s, t, p) = (UInt8(ascii: "k"), UInt8(ascii: "s"), UInt8(ascii: "t"), UInt8(ascii: "p"))
  private static let (b, r, m, n) = (UInt8(ascii: "b"), UInt8(ascii: "r"), UInt8(ascii: "m"), UInt8(ascii: "n"))
  private static let x = UInt8(ascii: "x")

  private static func isVowel(_ letter: UInt8) -> Bool { letter == a || letter == e || letter == o }

  /// The class of a letter or of two that are one sound, and how many they are; class 0 is silent.
  private static func letter(_ roman: [UInt8], _ position: Int) -> (letter: UInt8, length: Int) {
    let next = position + 1 < roman.count ? roman[position + 1] : 0
    switch (roman[position], next) {
    case (0x70, 0x68): return (p, 2)  // ph
    case (0x74, 0x68), (0x64, 0x68): return (t, 2)  // th dh
    case (0x6b, 0x68), (0x67, 0x68), (0x63, 0x6b), (0x71, 0x75): return (k, 2)  // kh gh ck qu
    case (0x73, 0x68), (0x7a, 0x68), (0x63, 0x68), (0x74, 0x73), (0x6a, 0x68): return (s, 2)  // sh zh ch ts jh
    case (0x6e, 0x67): return (n, 2)  // ng
    case (0x6a, _) where position > 0 && !isVowel(single[Int(roman[position - 1] & 0x7f)]): return (e, 1)  // bj, fj
    case (0x63, 0x65), (0x63, 0x69), (0x63, 0x79): return (s, 1)  // ce ci cy
    default: return (single[Int(roman[position] & 0x7f)], 1)
    }
  }

  private static let single: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 128)
    let classes: [(UInt8, String)] = [
      (s, "szj"), (k, "ckgq"), (x, "x"), (t, "dt"), (p, "pf"), (b, "bvw"), (r, "lr"), (m, "m"), (n, "n"), (a, "a"),
      (e, "eiy"), (o, "ou"),
    ]
    for (one, letters) in classes { for letter in letters.utf8 { table[Int(letter)] = one } }
    return table
  }()

  /// How far two sounds of one skeleton are apart, from 0: vowels that differ or are missing, per letter.
  func distance(to other: Sound) -> Double {
    guard !full.isEmpty, !other.full.isEmpty else { return 1 }
    var last = (0...other.full.count).map { Double($0) * 0.3 }
    for (i, mine) in full.enumerated() {
      var row = [Double(i + 1) * 0.3] + [Double](repeating: 0, count: other.full.count)
      for (j, theirs) in other.full.enumerated() {
        let areVowels = Sound.isVowel(mine) && Sound.isVowel(theirs)
        let change = mine == theirs ? 0 : areVowels ? 0.5 : 2
        row[j + 1] = min(last[j] + change, last[j + 1] + Sound.cost(mine), row[j] + Sound.cost(theirs))
      }
      last = row
    }
    return last[other.full.count] / Double(max(full.count, other.full.count))
  }

  private static func cost(_ letter: UInt8) -> Double { isVowel(letter) ? 0.4 : 2 }
}
