import Formats
import Records
import Testing

@Suite struct ContactIdentityTests {
  @Test(arguments: ["urn:uuid:4FBE8971-0BC3-424C-9C26-36C3E1EFF6B1", "a/b", "plain", "http://x/?a=b;c"])
  func `a UID is kept as written`(uid: String) throws {
    let contact = try ContactReading.contact("UID:\(uid)", "FN:A")
    #expect(contact.uid == uid)
    #expect(contact.uidSource == .uid)
    #expect(contact.id == RecordIdentity.contact(uid: uid))
  }

  @Test func `without a UID Apple's id serves, and an update keeps it`() throws {
    let first = try ContactReading.contact("FN:A", "X-ABUID:0F0F\\:ABPerson")
    let second = try ContactReading.contact("FN:B", "X-ABUID:0F0F:ABPerson")
    #expect(first.uid == "0F0F:ABPerson")
    #expect(first.uidSource == .xABUID)
    #expect(first.id == second.id)
  }

  @Test func `without any id path and content serve, photos too`() {
    func id(_ lines: [String], path: String = "a.vcf") -> String {
      ContactReading.contacts(ContactReading.document(ContactReading.card(lines), path: path))[0].id
    }
    #expect(id(["FN:A"]) == id(["FN:A"]))
    #expect(id(["FN:A"]) != id(["FN:B"]))
    #expect(id(["FN:A"]) != id(["FN:A"], path: "b.vcf"))
    let large = String(repeating: "QUJD", count: 30_000)
    #expect(id(["FN:A", "PHOTO;ENCODING=b:\(large)QUJD"]) != id(["FN:A", "PHOTO;ENCODING=b:\(large)QUJE"]))
  }

  @Test func `of one UID the newer REV wins, else the later card`() {
    func winner(_ revisions: [String]) -> String? {
      let cards = revisions.enumerated().map { index, revision in
        ContactReading.card(["UID:1", "FN:\(index)"] + (revision.isEmpty ? [] : ["REV:\(revision)"]))
      }
      let contacts = ContactReading.contacts(ContactReading.document(cards.joined()))
      return contacts.count == 1 ? contacts[0].name.full : nil
    }
    #expect(winner(["2020-01-01T00:00:00Z", "20190101T000000Z"]) == "0")
    #expect(winner(["20190101T000000Z", "2020-01-01T00:00:00Z"]) == "1")
    #expect(winner(["", ""]) == "1")
    #expect(winner(["20190101T000000Z", "20190101T000000Z"]) == "1")
    #expect(winner(["20190101T000000Z", ""]) == "0")
  }

  @Test(arguments: [
    ("20200102T030405Z", 1_577_934_245_000), ("2020-01-02T03:04:05Z", 1_577_934_245_000),
    ("2020-01-02T03:04:05.250Z", 1_577_934_245_250), ("2020-01-02 03:04:05", 1_577_934_245_000),
    ("20200102T030405", 1_577_934_245_000), ("20200102T040405+0100", 1_577_934_245_000),
    ("2020-01-01T22:04:05-05:00", 1_577_934_245_000), ("2020-01-02T03:04Z", 1_577_934_240_000),
    ("2020-01-02", 1_577_923_200_000), ("20200102", 1_577_923_200_000), ("1577934245", 1_577_934_245_000),
    ("1577934245000", 1_577_934_245_000), ("20200102t030405z", 1_577_934_245_000),
    ("2020-01-02T03:04:05 GMT", 1_577_934_245_000), ("2020-01-02T03:04:05+0000Z", 1_577_934_245_000),
  ])
  func `REV is read in all its forms`(text: String, milliseconds: Int64) throws {
    let contact = try ContactReading.contact("FN:A", "REV:\(text)")
    #expect(contact.revision == Instant(milliseconds: milliseconds))
  }

  @Test(arguments: ["yesterday", "2020-13-01T00:00:00Z", "20200102T990000Z", "2020", "T", "20200102T030405+x"])
  func `a REV that is no time is ignored with a warning`(text: String) {
    let document = ContactReading.document(ContactReading.card(["UID:1", "FN:A", "REV:\(text)"]))
    #expect(ContactReading.contacts(document).map(\.revision) == [nil])
    #expect(document.problems.map(\.line) == [5])
    #expect(document.problems.map(\.record) == ["1"])
  }

  @Test func `groups list the UIDs of their members`() throws {
    let member = ContactReading.card(["UID:AAAA", "FN:A"])
    let modern = ContactReading.card(
      version: "4.0", ["KIND:group", "FN:Friends", "UID:urn:uuid:g", "MEMBER:urn:uuid:AAAA", "MEMBER:urn:uuid:BBBB"])
    let apple = ContactReading.card([
      "X-ADDRESSBOOKSERVER-KIND:group", "N:Friends", "UID:h", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:CCCC",
    ])
    let document = ContactReading.document(modern + member + apple)
    #expect(document.problems == [])
    let contacts = ContactReading.contacts(document)
    #expect(contacts.map(\.type) == [.group, .person, .group])
    #expect(contacts[0].members == ["AAAA", "urn:uuid:BBBB"])
    #expect(contacts[2].members == ["CCCC"])
    #expect(contacts[2].name.full == "Friends")
  }
}
