import Formats
import Records
import Testing

@Suite struct ContactPropertyTests {
  // MARK: names

  @Test func `N without FN gives a full name, FN without N stands alone`() throws {
    let composed = try ContactReading.contact("N:King;Ada;Mary,Ann;Dr.;Jr.,M.D.", "TEL:1")
    #expect(composed.name.full == "Dr. Ada Mary Ann King, Jr., M.D.")
    #expect(composed.name.middle == "Mary Ann")
    #expect(composed.name.suffix == "Jr., M.D.")
    let alone = try ContactReading.contact("FN:Ada King", "TEL:1")
    #expect(alone.name.full == "Ada King")
    #expect(alone.name.family == nil)
    #expect(alone.type == .person)
  }

  @Test func `a comma in a name of 2_1, or before a blank, is text`() throws {
    let old = try ContactReading.contact(version: "2.1", "N:King,Jr.;Ada;;;")
    #expect(old.name.family == "King,Jr.")
    let careless = try ContactReading.contact("N:King, Jr.;Ada;;;")
    #expect(careless.name.family == "King, Jr.")
  }

  @Test func `without a name the organization, the nickname or the address serves`() throws {
    let organization = try ContactReading.contact("N:;;;;", "FN:", "ORG:Fjordlight AB;", "TEL:1")
    #expect(organization.name.full == "Fjordlight AB")
    #expect(organization.type == .organization)
    #expect(try ContactReading.contact("NICKNAME:Bob,Bobby").name.full == "Bob")
    #expect(try ContactReading.contact("EMAIL:a@b.example").name.full == "a@b.example")
  }

  @Test func `a company is one by KIND, by Apple's mark, or by its name`() throws {
    #expect(try ContactReading.contact(version: "4.0", "KIND:org", "FN:X").type == .organization)
    #expect(try ContactReading.contact("X-ABShowAs:COMPANY", "FN:X", "N:X;Y").type == .organization)
    #expect(try ContactReading.contact("N:;;;;", "FN:X Ltd", "ORG:X Ltd").type == .organization)
    #expect(try ContactReading.contact("FN:Ada", "ORG:X Ltd").type == .person)
  }

  @Test(
    arguments: [
      ("ORG:A;B;", "A", "B"), ("ORG:A;B;C", "A", "B, C"), ("ORG:A\\; B\\, C;D", "A; B, C", "D"), ("ORG:A;;;", "A", nil),
      ("ORG:;B", nil, "B"), ("ORG:A", "A", nil),
    ] as [(String, String?, String?)])
  func `an organization has units`(line: String, organization: String?, department: String?) throws {
    let contact = try ContactReading.contact("FN:A", line)
    #expect(contact.organization == organization)
    #expect(contact.department == department)
  }

  @Test func `of several languages one wins, the others are alternatives`() throws {
    let contact = try ContactReading.contact(
      version: "4.0", "FN;ALTID=1;LANGUAGE=en:Taro Yamada", "FN;ALTID=1;PREF=1;LANGUAGE=ja:山田太郎", "FN:T. Yamada",
      "N;ALTID=2;LANGUAGE=ja:山田;太郎;;;", "N;ALTID=2;LANGUAGE=en:Yamada;Taro;;;",
      "ORG;ALTID=1;LANGUAGE=ja:会社", "ORG;ALTID=1;LANGUAGE=en:Company")
    #expect(contact.name.full == "山田太郎")
    #expect(contact.name.family == "山田")
    #expect(contact.name.alternatives == ["T. Yamada", "Taro Yamada"])
    #expect(contact.organization == "会社")
  }

  @Test func `phonetic names are kept apart`() throws {
    let contact = try ContactReading.contact("N:山田;太郎", "X-PHONETIC-FIRST-NAME:たろう", "X-PHONETIC-LAST-NAME:やまだ")
    #expect(contact.name.phoneticGiven == "たろう")
    #expect(contact.name.phoneticFamily == "やまだ")
  }

  // MARK: phones and labels

  @Test(arguments: [
    ("TEL;HOME;VOICE:1", ["home", "voice"]), ("TEL;TYPE=HOME,VOICE:1", ["home", "voice"]),
    ("TEL;TYPE=\"HOME,VOICE\":1", ["home", "voice"]), ("TEL;TYPE=HOME;type=voice;TYPE=home:1", ["home", "voice"]),
    ("TEL;TYPE=\"home\",\"voice\":1", ["home", "voice"]), ("TEL;PREF=1;TYPE=work:1", ["work", "pref"]),
    ("TEL;PREF=2;TYPE=work:1", ["work"]), ("TEL;VALUE=text;ENCODING=8BIT;CELL:1", ["cell"]),
    ("TEL;X-Custom:1", ["x-custom"]), ("tel;type=Cell:1", ["cell"]), ("TEL:1", []), ("TEL ; TYPE = work : 1", ["work"]),
  ])
  func `types come in lists, in quotes, repeated and bare`(line: String, types: [String]) throws {
    let contact = try ContactReading.contact("FN:A", line)
    #expect(contact.phones == [.init(value: "1", types: types)])
  }

  @Test func `group labels are matched in any case, and Apple's are marked`() throws {
    let contact = try ContactReading.contact(
      "FN:A", "Item1.tel:1", "item1.X-ABLABEL:_$!<Mobile>!$_", "item2.X-ABLabel:Boat\\, summer",
      "ITEM2.EMAIL;TYPE=INTERNET:a@b",
      "item3.X-ABLabel:of nothing", "A.TEL;X-ABLabel=Desk:2")
    #expect(contact.phones.map(\.label) == [.init("Mobile", isBuiltIn: true), .init("Desk")])
    #expect(contact.emails == [.init(label: .init("Boat, summer"), value: "a@b")])
  }

  @Test(arguments: [
    ("TEL;VALUE=uri:tel:+1-555-0100", "+1-555-0100"), ("TEL;VALUE=uri:tel:+1-555-0100;ext=7", "+1-555-0100;ext=7"),
    ("TEL:+1 (555) 0100 x7", "+1 (555) 0100 x7"), ("TEL;TYPE=work:1;2", "1;2"),
  ])
  func `a number is kept as written`(line: String, value: String) throws {
    #expect(try ContactReading.contact("FN:A", line).phones.map(\.value) == [value])
  }

  // MARK: addresses

  @Test func `an address with line breaks, a label and a country code`() throws {
    let contact = try ContactReading.contact(
      "FN:A", #"item1.ADR;type=HOME:Box 1;c/o B;Main St 3\nStairs C;Town;Region;903 00;Sverige"#, "item1.X-ABADR:SE",
      "item1.X-ABLabel:Summer house")
    var address = Contact.Address()
    (address.label, address.postOfficeBox, address.extended) = (.init("Summer house"), "Box 1", "c/o B")
    (address.street, address.city, address.region) = ("Main St 3\nStairs C", "Town", "Region")
    (address.postalCode, address.country, address.countryCode) = ("903 00", "Sverige", "se")
    address.types = ["home"]
    #expect(contact.addresses == [address])
  }

  @Test func `an address in the place of a country code is none`() throws {
    let contact = try ContactReading.contact("FN:A", "i.ADR:;;Street;;;;", #"i.X-ABADR:Street\nTown"#)
    #expect(contact.addresses.map(\.countryCode) == [nil])
  }

  @Test func `LABEL prints the address of its types, or stands for one`() throws {
    let contact = try ContactReading.contact(
      "FN:A", "ADR;TYPE=work:;;W;;;;", "ADR;TYPE=home,pref:;;H;;;;", #"LABEL;TYPE=home:H\nTown"#, "LABEL;TYPE=dom:X")
    #expect(contact.addresses.map(\.formatted) == [nil, "H\nTown", "X"])
    #expect(contact.addresses.map(\.street) == ["W", "H", nil])
  }

  // MARK: accounts

  @Test(
    arguments: [
      ("X-SOCIALPROFILE;type=mastodon;x-user=ada:https://x/@ada", "mastodon", "ada", "https://x/@ada"),
      ("X-SOCIALPROFILE;TYPE=twitter:x-apple:ada%20k", "twitter", "ada k", nil),
      ("X-SOCIALPROFILE;TYPE=TWITTER:ada", "twitter", "ada", nil),
      ("SOCIALPROFILE;SERVICE-TYPE=Mastodon:https://x/@ada", "mastodon", nil, "https://x/@ada"),
      ("SOCIALPROFILE;SERVICE-TYPE=Chat;VALUE=text:ada", "chat", "ada", nil),
      ("IMPP;X-SERVICE-TYPE=Jabber;type=HOME:xmpp:a@b.example", "jabber", "a@b.example", "xmpp:a@b.example"),
      ("IMPP:sip:ada@b.example", "sip", "ada@b.example", "sip:ada@b.example"),
      ("X-SKYPE-USERNAME:ada", "skype", "ada", nil), ("X-messaging/xmpp-All:a@b", "xmpp", "a@b", nil),
      ("X-JABBER;TYPE=HOME:a@b", "jabber", "a@b", nil),
    ] as [(String, String?, String?, String?)])
  func `accounts are read in every dialect`(line: String, service: String?, user: String?, url: String?) throws {
    #expect(try ContactReading.contact("FN:A", line).social == [.init(service: service, user: user, url: url)])
  }

  // MARK: days

  @Test(arguments: [
    ("BDAY:1985-04-12", "1985-04-12"), ("BDAY:19850412", "1985-04-12"), ("BDAY;VALUE=date:1985-4-2", "1985-04-02"),
    ("BDAY:1985-04-12T23:10:00Z", "1985-04-12"), ("BDAY:19850412T000000", "1985-04-12"),
    ("BDAY:1985-04-12 00:00:00", "1985-04-12"), ("BDAY:1985/04/12", "1985-04-12"),
    ("BDAY;X-APPLE-OMIT-YEAR=1604;VALUE=date:1604-11-30", "--11-30"), ("BDAY:1604-02-29", "--02-29"),
    ("BDAY;X-APPLE-OMIT-YEAR=1900:1900-11-30", "--11-30"), ("BDAY:--11-30", "--11-30"), ("BDAY:--1130", "--11-30"),
    ("BDAY:--0229", "--02-29"), ("BDAY:-11-30", "--11-30"), ("BDAY:0000-11-30", "--11-30"),
    ("BDAY;VALUE=date-and-or-time:--1130T10", "--11-30"),
  ])
  func `a birthday is a day, with or without a year`(line: String, text: String) throws {
    let contact = try ContactReading.contact("FN:A", line)
    #expect(contact.birthday?.text == text)
    #expect(contact.birthdayText == nil)
  }

  @Test(arguments: [
    "BDAY;VALUE=text:circa 1800", "BDAY:1985", "BDAY:1985-04", "BDAY:---12", "BDAY:--04", "BDAY:T1022Z",
  ])
  func `what RFC 6350 allows beside days stays text`(line: String) throws {
    let contact = try ContactReading.contact("FN:A", line)
    #expect(contact.birthday == nil)
    #expect(contact.birthdayText == String(line.drop { $0 != ":" }.dropFirst()))
  }

  @Test(arguments: ["BDAY:soon", "BDAY:1985-02-30", "BDAY:1985-13-01", "BDAY:12.04.85"])
  func `a birthday that is no date is kept with a warning`(line: String) {
    let document = ContactReading.document(ContactReading.card(["UID:1", "FN:A", line]))
    #expect(ContactReading.contacts(document).map(\.birthdayText) == [String(line.dropFirst(5))])
    #expect(document.problems.map(\.severity) == [.warning])
    #expect(document.problems.map(\.line) == [5])
  }

  @Test(arguments: [
    ("item1.X-ABDATE:2011-06-18\r\nitem1.X-ABLabel:_$!<Anniversary>!$_"), ("ANNIVERSARY:20110618"),
    ("X-ANNIVERSARY;VALUE=DATE:2011-06-18"), ("X-EVOLUTION-ANNIVERSARY:2011-06-18"), ("X-MS-ANNIVERSARY:20110618"),
    ("X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2011-06-18;1;;;;;;;;;;;;;"),
  ])
  func `an anniversary has many names`(line: String) throws {
    let contact = try ContactReading.contact("FN:A", line)
    let date = Contact.PartialDate(year: 2011, month: 6, day: 18)
    #expect(contact.dates == [.init(label: .init("Anniversary", isBuiltIn: true), date: date)])
  }

  // MARK: people

  @Test(arguments: [
    ("item1.X-ABRELATEDNAMES:Bela\r\nitem1.X-ABLabel:_$!<Spouse>!$_"), ("RELATED;TYPE=spouse;VALUE=text:Bela"),
    ("X-EVOLUTION-SPOUSE:Bela"), ("X-SPOUSE:Bela"), ("X-MS-SPOUSE:Bela"),
    ("X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Bela;14;;;;;;;;;;;;;"),
  ])
  func `a relation has many names`(line: String) throws {
    let contact = try ContactReading.contact("FN:A", line)
    #expect(contact.related == [.init(label: .init("Spouse", isBuiltIn: true), name: "Bela")])
  }

  @Test func `what one tool writes twice is there once`() throws {
    let contact = try ContactReading.contact(
      "FN:A", "X-SPOUSE:B", "X-EVOLUTION-SPOUSE:B", "NICKNAME:N,N", "URL:http://x", "URL:http://x", "CATEGORIES:a,b,a")
    #expect(contact.related.count == 1)
    #expect(contact.nicknames == ["N"])
    #expect(contact.urls == ["http://x"])
    #expect(contact.categories == ["a", "b"])
  }
}
