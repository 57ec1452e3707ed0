/// Reads scalars one by one and closes a token where a word ends.
struct TokenReader {
  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  private let table = FoldTable.shared
  private let words = WordForms.shared

  private(set) var bytes: [UInt8] = []
  private(set) var tokens: [Token] = []
  private(set) var gap: Gap = .edge
  private var gapLength = 0
  private var gapDots = 0

  // The token that is being read.
  private var start = 0
  private var firstScalar = 0
  private var isOpen = false
  private var traits: Token.Traits = []
  private var hasLower = false
  private var hasUpper = false
  private var letters = 0

  init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    let count = text.utf8.count
    scalars.reserveCapacity(count)
    offsets.reserveCapacity(count + 1)
    var offset = 0
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    (self.scalars, self.offsets) = (scalars, offsets)
    bytes.reserveCapacity(count)
    tokens.reserveCapacity(count / 4 + 1)
  }

  mutating func read() {
    for index in scalars.indices { read(index) }
    close(at: scalars.count)
  }

  private mutating func read(_ index: Int) {
    let scalar = scalars[index]
    switch ScalarKind(scalar) {
    case .letter:
      if isOpen, traits.contains(.cluster) { close(at: index) }
      openIfNeeded(at: index)
      noteCase(scalar)
      traits.formUnion(.script(of: scalar.value))
      letters += 1
      append(scalar)
    case .digit:
      if isOpen, traits.contains(.cluster) { close(at: index) }
      openIfNeeded(at: index)
      traits.insert(.number)
      append(scalar)
    case .mark:
      if isOpen { joinMark(scalar) }
    case .cluster:
      close(at: index)
      openIfNeeded(at: index)
      traits.formUnion(.script(of: scalar.value).union(.cluster))
      append(scalar)
    case .other: readOther(scalar, at: index)
    }
  }

  private mutating func readOther(_ scalar: Unicode.Scalar, at index: Int) {
    switch scalar {
    case "$" where isOpen && isLetter(at: index + 1) || isOpen && letters > 0 || !isOpen && isLetter(at: index + 1):
      return stylise("s", at: index)
    case "!" where isOpen && letters > 0 && isLetter(at: index + 1):
      return stylise("i", at: index)
    case "&", "+":
      return readSign(at: index)
    default: break
    }
    if table.target(of: scalar.value)?.isEmpty == true { return }
    close(at: index)
    var kind = Gap(scalar.value)
    if kind.contains(.dash), isSpace(at: index - 1) || isSpace(at: index + 1) { kind.insert(.spacedDash) }
    gap.formUnion(kind)
    gapLength += 1
    if scalar == "." || scalar == "*" { gapDots += 1 }
  }

  /// A sign that stands for a letter within a word, as in `Ke$ha` and `P!nk`.
  private mutating func stylise(_ letter: Unicode.Scalar, at index: Int) {
    openIfNeeded(at: index)
    traits.formUnion([.restyled, .latin])
    bytes.append(UInt8(ascii: letter))
    letters += 1
  }

  private mutating func readSign(at index: Int) {
    close(at: index)
    openIfNeeded(at: index)
    bytes.append(UInt8(ascii: "&"))
    traits.formUnion([.conjunction, .sign])
    close(at: index + 1)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      let value = UInt8(truncatingIfNeeded: scalar.value)
      bytes.append(hasUpper && 0x41...0x5a ~= value ? value | 0x20 : value)
    } else if let target = table.target(of: scalar.value) {
      traits.insert(.restyled)
      bytes.append(contentsOf: target)
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
  }

  private mutating func noteCase(_ scalar: Unicode.Scalar) {
    let isUpper: Bool
    if scalar.isASCII {
      isUpper = scalar.value < 0x60
    } else {
      isUpper = scalar.properties.isUppercase
      guard isUpper || scalar.properties.isLowercase else { return }
    }
    if isUpper {
      hasUpper = true
      traits.insert(.endsCapital)
    } else {
      hasLower = true
      traits.remove(.endsCapital)
    }
    if isUpper, letters == 0 { traits.insert(.capitalised) }
  }

  /// A mark that folding keeps; kana voicing marks become part of the letter, as NFC has it.
  private mutating func joinMark(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x3099, 0xff9e: return voice(by: 1)
    case 0x309a, 0xff9f: return voice(by: 2)
    default: break
    }
    if let target = table.target(of: scalar.value) {
      traits.insert(.restyled)
      bytes.append(contentsOf: target)
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
  }

  /// か + ゛ is か + 1, は + ゜ is は + 2; う + ゛ is the exception.
  private mutating func voice(by steps: UInt32) {
    guard let last = Unicode.Scalar(utf8Tail: bytes) else { return }
    bytes.removeLast(UTF8.width(last))
    let voiced = last == "う" ? "ゔ" : last == "ウ" ? "ヴ" : Unicode.Scalar(last.value + steps) ?? last
    bytes.append(contentsOf: UTF8.encode(voiced)!)
  }

  private func isLetter(at index: Int) -> Bool {
    scalars.indices.contains(index) && ScalarKind(scalars[index]) == .letter
  }

  private func isSpace(at index: Int) -> Bool {
    !scalars.indices.contains(index) || Gap(scalars[index].value) == .space
  }

  private mutating func openIfNeeded(at index: Int) {
    guard !isOpen else { return }
    (isOpen, start, firstScalar, letters) = (true, bytes.count, index, 0)
    (traits, hasLower, hasUpper) = ([], false, false)
  }

  private mutating func close(at index: Int) {
    guard isOpen else { return }
    isOpen = false
    guard bytes.count > start else { return }
    if hasUpper, !hasLower { traits.insert(.upper) }
    if traits.isSuperset(of: [.latin, .cyrillic]) { latinise() }
    var token = Token(
      start: start, end: bytes.count, sourceStart: offsets[firstScalar], sourceEnd: offsets[index], traits: traits,
      gap: gap)
    let joins = joinAcronym(token) || joinUnit(&token)
    if !joins {
      if !isInitial(before: index) { rewrite(&token) }
      tokens.append(token)
    }
    (gap, gapLength, gapDots) = ([], 0, 0)
  }

  /// `R.E.M.` and `N*E*R*D`: single letters with nothing but a dot or a star between them are one word.
  private mutating func joinAcronym(_ token: Token) -> Bool {
    guard letters == 1, gapLength == 1, gapDots == 1, let last = tokens.last, isSingleLetter(token) else {
      return false
    }
    guard last.traits.contains(.acronym) || isSingleLetter(last) else { return false }
    extendLast(to: token)
    tokens[tokens.count - 1].traits.insert(.acronym)
    if !token.traits.contains(.upper) { tokens[tokens.count - 1].traits.remove(.upper) }
    return true
  }

  /// Cyrillic letters in a word of Latin ones are there for their looks.
  private mutating func latinise() {
    let word = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars.map { TokenReader.lookalikes[$0] ?? $0 }
    bytes.removeSubrange(start...)
    for scalar in word { bytes.append(contentsOf: UTF8.encode(scalar)!) }
    traits.remove(.cyrillic)
  }

  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "в": "b", "с": "c", "е": "e", "ғ": "f", "һ": "h", "і": "i", "ј": "j", "к": "k", "м": "m", "н": "h",
    "о": "o",
    "р": "p", "ѕ": "s", "т": "t", "у": "y", "х": "x", "я": "r", "и": "n",
  ]

  /// The `N` of `N.E.R.D.` is not "and".
  private func isInitial(before index: Int) -> Bool {
    letters == 1 && index < scalars.count && (scalars[index] == "." || scalars[index] == "*") && isLetter(at: index + 1)
  }

  private func isSingleLetter(_ token: Token) -> Bool {
    guard !token.traits.contains(.number) else { return false }
    return Unicode.Scalar(utf8Tail: bytes[..<token.end]).map { UTF8.width($0) == token.end - token.start } ?? false
  }

  /// `twenty one` is 21.
  private mutating func joinUnit(_ token: inout Token) -> Bool {
    guard let last = tokens.last, last.traits.contains(.tens), gapLength == 1 else { return false }
    guard let unit = words.unit(bytes[token.start..<token.end]) else { return false }
    bytes.removeSubrange(token.start - 1..<token.end)
    bytes.append(unit)
    token.end = bytes.count
    extendLast(to: token)
    tokens[tokens.count - 1].traits.remove(.tens)
    return true
  }

  private mutating func extendLast(to token: Token) {
    tokens[tokens.count - 1].end = token.end
    tokens[tokens.count - 1].sourceEnd = token.sourceEnd
  }

  /// Words that have a common form: conjunctions, number words, Roman numerals; and the `s` of `'s`.
  private mutating func rewrite(_ token: inout Token) {
    let word = bytes[token.start..<token.end]
    if gap == .apostrophe, word.elementsEqual([UInt8(ascii: "s")]) {
      token.traits.insert(.possessive)
    } else if let form = words.form(of: word, isUpper: token.traits.contains(.upper)) {
      bytes.replaceSubrange(token.start..., with: form.bytes)
      token.end = bytes.count
      token.traits.formUnion(form.traits)
    }
  }
}
