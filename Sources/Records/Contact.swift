/// A vCard as a record (RFC 6350 for 4.0, RFC 2426 for 3.0, versit vCard 2.1).
package struct Contact: Hashable, Sendable {
  package enum Kind: String, Sendable { case person, organization, group }

  /// What `uid` is made of.
  package enum UIDSource: String, Sendable { case uid, xABUID = "x-abuid", derived }

  /// A word that says what a value is for: the person's own, or one that the writing tool has ready (`Work`, `Brother`).
  package struct Label: Hashable, Sendable {
    package var text: String
    package var isBuiltIn: Bool
    package init(_ text: String, isBuiltIn: Bool = false) { (self.text, self.isBuiltIn) = (text, isBuiltIn) }
  }

  package struct Name: Hashable, Sendable {
    package var full: String?
    package var given: String?
    package var family: String?
    package var middle: String?
    package var prefix: String?
    package var suffix: String?
    /// Further forms of the full name: other languages, scripts and spellings.
    package var alternatives: [String] = []
    package var phoneticGiven: String?
    package var phoneticMiddle: String?
    package var phoneticFamily: String?
    package init() {}
  }

  /// A phone or an email. Types are lower case, without `internet`.
  package struct Entry: Hashable, Sendable {
    package var label: Label?
    package var value: String
    package var types: [String]
    package init(label: Label? = nil, value: String, types: [String] = []) {
      (self.label, self.value, self.types) = (label, value, types)
    }
  }

  package struct Address: Hashable, Sendable {
    package var label: Label?
    package var postOfficeBox: String?
    package var extended: String?
    package var street: String?
    package var city: String?
    package var region: String?
    package var postalCode: String?
    package var country: String?
    /// ISO 3166-1 alpha-2, lower case.
    package var countryCode: String?
    package var formatted: String?
    package var types: [String] = []
    package init() {}
  }

  package struct SocialProfile: Hashable, Sendable {
    package var service: String?
    package var user: String?
    package var url: String?
    package init(service: String? = nil, user: String? = nil, url: String? = nil) {
      (self.service, self.user, self.url) = (service, user, url)
    }
  }

  /// A day, with or without a year: JSON `YYYY-MM-DD` or `--MM-DD`.
  package struct PartialDate: Hashable, Sendable {
    package var year: Int?
    package var month: Int
    package var day: Int
    package init(year: Int?, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }
  }

  package struct LabelledDate: Hashable, Sendable {
    package var label: Label?
    package var date: PartialDate
    package init(label: Label?, date: PartialDate) { (self.label, self.date) = (label, date) }
  }

  package struct Related: Hashable, Sendable {
    package var label: Label?
    /// A name, or the UID or address of another card.
    package var name: String
    package init(label: Label?, name: String) { (self.label, self.name) = (label, name) }
  }

  /// A photo is held as what it is, not as its bytes.
  package struct Photo: Hashable, Sendable {
    package var type: String?  // media type, or the URI's scheme for a link
    package var bytes: Int
    package var sha256: String?
    /// Where a linked photo is; its bytes are then 0 and it has no hash.
    package var url: String?
    package init(type: String?, bytes: Int, sha256: String?, url: String? = nil) {
      (self.type, self.bytes, self.sha256, self.url) = (type, bytes, sha256, url)
    }
  }

  package var id: String
  /// As written, or derived (X-ABUID, else path and content).
  package var uid: String
  package var uidSource: UIDSource = .uid
  package var type: Kind = .person
  package var version = ""  // 2.1, 3.0 or 4.0
  /// REV, where it can be read: an older one never replaces a newer one.
  package var revision: Instant?
  package var name = Name()
  package var nicknames: [String] = []
  package var organization: String?
  /// The smaller units of the organization, from large to small, joined by a comma.
  package var department: String?
  package var title: String?
  package var role: String?
  package var phones: [Entry] = []
  package var emails: [Entry] = []
  package var addresses: [Address] = []
  package var urls: [String] = []
  package var social: [SocialProfile] = []
  package var birthday: PartialDate?
  /// A birthday that is no day of a month, as written: `circa 1800`, `1985`.
  package var birthdayText: String?
  package var dates: [LabelledDate] = []
  package var related: [Related] = []
  /// UIDs of a group's members.
  package var members: [String] = []
  package var categories: [String] = []
  package var note: String?
  package var photo: Photo?

  package init(id: String, uid: String) { (self.id, self.uid) = (id, uid) }
}
