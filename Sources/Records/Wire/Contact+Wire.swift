extension Contact.Kind: WireCase {
  var wireCode: UInt8 {
    switch self {
    case .person: 0
    case .organization: 1
    case .group: 2
    }
  }

  init?(wireCode: UInt8) {
    switch wireCode {
    case 0: self = .person
    case 1: self = .organization
    case 2: self = .group
    default: return nil
    }
  }
}

extension Contact.UIDSource: WireCase {
  var wireCode: UInt8 {
    switch self {
    case .uid: 0
    case .xABUID: 1
    case .derived: 2
    }
  }

  init?(wireCode: UInt8) {
    switch wireCode {
    case 0: self = .uid
    case 1: self = .xABUID
    case 2: self = .derived
    default: return nil
    }
  }
}

extension Contact.Label: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    encoder.text(text)
    isBuiltIn.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(try decoder.text(), isBuiltIn: try Bool(from: &decoder))
  }
}

extension Contact.Name: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    for part in [full, given, family, middle, prefix, suffix] { part.encode(to: &encoder) }
    alternatives.encode(to: &encoder)
    for part in [phoneticGiven, phoneticMiddle, phoneticFamily] { part.encode(to: &encoder) }
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init()
    full = try String?(from: &decoder)
    given = try String?(from: &decoder)
    family = try String?(from: &decoder)
    middle = try String?(from: &decoder)
    prefix = try String?(from: &decoder)
    suffix = try String?(from: &decoder)
    alternatives = try [String](from: &decoder)
    phoneticGiven = try String?(from: &decoder)
    phoneticMiddle = try String?(from: &decoder)
    phoneticFamily = try String?(from: &decoder)
  }
}

extension Contact.Entry: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    label.encode(to: &encoder)
    encoder.text(value)
    types.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      label: try Contact.Label?(from: &decoder), value: try decoder.text(), types: try [String](from: &decoder))
  }
}

extension Contact.Address: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    label.encode(to: &encoder)
    for part in [postOfficeBox, extended, street, city, region, postalCode, country, countryCode, formatted] {
      part.encode(to: &encoder)
    }
    types.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init()
    label = try Contact.Label?(from: &decoder)
    postOfficeBox = try String?(from: &decoder)
    extended = try String?(from: &decoder)
    street = try String?(from: &decoder)
    city = try String?(from: &decoder)
    region = try String?(from: &decoder)
    postalCode = try String?(from: &decoder)
    country = try String?(from: &decoder)
    countryCode = try String?(from: &decoder)
    formatted = try String?(from: &decoder)
    types = try [String](from: &decoder)
  }
}

extension Contact.SocialProfile: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    for part in [service, user, url] { part.encode(to: &encoder) }
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      service: try String?(from: &decoder), user: try String?(from: &decoder), url: try String?(from: &decoder))
  }
}

extension Contact.PartialDate: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    year.encode(to: &encoder)
    encoder.signed(Int64(month))
    encoder.signed(Int64(day))
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(year: try Int?(from: &decoder), month: try Int(from: &decoder), day: try Int(from: &decoder))
  }
}

extension Contact.LabelledDate: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    label.encode(to: &encoder)
    date.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(label: try Contact.Label?(from: &decoder), date: try Contact.PartialDate(from: &decoder))
  }
}

extension Contact.Related: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    label.encode(to: &encoder)
    encoder.text(name)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(label: try Contact.Label?(from: &decoder), name: try decoder.text())
  }
}

extension Contact.Photo: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    type.encode(to: &encoder)
    encoder.signed(Int64(bytes))
    sha256.encode(to: &encoder)
    url.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      type: try String?(from: &decoder), bytes: try Int(from: &decoder), sha256: try String?(from: &decoder),
      url: try String?(from: &decoder))
  }
}

extension Contact: WireRecord {
  func encodeVisible(to encoder: inout WireEncoder) {
    encoder.text(id)
    encoder.text(uid)
    uidSource.encode(to: &encoder)
    type.encode(to: &encoder)
    name.encode(to: &encoder)
    nicknames.encode(to: &encoder)
    for part in [organization, department, title, role, birthdayText] { part.encode(to: &encoder) }
    phones.encode(to: &encoder)
    emails.encode(to: &encoder)
    addresses.encode(to: &encoder)
    urls.encode(to: &encoder)
    social.encode(to: &encoder)
    birthday.encode(to: &encoder)
    dates.encode(to: &encoder)
    related.encode(to: &encoder)
    members.encode(to: &encoder)
    categories.encode(to: &encoder)
    note.encode(to: &encoder)
    photo.encode(to: &encoder)
  }

  init(visible decoder: inout WireDecoder) throws(WireError) {
    self.init(id: try decoder.text(), uid: try decoder.text())
    uidSource = try UIDSource(from: &decoder)
    type = try Kind(from: &decoder)
    name = try Name(from: &decoder)
    nicknames = try [String](from: &decoder)
    organization = try String?(from: &decoder)
    department = try String?(from: &decoder)
    title = try String?(from: &decoder)
    role = try String?(from: &decoder)
    birthdayText = try String?(from: &decoder)
    phones = try [Entry](from: &decoder)
    emails = try [Entry](from: &decoder)
    addresses = try [Address](from: &decoder)
    urls = try [String](from: &decoder)
    social = try [SocialProfile](from: &decoder)
    birthday = try PartialDate?(from: &decoder)
    dates = try [LabelledDate](from: &decoder)
    related = try [Related](from: &decoder)
    members = try [String](from: &decoder)
    categories = try [String](from: &decoder)
    note = try String?(from: &decoder)
    photo = try Photo?(from: &decoder)
  }

  func encodeHidden(to encoder: inout WireEncoder) {
    encoder.text(version)
    revision.encode(to: &encoder)
  }

  mutating func decodeHidden(from decoder: inout WireDecoder) throws(WireError) {
    version = try decoder.text()
    revision = try Instant?(from: &decoder)
  }
}
