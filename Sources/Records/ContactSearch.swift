/// Finds people by a few words or digits, in any case and with or without marks: `concertd contacts TEXT`.
package enum ContactSearch {
  /// The contacts that have every word of the text in their names, organization or email addresses, or, where the text
  /// is a number of at least three digits, in one of their phones; all of them for an empty text. By name, then UID.
  package static func find(_ text: String, in contacts: [Contact]) -> [Contact] {
    let words = text.split(whereSeparator: \.isWhitespace).map { SearchFolding.folded(String($0)) }
    let digits = phoneDigits(text)
    let found = contacts.filter { contact in
      matches(contact, words: words) || digits.map { hasPhone(contact, digits: $0) } == true
    }
    let keyed = found.map { (key: SearchFolding.folded($0.name.full ?? ""), contact: $0) }
    return keyed.sorted { ($0.key, $0.contact.uid) < ($1.key, $1.contact.uid) }.map(\.contact)
  }

  private static func matches(_ contact: Contact, words: [String]) -> Bool {
    if words.isEmpty { return true }
    let name = contact.name
    let single = [
      name.full, name.given, name.family, name.middle, name.phoneticGiven, name.phoneticFamily, contact.organization,
      contact.department,
    ]
    let texts = single.compactMap { $0 } + name.alternatives + contact.nicknames + contact.emails.map(\.value)
    // A line break stands in no word, so that a word never matches across two texts.
    let folded = SearchFolding.folded(texts.joined(separator: "\n"))
    return words.allSatisfy { folded.contains($0) }
  }

  // MARK: numbers

  /// The digits of a text that can only be a number: no letters, at least three digits. `+` and `00` lead to an
  /// international number, a single 0 to a national one, which an international one may end in.
  private static func phoneDigits(_ text: String) -> String? {
    let isNumber = text.unicodeScalars.allSatisfy { digit($0) != nil || " +-()./\u{a0}".unicodeScalars.contains($0) }
    let digits = self.digits(text)
    guard isNumber, digits.utf8.count >= 3 else { return nil }
    let significant = digits.drop { $0 == "0" }
    return significant.isEmpty ? digits : String(significant)
  }

  private static func hasPhone(_ contact: Contact, digits: String) -> Bool {
    contact.phones.contains { phone in self.digits(phone.value).contains(digits) }
  }

  private static func digits(_ text: String) -> String {
    String(text.unicodeScalars.compactMap { digit($0).map { Character(String($0)) } })
  }

  /// The value of a decimal digit of any script.
  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
    return Int(value)
  }
}
