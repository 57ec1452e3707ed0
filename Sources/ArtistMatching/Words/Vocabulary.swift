/// All word lists in one table, from folded words and phrases to the lists they stand in.
struct Vocabulary: Sendable {
  static let shared = Vocabulary()

  /// Phrases of more words are not looked for.
  static let longestPhrase = 6

  private var table = KeyTable()

  private init() {
    table.reserve(32_000)
    add(everyTextData, to: .everyText)
    add(mostTextsData, to: .mostTexts)
    add(smallDictionaryData, to: .smallDictionary)
    addLists(nameWordData)
    addLists(cueData)
    table.finish()
  }

  /// The lists of a word or phrase, by its bytes and their hash.
  func lists(of key: ArraySlice<UInt8>, hash: UInt64) -> WordLists {
    guard table.mayContain(hash) else { return [] }
    var lists: WordLists = []
    table.entries(of: key, hash: hash) { lists.insert(WordLists(rawValue: UInt32($0.name))) }
    return lists
  }

  func lists(of word: ArraySlice<UInt8>) -> WordLists { lists(of: word, hash: KeyHash(word).value) }

  /// How usual a word is, with the usual endings of English taken off where the word itself is in no list.
  func commonness(of word: ArraySlice<UInt8>) -> WordLists {
    let known: WordLists = [.everyText, .mostTexts, .smallDictionary]
    let found = lists(of: word)
    guard found.isDisjoint(with: known), word.count >= 4 else { return found }
    for (ending, replacement) in Vocabulary.endings where word.count - ending.count >= 3 && word.hasSuffix(ending) {
      let lists = lists(ofStem: word.dropLast(ending.count), replacement).intersection(known)
      if !lists.isEmpty { return found.union(lists) }
    }
    return found
  }

  private func lists(ofStem stem: ArraySlice<UInt8>, _ replacement: [UInt8]) -> WordLists {
    if replacement.isEmpty { return lists(of: stem) }
    var hash = KeyHash(stem)
    for byte in replacement { hash.append(byte) }
    guard table.mayContain(hash.value) else { return [] }
    return lists(of: ArraySlice(stem + replacement), hash: hash.value)
  }

  private static let endings: [(ending: [UInt8], replacement: [UInt8])] = [
    ("s", ""), ("es", ""), ("ies", "y"), ("ed", ""), ("d", ""), ("ing", ""), ("ing", "e"), ("ly", ""), ("er", ""),
    ("er", "e"), ("ers", ""), ("ers", "e"), ("ness", ""),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  /// Words of one list, folded already.
  private mutating func add(_ data: String, to lists: WordLists) {
    for word in data.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
      table.insert(word, name: Int(lists.rawValue), variant: .written)
    }
  }

  /// Lists that begin with a line `NAME:`; `_` joins the words of a phrase.
  private mutating func addLists(_ data: String) {
    var lists: WordLists = []
    for line in data.split(separator: "\n") {
      if line.hasSuffix(":"), let named = WordLists.named[line.dropLast().filter { $0 != " " }] {
        lists = named
        continue
      }
      for word in line.split(separator: " ") {
        let folded = FoldedText(String(word)).bytes
        table.insert(folded, name: Int(lists.rawValue), variant: .written)
      }
    }
  }
}

extension ArraySlice<UInt8> {
  func hasSuffix(_ suffix: [UInt8]) -> Bool { count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix) }
}
