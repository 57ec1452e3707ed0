internal import Records

/// How somebody is reached: phones, emails, addresses, links and accounts.
extension CardInterpretation {
  mutating func readReach() {
    for property in properties {
      switch property.name {
      case "TEL": readPhone(property)
      case "EMAIL": readEmail(property)
      case "ADR": readAddress(property)
      case "URL": result.urls += [text(of: property).content].compactMap { $0 }
      case "X-SOCIALPROFILE", "SOCIALPROFILE": readSocialProfile(property)
      case "IMPP": readMessaging(property)
      default: readNamedService(property)
      }
    }
    readPrintedAddresses()
    for property in all("CATEGORIES") {
      result.categories += list(of: property)
    }
    var notes: [String] = []
    for property in all("NOTE") {
      let note = text(of: property)
      if note.content != nil { notes.append(note) }
    }
    result.note = notes.isEmpty ? nil : notes.withoutRepetitions().joined(separator: "\n")
  }

  /// The number as written; of a `tel:` URI (RFC 3966) what follows the scheme.
  private mutating func readPhone(_ property: ContentLine) {
    guard var number = text(of: property).content else { return }
    if number.lowercased().hasPrefix("tel:") { number = CardInterpretation.percentDecoded(number.dropFirst(4)) }
    result.phones.append(.init(label: label(of: property), value: number, types: property.types))
  }

  private mutating func readEmail(_ property: ContentLine) {
    guard var address = text(of: property).content else { return }
    if address.lowercased().hasPrefix("mailto:") { address = CardInterpretation.percentDecoded(address.dropFirst(7)) }
    let types = property.types.filter { $0 != "internet" }
    result.emails.append(.init(label: label(of: property), value: address, types: types))
  }

  // MARK: addresses

  /// Post office box, extended address, street, city, region, postal code, country (RFC 6350, 6.3.1).
  private mutating func readAddress(_ property: ContentLine) {
    let parts = components(of: property)
    func part(_ index: Int) -> String? {
      index < parts.count ? CardInterpretation.joined(parts[index], ", ") : nil
    }
    var address = Contact.Address()
    address.postOfficeBox = part(0)
    address.extended = part(1)
    address.street = part(2)
    address.city = part(3)
    address.region = part(4)
    address.postalCode = part(5)
    address.country = part(6)
    address.formatted = property.first("LABEL").flatMap { label in
      String(decoding: PropertyText.unescaped(Array(label.utf8)[...]), as: UTF8.self).content
    }
    guard address != Contact.Address() else { return }
    address.countryCode = property.first("CC")?.lowercased() ?? property.group.flatMap { countryCodes[$0] }
    address.label = label(of: property)
    address.types = property.types
    result.addresses.append(address)
  }

  /// LABEL of 2.1 and 3.0 is the printed form of the address with the same types, first of the first.
  private mutating func readPrintedAddresses() {
    var unprinted: [Set<String>: [Int]] = [:]
    for (index, address) in result.addresses.enumerated().reversed() where address.formatted == nil {
      unprinted[Set(address.types).subtracting(["pref"]), default: []].append(index)
    }
    for property in all("LABEL") {
      guard let text = text(of: property).content else { continue }
      if let match = unprinted[Set(property.types).subtracting(["pref"])]?.popLast() {
        result.addresses[match].formatted = text
      } else {
        var address = Contact.Address()
        (address.formatted, address.types, address.label) = (text, property.types, label(of: property))
        result.addresses.append(address)
      }
    }
  }

  // MARK: accounts

  /// X-SOCIALPROFILE of Apple, SOCIALPROFILE of RFC 9554: the service is a type or a parameter, the value a link or a name.
  private mutating func readSocialProfile(_ property: ContentLine) {
    guard let value = text(of: property).content else { return }
    let service =
      property.first("SERVICE-TYPE") ?? property.first("X-SERVICE-TYPE")
      ?? property.types.first { !["pref", "home", "work", "other"].contains($0) }
    let user = property.first("X-USER") ?? property.first("USERNAME") ?? property.first("X-USERNAME")
    let (scheme, rest) = CardInterpretation.scheme(of: value)
    switch scheme {
    case nil: addProfile(service: service, user: user ?? value, url: nil)
    case "x-apple": addProfile(service: service, user: user ?? CardInterpretation.percentDecoded(rest), url: nil)
    default: addProfile(service: service, user: user, url: value)
    }
  }

  /// IMPP (RFC 4770): `xmpp:ada@example.org`, with X-SERVICE-TYPE of Apple and Google.
  private mutating func readMessaging(_ property: ContentLine) {
    guard let value = text(of: property).content else { return }
    let (scheme, rest) = CardInterpretation.scheme(of: value)
    let service = (property.first("X-SERVICE-TYPE") ?? property.first("SERVICE-TYPE") ?? scheme)?.lowercased()
    let user = scheme == nil ? value : CardInterpretation.percentDecoded(rest.drop { $0 == "/" })
    addProfile(service: service, user: user, url: scheme == nil || scheme == "x-apple" ? nil : value)
  }

  private static let namedServices = [
    "X-AIM": "aim", "X-ICQ": "icq", "X-JABBER": "jabber", "X-XMPP": "xmpp", "X-MSN": "msn", "X-YAHOO": "yahoo",
    "X-SKYPE": "skype", "X-SKYPE-USERNAME": "skype", "X-GOOGLE-TALK": "google-talk", "X-GTALK": "google-talk",
    "X-GADUGADU": "gadu-gadu", "X-GROUPWISE": "groupwise", "X-QQ": "qq", "X-TWITTER": "twitter",
    "X-EVOLUTION-BLOG-URL": "blog", "X-MATRIX": "matrix", "X-TELEGRAM": "telegram", "X-SIGNAL": "signal",
    "X-WHATSAPP": "whatsapp", "X-MS-IMADDRESS": "im", "X-KADDRESSBOOK-X-IMADDRESS": "im", "X-SIP": "sip",
  ]

  /// The properties that Android, Evolution and others have for a service each.
  private mutating func readNamedService(_ property: ContentLine) {
    guard let service = CardInterpretation.service(ofName: property.name), let value = text(of: property).content
    else { return }
    let isLink = value.lowercased().hasPrefix("http")
    addProfile(service: service, user: isLink ? nil : value, url: isLink ? value : nil)
  }

  /// Also KDE's `X-messaging/skype-All`.
  private static func service(ofName name: String) -> String? {
    if let service = namedServices[name] { return service }
    guard name.hasPrefix("X-MESSAGING/") else { return nil }
    return name.dropFirst("X-MESSAGING/".count).split(separator: "-").first?.lowercased()
  }

  private mutating func addProfile(service: String?, user: String?, url: String?) {
    result.social.append(.init(service: service?.lowercased(), user: user?.content, url: url))
  }

  /// The scheme of a URI, lower case, and what follows its colon.
  private static func scheme(of text: String) -> (String?, Substring) {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex,
      text[..<colon].utf8.allSatisfy({ ASCII.isAlphanumeric($0) || "+-.".utf8.contains($0) })
    else { return (nil, text[...]) }
    return (text[..<colon].lowercased(), text[text.index(after: colon)...])
  }

  static func percentDecoded(_ text: Substring) -> String {
    let bytes = QuotedPrintable.decode(text.utf8.map { $0 == UInt8(ascii: "%") ? ASCII.equals : $0 })
    guard text.utf8.contains(UInt8(ascii: "%")), !text.utf8.contains(ASCII.equals) else { return String(text) }
    return String(validating: bytes, as: UTF8.self) ?? String(text)
  }
}
