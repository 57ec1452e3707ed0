internal import Records

/// People and cards that a card names, and what Android writes in properties of its own.
extension CardInterpretation {
  private static let namedRelations = [
    "X-SPOUSE": "Spouse", "X-EVOLUTION-SPOUSE": "Spouse", "X-MS-SPOUSE": "Spouse",
    "X-KADDRESSBOOK-X-SPOUSENAME": "Spouse", "X-KADDRESSBOOK-X-SPOUSESNAME": "Spouse",
    "X-MANAGER": "Manager", "X-EVOLUTION-MANAGER": "Manager", "X-MS-MANAGER": "Manager",
    "X-KADDRESSBOOK-X-MANAGERSNAME": "Manager", "X-ASSISTANT": "Assistant", "X-EVOLUTION-ASSISTANT": "Assistant",
    "X-MS-ASSISTANT": "Assistant", "X-KADDRESSBOOK-X-ASSISTANTSNAME": "Assistant", "X-MS-CHILD": "Child",
    "X-CHILD": "Child", "X-FATHER": "Father", "X-MOTHER": "Mother",
  ]

  mutating func readRelations() {
    for property in properties {
      switch property.name {
      case "X-ABRELATEDNAMES": addRelated(text(of: property), label(of: property))
      case "RELATED": readRelated(property)
      case "MEMBER": addMember(text(of: property))
      case "X-ADDRESSBOOKSERVER-MEMBER": addMember(CardInterpretation.bareUUID(text(of: property)))
      case "AGENT": readInlineAgent(property)
      case "X-ANDROID-CUSTOM": readAndroidItem(property)
      default:
        guard let relation = CardInterpretation.namedRelations[property.name] else { continue }
        addRelated(text(of: property), .init(relation, isBuiltIn: true))
      }
    }
    for agent in card.agents { addRelated(agent, .init("Agent", isBuiltIn: true)) }
  }

  /// RELATED (RFC 6350, 6.6.6): the types are the relation.
  private mutating func readRelated(_ property: ContentLine) {
    let type = property.types.first { $0 != "pref" && $0 != "home" && $0 != "work" }
    let relation = type.map { Contact.Label($0.prefix(1).uppercased() + $0.dropFirst(), isBuiltIn: true) }
    addRelated(text(of: property), label(of: property) ?? relation)
  }

  private mutating func addRelated(_ name: String, _ label: Contact.Label?) {
    guard let name = name.content else { return }
    result.related.append(Contact.Related(label: label, name: name))
  }

  private mutating func addMember(_ member: String) {
    if let member = member.content { result.members.append(member) }
  }

  /// Apple's cards have the bare UUID as their UID and `urn:uuid:` before it in their groups.
  private static func bareUUID(_ member: String) -> String {
    let member = member.trimmed
    return member.lowercased().hasPrefix("urn:uuid:") ? String(member.dropFirst(9)) : member
  }

  /// AGENT of 3.0 holds a card with its line breaks escaped (RFC 2426, 3.5.4), or a URI.
  private mutating func readInlineAgent(_ property: ContentLine) {
    let agent = text(of: property)
    guard agent.uppercased().hasPrefix("BEGIN:VCARD") else {
      if property.valueType == "uri" { addRelated(agent, .init("Agent", isBuiltIn: true)) }
      return
    }
    for line in agent.split(separator: "\n") where line.uppercased().hasPrefix("FN") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      return addRelated(String(line[line.index(after: colon)...]), .init("Agent", isBuiltIn: true))
    }
  }

  // MARK: Android

  /// `vnd.android.cursor.item/KIND;value;type;label;…`: the columns of Android's contacts database. The numbers are those
  /// of ContactsContract.CommonDataKinds.
  private mutating func readAndroidItem(_ property: ContentLine) {
    let columns = components(of: property).map { $0.joined(separator: ",") }
    guard let kind = columns.first?.split(separator: "/").last, columns.count > 1, let value = columns[1].content else {
      return
    }
    let type = columns.count > 2 ? Int(columns[2]) : nil
    let label = columns.count > 3 ? columns[3].content.map { Contact.Label($0) } : nil
    switch kind {
    case "nickname": result.nicknames.append(value)
    case "contact_event": addAndroidDate(value, type, label)
    case "relation": addRelated(value, label ?? CardInterpretation.androidRelation(type))
    default: break
    }
  }

  private mutating func addAndroidDate(_ value: String, _ type: Int?, _ label: Contact.Label?) {
    guard let day = ContactDates.day(value, omittedYear: nil) else { return }
    switch type {
    case 3: result.birthday = result.birthday ?? day
    case 1: result.dates.append(.init(label: .init("Anniversary", isBuiltIn: true), date: day))
    default: result.dates.append(.init(label: label, date: day))
    }
  }

  private static func androidRelation(_ type: Int?) -> Contact.Label? {
    let names = [
      "Assistant", "Brother", "Child", "Domestic partner", "Father", "Friend", "Manager", "Mother", "Parent", "Partner",
      "Referred by", "Relative", "Sister", "Spouse",
    ]
    guard let type, (1...names.count).contains(type) else { return nil }
    return Contact.Label(names[type - 1], isBuiltIn: true)
  }
}
