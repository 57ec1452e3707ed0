/// Words that are compared in one form: `and` as `&`, `twenty` as `20`, `II` as `2`.
struct WordForms: Sendable {
  struct Form: Sendable {
    var bytes: [UInt8]
    var traits: Token.Traits
  }

  static let shared = WordForms()

  private var forms: [UInt64: Form] = [:]
  private var numerals: [UInt64: Form] = [:]

  private init() {
    for word in conjunctionData.split(whereSeparator: \.isWhitespace) {
      add(word, Form(bytes: [UInt8(ascii: "&")], traits: .conjunction))
    }
    for (value, word) in numberData.split(whereSeparator: \.isWhitespace).enumerated() {
      // zero to twenty, then the tens
      let number = value <= 20 ? value : (value - 18) * 10
      add(word, Form(bytes: Array(String(number).utf8), traits: number >= 20 ? [.number, .tens] : .number))
    }
    for (value, numeral) in ["ii", "iii", "iv", "vi", "vii", "viii", "ix"].enumerated() {
      let number = value < 3 ? value + 2 : value + 3
      numerals[KeyHash(numeral.utf8).state] = Form(bytes: Array(String(number).utf8), traits: .number)
    }
  }

  private mutating func add(_ word: Substring, _ form: Form) {
    forms[KeyHash(word.utf8).state] = form
  }

  /// The longest word that has a form.
  private static let longest = 9

  /// The common form of a folded word; Roman numerals only where the source is in capitals. The sum of so short a word tells
  /// it from all others: bytes times powers of an odd factor collide only by design.
  func form(of word: ArraySlice<UInt8>, isUpper: Bool) -> Form? {
    guard word.count <= WordForms.longest else { return nil }
    let sum = KeyHash(word).state
    return forms[sum] ?? (isUpper ? numerals[sum] : nil)
  }

  /// The digit of a word from one to nine.
  func unit(_ word: ArraySlice<UInt8>) -> UInt8? {
    guard let form = form(of: word, isUpper: false), form.traits == .number, form.bytes.count == 1 else { return nil }
    return form.bytes[0] > 0x30 ? form.bytes[0] : nil
  }
}
