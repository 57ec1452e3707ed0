import Records
import Testing

@Suite struct ContactSearchTests {
  private static func contact(_ name: String, _ change: (inout Contact) -> Void = { _ in }) -> Contact {
    var contact = Contact(id: "p-\(name)", uid: name)
    contact.name.full = name
    change(&contact)
    return contact
  }

  private static let contacts: [Contact] = [
    contact("Torås Østmark") { $0.phones = [.init(value: "+47 900 00 011")] },
    contact("Łucja Żak") { $0.emails = [.init(value: "Lucja@Example.pl")] },
    contact("Ilonka Varga") { ($0.organization, $0.nicknames) = ("Fjordlight AB", ["Iló"]) },
    contact("Μαρία Άννα") { $0.phones = [.init(value: "020 7946 0018")] },
    contact("Фёдор Толстой"),
    contact("Jürgen Groß") { $0.name.alternatives = ["ユルゲン"] },
  ]

  private func names(_ text: String) -> [String] {
    ContactSearch.find(text, in: ContactSearchTests.contacts).compactMap(\.name.full)
  }

  @Test(arguments: [
    ("toras", "Torås Østmark"), ("OSTMARK", "Torås Østmark"), ("tora\u{30a}s", "Torås Østmark"),
    ("lucja zak", "Łucja Żak"), ("ŻAK łuc", "Łucja Żak"), ("example.PL", "Łucja Żak"),
    ("fjordlight", "Ilonka Varga"), ("ilo", "Ilonka Varga"), ("μαρια αννα", "Μαρία Άννα"), ("ΜΑΡΙΑ", "Μαρία Άννα"),
    ("федор", "Фёдор Толстой"), ("толстои\u{306}", "Фёдор Толстой"), ("gross", "Jürgen Groß"), ("GROẞ", "Jürgen Groß"),
    ("ユル", "Jürgen Groß"),
  ])
  func `letters are found in any case, with and without marks`(text: String, name: String) {
    #expect(names(text) == [name])
  }

  @Test(arguments: [
    ("90000011", "Torås Østmark"), ("+47 900 00 011", "Torås Østmark"), ("0047 90000011", "Torås Østmark"),
    ("0 900 00 011", "Torås Østmark"), ("(020) 7946-0018", "Μαρία Άννα"), ("٠٢٠٧٩٤٦", "Μαρία Άννα"),
  ])
  func `numbers are found however they are grouped`(text: String, name: String) {
    #expect(names(text) == [name])
  }

  @Test func `every word has to be found, and no word runs across two texts`() {
    #expect(names("ilonka toras") == [])
    #expect(names("vargafjordlight") == [])
    #expect(names("12") == [])
  }

  @Test func `an empty text finds everybody, by name`() {
    #expect(
      names("  ") == ["Ilonka Varga", "Jürgen Groß", "Łucja Żak", "Torås Østmark", "Μαρία Άννα", "Фёдор Толстой"])
  }
}
