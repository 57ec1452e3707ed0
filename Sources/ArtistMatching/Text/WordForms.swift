/// Words that are compared in one form: `and` as `&`, `twenty` as `20`, `II` as `2`.
struct WordForms: Sendable {
  struct Form: Sendable {
    var bytes: [UInt8]
    var traits: Token.Traits
  }

  static let shared = WordForms()

  private var forms: [[UInt8]: Form] = [:]
  private var numerals: [[UInt8]: Form] = [:]
  private var longest = 0

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
      numerals[Array(numeral.utf8)] = Form(bytes: Array(String(number).utf8), traits: .number)
    }
  }

  private mutating func add(_ word: Substring, _ form: Form) {
    forms[Array(word.utf8)] = form
    longest = max(longest, word.utf8.count)
  }

  /// The common form of a folded word; Roman numerals only where the source is in capitals.
  func form(of word: ArraySlice<UInt8>, isUpper: Bool) -> Form? {
    guard word.count <= longest else { return nil }
    let word = Array(word)
    return forms[word] ?? (isUpper ? numerals[word] : nil)
  }

  /// The digit of a word from one to nine.
  func unit(_ word: ArraySlice<UInt8>) -> UInt8? {
    guard let form = forms[Array(word)], form.bytes.count == 1, form.traits == .number, form.bytes[0] > 0x30 else {
      return nil
    }
    return form.bytes[0]
  }
}
