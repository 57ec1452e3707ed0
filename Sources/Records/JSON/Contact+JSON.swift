package import JSON

extension Contact {
  /// The contact as the contract shows it; empty lists and absent values are left out.
  package func write(to json: inout JSONWriter, source: Source?) {
    json.object { json in
      json.field("kind", RecordKind.contact.rawValue)
      json.field("id", id)
      json.field("uid", uid)
      json.field("uidSource", uidSource.rawValue)
      json.field("type", type.rawValue)
      json.field("version", version.isEmpty ? nil : version)
      writeNames(to: &json)
      json.list("phones", phones) { json, phone in phone.write(to: &json) }
      json.list("emails", emails) { json, email in email.write(to: &json) }
      json.list("addresses", addresses) { json, address in address.write(to: &json) }
      json.list("urls", urls) { json, url in json.string(url) }
      json.list("social", social) { json, profile in profile.write(to: &json) }
      json.field("birthday", birthday?.text)
      json.field("birthdayText", birthdayText)
      json.list("dates", dates) { json, date in date.write(to: &json) }
      json.list("related", related) { json, person in person.write(to: &json) }
      json.list("members", members) { json, member in json.string(member) }
      json.list("categories", categories) { json, category in json.string(category) }
      json.field("note", note)
      photo?.write(to: &json)
      json.field("source", source)
    }
  }

  private func writeNames(to json: inout JSONWriter) {
    json.object("name") { json in
      json.field("full", name.full)
      json.field("given", name.given)
      json.field("family", name.family)
      json.field("middle", name.middle)
      json.field("prefix", name.prefix)
      json.field("suffix", name.suffix)
      json.list("alternatives", name.alternatives) { json, name in json.string(name) }
      json.field("phoneticGiven", name.phoneticGiven)
      json.field("phoneticMiddle", name.phoneticMiddle)
      json.field("phoneticFamily", name.phoneticFamily)
    }
    json.list("nicknames", nicknames) { json, name in json.string(name) }
    json.field("organization", organization)
    json.field("department", department)
    json.field("title", title)
    json.field("role", role)
  }
}

extension Contact.PartialDate {
  /// `YYYY-MM-DD`, or `--MM-DD` without a year.
  package var text: String {
    if let year { return Timestamp.text(CivilDate(year: year, month: month, day: day)) }
    return "-" + Timestamp.text(CivilDate(year: 0, month: month, day: day)).dropFirst(4)
  }
}

extension JSONWriter {
  /// A list that is left out when it is empty.
  fileprivate mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    if !elements.isEmpty { array(name, elements, write) }
  }

  fileprivate mutating func field(_ name: String, _ label: Contact.Label?) {
    guard let label else { return }
    field(name, label.text)
    if label.isBuiltIn { field("builtin", true) }
  }
}

extension Contact.Entry {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("label", label)
      json.field("value", value)
      json.field("types", types)
    }
  }
}

extension Contact.Address {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("label", label)
      json.field("postOfficeBox", postOfficeBox)
      json.field("extended", extended)
      json.field("street", street)
      json.field("city", city)
      json.field("region", region)
      json.field("postalCode", postalCode)
      json.field("country", country)
      json.field("countryCode", countryCode)
      json.field("formatted", formatted)
      json.field("types", types)
    }
  }
}

extension Contact.SocialProfile {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("service", service)
      json.field("user", user)
      json.field("url", url)
    }
  }
}

extension Contact.LabelledDate {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("label", label)
      json.field("date", date.text)
    }
  }
}

extension Contact.Related {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("label", label)
      json.field("name", name)
    }
  }
}

extension Contact.Photo {
  fileprivate func write(to json: inout JSONWriter) {
    json.object("photo") { json in
      json.field("type", type)
      json.field("bytes", bytes)
      json.field("sha256", sha256)
      json.field("url", url)
    }
  }
}
