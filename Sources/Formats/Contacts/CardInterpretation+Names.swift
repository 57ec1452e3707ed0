internal import Records

extension CardInterpretation {
  mutating func readNames() {
    readFullName()
    readStructuredName()
    readPhoneticName()
    for property in all("NICKNAME") + all("X-NICKNAME") {
      result.nicknames += list(of: property)
    }
    readOrganization()
    result.title = text("TITLE")
    result.role = text("ROLE")
  }

  /// FN may come several times in 4.0: the preferred one is the name, the others are alternatives.
  private mutating func readFullName() {
    var names: [(text: String, preference: Int)] = []
    for property in all("FN") {
      if let name = text(of: property).content { names.append((name, property.preference ?? 101)) }
    }
    guard let best = names.map(\.preference).min(), let first = names.firstIndex(where: { $0.preference == best })
    else { return }
    result.name.full = names.remove(at: first).text
    result.name.alternatives += names.map(\.text)
  }

  private mutating func readStructuredName() {
    guard let property = first("N") else { return }
    let name = structuredName(property)
    result.name.family = name.family
    result.name.given = name.given
    result.name.middle = name.middle
    result.name.prefix = name.prefix
    result.name.suffix = name.suffix
  }

  /// Family, given, additional names, honorific prefixes and suffixes (RFC 6350, 6.2.2).
  private mutating func structuredName(_ property: ContentLine) -> Contact.Name {
    let parts = components(of: property)
    func part(_ index: Int, _ separator: String) -> String? {
      index < parts.count ? CardInterpretation.joined(parts[index], separator) : nil
    }
    var name = Contact.Name()
    name.family = part(0, " ")
    name.given = part(1, " ")
    name.middle = part(2, " ")
    name.prefix = part(3, " ")
    name.suffix = part(4, ", ")
    return name
  }

  /// Parts of a list as one text. A comma that a blank follows was meant as text: a list has none.
  static func joined(_ parts: [String], _ separator: String) -> String? {
    var text = ""
    for part in parts {
      guard let content = part.content else { continue }
      text += text.isEmpty ? content : (part.hasPrefix(" ") ? ", " : separator) + content
    }
    return text.content
  }

  private mutating func readPhoneticName() {
    result.name.phoneticGiven = text("X-PHONETIC-FIRST-NAME")
    result.name.phoneticMiddle = text("X-PHONETIC-MIDDLE-NAME")
    result.name.phoneticFamily = text("X-PHONETIC-LAST-NAME")
  }

  /// The first unit is the organization, the others are its departments; empty units at the end are dropped.
  private mutating func readOrganization() {
    for property in all("ORG") {
      let units = components(of: property).map { CardInterpretation.joined($0, ", ") }
      guard units.contains(where: { $0 != nil }) else { continue }
      result.organization = units[0]
      let departments = units.dropFirst().compactMap { $0 }
      result.department = departments.isEmpty ? nil : departments.joined(separator: ", ")
      return
    }
  }

  // MARK: what the card leaves out

  /// The full name of what else there is, the alternatives of other languages, and the kind that follows from them.
  mutating func completeNames() {
    let hasPersonName = result.name.given != nil || result.name.family != nil || result.name.middle != nil
    if result.type == .person, !hasPersonName, let organization = result.organization,
      result.name.full == nil || result.name.full == organization
    {
      result.type = .organization
    }
    result.name.full = result.name.full ?? CardInterpretation.composed(result.name) ?? substituteName
    for property in alternatives {
      switch property.name {
      case "FN": result.name.alternatives += [text(of: property).content].compactMap { $0 }
      case "N": result.name.alternatives += [CardInterpretation.composed(structuredName(property))].compactMap { $0 }
      case "NICKNAME": result.nicknames += list(of: property)
      default: break
      }
    }
  }

  private var substituteName: String? {
    result.organization ?? result.nicknames.first ?? result.emails.first?.value ?? result.phones.first?.value
  }

  /// Prefix, given, middle and family name, then the suffix behind a comma.
  static func composed(_ name: Contact.Name) -> String? {
    let words = [name.prefix, name.given, name.middle, name.family].compactMap { $0 }.joined(separator: " ")
    return [words.content, name.suffix].compactMap { $0 }.joined(separator: ", ").content
  }
}
