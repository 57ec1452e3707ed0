/// The word lists that a word, or a phrase written together, stands in.
struct WordLists: OptionSet, Hashable, Sendable {
  var rawValue: UInt32

  // how usual the word is
  static let everyText = WordLists(rawValue: 1 << 0)
  static let mostTexts = WordLists(rawValue: 1 << 1)
  static let smallDictionary = WordLists(rawValue: 1 << 2)
  static let foreign = WordLists(rawValue: 1 << 3)
  static let person = WordLists(rawValue: 1 << 4)
  static let place = WordLists(rawValue: 1 << 5)
  // what it tells of an event
  static let show = WordLists(rawValue: 1 << 6)
  static let ticket = WordLists(rawValue: 1 << 7)
  static let stage = WordLists(rawValue: 1 << 8)
  static let music = WordLists(rawValue: 1 << 9)
  static let billing = WordLists(rawValue: 1 << 10)
  static let venue = WordLists(rawValue: 1 << 11)
  static let building = WordLists(rawValue: 1 << 12)
  static let tribute = WordLists(rawValue: 1 << 13)
  static let weakTribute = WordLists(rawValue: 1 << 14)
  static let screen = WordLists(rawValue: 1 << 15)
  static let ordinary = WordLists(rawValue: 1 << 16)
  static let attend = WordLists(rawValue: 1 << 17)
  static let time = WordLists(rawValue: 1 << 18)
  static let at = WordLists(rawValue: 1 << 19)
  static let `in` = WordLists(rawValue: 1 << 20)
  static let with = WordLists(rawValue: 1 << 21)
  static let function = WordLists(rawValue: 1 << 22)

  static let concertCues: WordLists = [.show, .ticket, .stage, .music]
  static let cues: WordLists = [
    .show, .ticket, .stage, .music, .billing, .venue, .building, .tribute, .weakTribute, .screen, .ordinary, .attend,
    .time, .at, .in, .with, .function,
  ]

  static let named: [String: WordLists] = [
    "person": .person, "place": .place, "foreign": .foreign, "show": .show, "ticket": .ticket, "stage": .stage,
    "music": .music, "billing": .billing, "venue": .venue, "building": .building, "tribute": .tribute,
    "weakTribute": .weakTribute, "screen": .screen, "ordinary": .ordinary, "attend": .attend, "time": .time, "at": .at,
    "in": .in, "with": .with, "function": .function,
  ]
}
