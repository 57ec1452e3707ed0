/// Names and titles that nobody is called and nobody wrote, in the proportions of real catalogs and calendars.
enum Invention {
  private static let syllables = [
    "ra", "dio", "ko", "len", "mar", "tis", "vo", "sha", "bel", "dun", "gri", "no", "lu", "pe", "stra", "wen", "zo",
    "ki", "fa",
    "har", "jo", "qui", "ry", "ther", "um", "vex", "ya", "cla", "dre", "fli",
  ]
  private static let words = [
    "Night", "River", "Black", "Stone", "Young", "Fire", "Golden", "Ghost", "Little", "Summer", "Kings", "Sons",
    "Heart", "Blue",
    "Electric", "Animal", "Moon", "Glass", "Paper", "Wild",
  ]
  private static let frames = [
    "%", "% live", "% @ Columbiahalle", "% + %", "Concert: %", "% – World Tour 2026", "Tickets for % with Anna",
    "%, Wembley Arena",
    "Dinner with % tribute band", "% feat. %",
  ]
  private static let ordinary = [
    "Team standup", "Dentist 9:30", "Lunch with Anna", "Sprint review", "Flight to Lisbon LH1234",
    "Elternabend Klasse 3b",
    "Réunion parents-profs", "Pick up the cake", "Birthday of Tom (40)", "1:1 with the boss", "Парикмахер в 10",
    "会議 第三会議室",
  ]

  /// A generator with a period of 2^64 (SplitMix64), so that every index has its own name.
  private static func random(_ seed: Int) -> UInt64 {
    var z = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }

  static func name(_ index: Int) -> String {
    var bits = random(index)
    func take(_ count: Int) -> Int {
      defer { bits /= UInt64(count) }
      return Int(bits % UInt64(count))
    }
    func invented() -> String {
      let parts = (0...2 + take(2)).map { _ in syllables[take(syllables.count)] }
      return parts.joined().prefix(1).uppercased() + parts.joined().dropFirst()
    }
    return switch take(8) {
    case 0: invented()
    case 1: "The " + invented()
    case 2: words[take(words.count)] + " " + words[take(words.count)] + " " + invented()
    case 3: invented() + " & the " + words[take(words.count)] + "s"
    case 4: words[take(words.count)] + " " + invented()
    default: invented() + " " + invented()
    }
  }

  static func titles(_ count: Int, names: Int) -> [String] {
    (0..<count).map { index in
      let bits = random(index &+ 77_777_777)
      if bits & 1 == 0 { return ordinary[Int(bits >> 1) % ordinary.count] + " \(index % 97)" }
      var title = frames[Int(bits >> 1 & 0xffff) % frames.count]
      var seed = Int(bits >> 20 & 0xffff_ffff)
      while let place = title.firstIndex(of: "%") {
        title.replaceSubrange(place...place, with: name(seed % names))
        seed += 1
      }
      return title
    }
  }
}
