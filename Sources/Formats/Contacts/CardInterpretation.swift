internal import Records

/// A card's properties to a contact. Each file `CardInterpretation+….swift` reads one group of properties.
struct CardInterpretation {
  let card: Card
  let path: String
  /// Without the alternatives of another language.
  private(set) var properties: [ContentLine] = []
  /// The places of each name in `properties`: most names are looked for in every card, and few are there.
  private var places: [String: [Int]] = [:]
  /// Of several properties with one ALTID, those that were not chosen (RFC 6350, 5.4).
  private(set) var alternatives: [ContentLine] = []
  /// X-ABLabel of each group.
  private(set) var labels: [String: Contact.Label] = [:]
  /// X-ABADR of each group: the address's country, where it is a code and no address.
  private(set) var countryCodes: [String: String] = [:]
  var result = Contact(id: "", uid: "")
  private(set) var problems: [Problem] = []
  private var reported: Set<String> = []

  init(_ card: Card, path: String) {
    (self.card, self.path) = (card, path)
    chooseAlternatives()
    for index in properties.indices { places[properties[index].name, default: []].append(index) }
    for property in all("X-ABLABEL") + all("X-ABADR") {
      guard let group = property.group, let text = text(of: property).content else { continue }
      if property.name == "X-ABLABEL" {
        labels[group] = CardInterpretation.label(text)
      } else if text.utf8.count == 2 {
        countryCodes[group] = text.lowercased()
      }
    }
  }

  /// The contact; nil, and an error among the problems, where the card says nothing of anybody.
  mutating func contact() -> Contact? {
    readIdentity()
    readNames()
    readReach()
    readDates()
    readRelations()
    readPhoto()
    completeNames()
    result.removeRepetitions()
    reportIgnored()
    guard hasContent else {
      problems = []
      report(
        .error, line: card.line, "the card has no name, number, address or other content; it is not stored",
        hint: "fill in at least FN or N")
      return nil
    }
    return result
  }

  private var hasContent: Bool {
    var empty = Contact(id: result.id, uid: result.uid)
    (empty.uidSource, empty.version, empty.revision) = (result.uidSource, result.version, result.revision)
    empty.type = result.type
    return result != empty
  }

  // MARK: problems

  mutating func report(
    _ severity: Problem.Severity, line: Int, _ message: String, hint: String? = nil
  ) {
    let record = result.uid.isEmpty || result.uidSource == .derived ? "card[\(card.number)]" : result.uid
    problems.append(Problem(severity, line: line, record: record, message, hint: hint))
  }

  /// A warning that a card gets once, at its first place.
  mutating func reportOnce(line: Int, _ message: String, hint: String? = nil) {
    if reported.insert(message).inserted { report(.warning, line: line, message, hint: hint) }
  }

  private mutating func reportIgnored() {
    if let stray = card.stray {
      let lines = stray.count == 1 ? "a line" : "\(stray.count) lines"
      report(
        .warning, line: stray.line, "\(lines) of the card ignored: not a property",
        hint: "a line that goes on from the one before begins with a blank")
    }
    if let excess = card.excess {
      report(
        .warning, line: excess.line, "\(excess.count) properties ignored: a card may have \(Card.propertyLimit)")
    }
  }

  // MARK: values

  func all(_ name: String) -> [ContentLine] { places[name]?.map { properties[$0] } ?? [] }

  func first(_ name: String) -> ContentLine? { places[name].map { properties[$0[0]] } }

  mutating func text(of property: ContentLine) -> String { read(property) { $0.whole() } }

  mutating func list(of property: ContentLine) -> [String] {
    read(property) { $0.parts(at: ASCII.comma) }.compactMap(\.content)
  }

  /// The components between semicolons, each with its comma-separated parts; vCard 2.1 has no lists.
  mutating func components(of property: ContentLine) -> [[String]] {
    let isVersion21 = result.version == "2.1"
    return read(property) { text in
      isVersion21 ? text.parts(at: ASCII.semicolon).map { [$0] } : text.components()
    }
  }

  /// The first value of the property with content.
  mutating func text(_ name: String) -> String? {
    for property in all(name) {
      if let text = text(of: property).content { return text }
    }
    return nil
  }

  func label(of property: ContentLine) -> Contact.Label? {
    if let group = property.group, let label = labels[group] { return label }
    // Some write the label as a parameter; LABEL of ADR is the address as printed (RFC 6350, 6.3.1).
    let parameter = property.first("X-ABLABEL") ?? property.first("X-LABEL")
    return (parameter ?? (property.name == "ADR" ? nil : property.first("LABEL"))).map(CardInterpretation.label)
  }

  /// `_$!<Work>!$_` is a label that Apple's tools translate.
  private static func label(_ text: String) -> Contact.Label {
    let text = text.trimmed
    guard text.hasPrefix("_$!<"), text.hasSuffix(">!$_"), text.count > 8 else { return Contact.Label(text) }
    return Contact.Label(String(text.dropFirst(4).dropLast(4)), isBuiltIn: true)
  }

  private mutating func read<Value>(_ property: ContentLine, _ value: (inout PropertyText) -> Value) -> Value {
    var text = PropertyText(property)
    let result = value(&text)
    for repair in text.repairs.sorted(by: { "\($0)" < "\($1)" }) { report(repair, property) }
    if property.isTruncated {
      reportOnce(
        line: property.line, "\(property.name) is longer than \(ContentLineReader.textLimit) bytes; its end is left out"
      )
    }
    if property.endsInSoftBreak {
      reportOnce(line: property.line, "\(property.name) ends in a soft line break that nothing follows")
    }
    return result
  }

  private mutating func report(_ repair: TextDecoding.Repair, _ property: ContentLine) {
    switch repair {
    case .assumedWindows1252:
      reportOnce(
        line: property.line, "text is neither UTF-8 nor of a declared charset; read as Windows-1252",
        hint: "export as UTF-8")
    case .unknownCharset:
      reportOnce(line: property.line, "\(property.name) declares a charset that is not known", hint: "export as UTF-8")
    case .replaced:
      reportOnce(line: property.line, "bytes of \(property.name) that its charset does not have were replaced")
    }
  }

  // MARK: ALTID

  /// Properties of one name and one ALTID say the same in several languages: the preferred one speaks, else the first.
  private mutating func chooseAlternatives() {
    var chosen: [String: Int] = [:]
    for property in card.properties {
      guard let alternative = property.first("ALTID") else {
        properties.append(property)
        continue
      }
      let key = "\(property.name) \(alternative)"
      guard let index = chosen[key] else {
        chosen[key] = properties.count
        properties.append(property)
        continue
      }
      if (property.preference ?? 101) < (properties[index].preference ?? 101) {
        alternatives.append(properties[index])
        properties[index] = property
      } else {
        alternatives.append(property)
      }
    }
  }
}
