/// Text as a person types it into a search: without case and without marks.
enum SearchFolding {
  /// Lower case; combining marks are dropped, and letters with marks become their plain letters. The plain letter of a
  /// Latin letter is in its Unicode name (`LATIN SMALL LETTER O WITH STROKE`), also where it has no decomposition.
  static func folded(_ text: String) -> String {
    var folded = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        folded.unicodeScalars.append(
          scalar.value >= 65 && scalar.value <= 90 ? Unicode.Scalar(scalar.value + 32)! : scalar)
        continue
      }
      // Marks that sit on a letter; vowel signs of Indic scripts have class 0 and stay.
      if scalar.properties.canonicalCombiningClass != .notReordered { continue }
      if scalar == "ß" || scalar == "ẞ" { folded += "ss" } else { folded += plain(scalar) }
    }
    return folded
  }

  private static func plain(_ scalar: Unicode.Scalar) -> String {
    let lower = scalar.properties.lowercaseMapping
    guard let small = lower.unicodeScalars.first, let name = small.properties.name else { return lower }
    if let latin = latinLetters(name) { return latin }
    return greekLetters[name.prefixBeforeWith] ?? cyrillicLetters[lower] ?? lower
  }

  /// `LATIN SMALL LETTER A WITH RING ABOVE`, `LATIN SMALL LIGATURE OE`, `FULLWIDTH LATIN SMALL LETTER A`.
  private static func latinLetters(_ name: String) -> String? {
    let words = name.prefixBeforeWith.split(separator: " ").drop { $0 == "FULLWIDTH" }
    guard words.count == 4, words.starts(with: ["LATIN", "SMALL"]), let letters = words.last else { return nil }
    switch letters {
    case "ETH": return "d"
    case "THORN": return "th"
    case _ where letters.count <= 2: return letters.lowercased()
    default: return nil
    }
  }

  /// The plain small letters by name, `GREEK SMALL LETTER ALPHA`, with final sigma as sigma.
  private static let greekLetters: [String: String] = {
    var letters: [String: String] = ["GREEK SMALL LETTER FINAL SIGMA": "σ"]
    for scalar in ("α"..."ω" as ClosedRange<Unicode.Scalar>).scalars where scalar != "ς" {
      if let name = scalar.properties.name { letters[name] = String(scalar) }
    }
    return letters
  }()

  /// Letters with a mark whose names do not say so.
  private static let cyrillicLetters = ["й": "и", "ё": "е", "ї": "і", "ў": "у", "ѓ": "г", "ќ": "к", "ґ": "г"]
}

extension String {
  /// A character's name without its marks.
  fileprivate var prefixBeforeWith: String {
    guard let with = ranges(of: " WITH ").first else { return self }
    return String(self[..<with.lowerBound])
  }
}

extension ClosedRange<Unicode.Scalar> {
  fileprivate var scalars: [Unicode.Scalar] { (lowerBound.value...upperBound.value).compactMap(Unicode.Scalar.init) }
}
