/// Other scripts in Latin letters, by ear.
struct Romanisation: Sendable {
  static let shared = Romanisation()

  private var letters: [UInt32: [UInt8]] = [:]

  private init() {
    let words = romanData.split(whereSeparator: \.isWhitespace)
    for pair in stride(from: 0, to: words.count - 1, by: 2) {
      guard let letter = words[pair].unicodeScalars.first else { continue }
      letters[letter.value] = words[pair + 1] == "-" ? [] : Array(words[pair + 1].utf8)
    }
  }

  /// Appends the sound of a folded word. Signs without a sound of their own (vowel signs, tone marks) are passed over.
  func append(_ word: ArraySlice<UInt8>, to sound: inout [UInt8]) {
    if word.allSatisfy({ $0 < 0x80 }) {
      sound.append(contentsOf: word)
      return
    }
    for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
      if scalar.isASCII {
        sound.append(UInt8(ascii: scalar))
      } else if (0xac00...0xd7a3).contains(scalar.value) {
        appendHangul(scalar.value - 0xac00, to: &sound)
      } else {
        // katakana stand 0x60 behind hiragana
        let value = (0x30a1...0x30f6).contains(scalar.value) ? scalar.value - 0x60 : scalar.value
        let isSmallVowel = [0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3083, 0x3085, 0x3087].contains(value)
        if isSmallVowel, let last = sound.last, "aiueo".utf8.contains(last) {
          sound.removeLast()
          // ウィ is wi
          if last == UInt8(ascii: "u"), sound.last.map({ "aiueo".utf8.contains($0) }) ?? true {
            sound.append(UInt8(ascii: "w"))
          }
        }
        sound.append(contentsOf: letters[value] ?? [])
      }
    }
  }

  /// A Hangul syllable is initial, vowel and final by its number (Unicode, 3.12).
  private func appendHangul(_ syllable: UInt32, to sound: inout [UInt8]) {
    let parts = [
      Romanisation.initials[Int(syllable / 588)], Romanisation.vowels[Int(syllable % 588 / 28)],
      Romanisation.finals[Int(syllable % 28)],
    ]
    for part in parts where part != "-" { sound.append(contentsOf: part.utf8) }
  }

  private static let initials = "g k n d t r m b p s s - j j ch k t p h".split(separator: " ")
  private static let vowels = "a e ya ye eo e yeo ye o wa we we yo u wo we wi yu eu ui i".split(separator: " ")
  private static let finals = "- k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(separator: " ")
}
