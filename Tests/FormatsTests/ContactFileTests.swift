import Formats
import Records
import Testing

@Suite struct ContactFileTests {
  private static let good = "BEGIN:VCARD\nVERSION:3.0\nUID:good\nFN:Good\nTEL:9\nEND:VCARD\n"

  private func uids(_ document: Document) -> [String] { ContactReading.contacts(document).map(\.uid) }

  @Test func `several cards, blank lines between and in them`() throws {
    let document = ContactReading.document("\n\n" + Self.good + "\n \nbegin:vcard\n\nVERSION:4.0\n\nFN:B\n\nEND:vCard")
    #expect(document.problems == [])
    #expect(ContactReading.contacts(document).map(\.name.full) == ["Good", "B"])
    #expect(document.records.map(\.line) == [3, 11])
  }

  @Test func `files put one behind the other are read, with their marks and without line breaks between them`() {
    let files = ["A", "B", "C"].map { String(ContactReading.card(["FN:\($0)"]).dropLast()) }
    let document = ContactReading.document(files[0] + files[1] + "\r\n\u{feff}" + files[2])
    #expect(document.problems == [])
    #expect(ContactReading.contacts(document).map(\.name.full) == ["A", "B", "C"])
    #expect(document.records.map(\.line) == [1, 4, 8])
  }

  @Test func `a card without END is named by line and UID, and its neighbours live`() {
    let document = ContactReading.document(
      "BEGIN:VCARD\nVERSION:3.0\nUID:open\nFN:Open\nTEL:1\n" + Self.good + "BEGIN:VCARD\nVERSION:3.0\nFN:Cut\nTE")
    #expect(uids(document) == ["good"])
    #expect(ContactReading.contacts(document).flatMap(\.phones).map(\.value) == ["9"])
    #expect(!document.isComplete)
    #expect(document.problems.map(\.severity) == [.error, .error])
    #expect(document.problems.map(\.line) == [1, 12])
    #expect(document.problems.map(\.record) == ["open", "card[3]"])
    #expect(document.problems[0].message.contains("line 6"))
    #expect(document.problems.allSatisfy { !$0.message.contains("Open") && !$0.message.contains("Cut") })
  }

  @Test func `a card without BEGIN is named and not stored`() {
    let document = ContactReading.document("VERSION:3.0\nUID:head\nFN:Head\nEND:VCARD\n" + Self.good)
    #expect(uids(document) == ["good"])
    #expect(!document.isComplete)
    #expect(document.problems.map(\.severity) == [.error])
    #expect(document.problems.map(\.line) == [1])
    #expect(document.problems.map(\.record) == ["head"])
  }

  @Test func `lines that are no properties are ignored with a warning`() {
    let document = ContactReading.document(
      "hello\n" + ContactReading.card(["UID:1", "FN:A", "what is this", "nor: this", "TEL:1"]))
    #expect(uids(document) == ["1"])
    #expect(document.isComplete)
    #expect(document.problems.map(\.severity) == [.warning, .warning])
    #expect(document.problems.map(\.line) == [1, 6])
    #expect(document.problems.map(\.record) == [nil, "1"])
  }

  @Test(arguments: ["", "\n\n", "hello: world\n", "{\"albums\": []}", "BEGIN:VCALENDAR\nEND:VCALENDAR\n", "\u{0}\u{0}"])
  func `what is no vCard file is one error`(text: String) {
    let document = ContactReading.document(text)
    #expect(document.records == [])
    #expect(!document.isComplete)
    #expect(document.problems.map(\.severity) == [.error])
    #expect(document.problems[0].message.contains("not a vCard file"))
  }

  @Test func `a card that says nothing is an error`() {
    let document = ContactReading.document(
      ContactReading.card(["UID:none", "REV:20200101T000000Z", "N:;;;;", "FN:", "TEL;TYPE=HOME:"]) + Self.good)
    #expect(uids(document) == ["good"])
    #expect(document.isComplete)
    #expect(document.problems.map(\.record) == ["none"])
    #expect(document.problems.map(\.severity) == [.error])
  }

  @Test func `a card as the value of AGENT belongs to its owner`() throws {
    let agent = ["BEGIN:VCARD", "VERSION:2.1", "FN:Friday", "TEL:2", "END:VCARD"]
    for lines in [["AGENT:"] + agent, ["AGENT:BEGIN:VCARD"] + agent.dropFirst()] {
      let text = ContactReading.card(version: "2.1", ["FN:Crusoe"] + lines + ["TEL:1"]) + Self.good
      let contacts = ContactReading.contacts(ContactReading.document(text))
      #expect(ContactReading.document(text).problems == [])
      #expect(contacts.map(\.name.full) == ["Crusoe", "Good"])
      #expect(contacts[0].phones.map(\.value) == ["1"])
      #expect(contacts[0].related == [.init(label: .init("Agent", isBuiltIn: true), name: "Friday")])
    }
    let inline = try ContactReading.contact("FN:Crusoe", #"AGENT:BEGIN:VCARD\nFN:Friday\nEND:VCARD\n"#)
    #expect(inline.related.map(\.name) == ["Friday"])
  }

  @Test func `agents nest deeply without harm`() {
    let depth = 10_000
    let nested = String(repeating: "AGENT:\nBEGIN:VCARD\n", count: depth)
    let text = "BEGIN:VCARD\nVERSION:2.1\nFN:A\n" + nested + String(repeating: "END:VCARD\n", count: depth + 1)
    #expect(ContactReading.contacts(ContactReading.document(text + Self.good)).map(\.name.full) == ["A", "Good"])
  }

  @Test func `an indented card is read, its folds too`() throws {
    let text = "  BEGIN:VCARD\n  VERSION:3.0\n  FN:A\n  NOTE:one\n   two\n  END:VCARD\n"
    let contact = try ContactReading.contact(bytes: Array(text.utf8))
    #expect(contact.note == "onetwo")
  }

  @Test func `a missing or odd VERSION is a warning`() {
    let missing = ContactReading.document("BEGIN:VCARD\nUID:1\nFN:A\nEND:VCARD\n")
    #expect(ContactReading.contacts(missing).map(\.version) == ["3.0"])
    #expect(missing.problems.map(\.severity) == [.warning])
    let odd = ContactReading.document(ContactReading.card(version: "4.1", ["FN:A"]))
    #expect(ContactReading.contacts(odd).map(\.version) == ["4.0"])
    #expect(odd.problems.map(\.line) == [2])
  }

  @Test func `the text of a card is kept, without the data of a large photo`() throws {
    let photo = String(repeating: "QUJD", count: 30_000)
    let lines = ["UID:1", "FN:Jørn", "X-UNKNOWN;P=1:kept\\, too", "NOTE:a", " b", "PHOTO;ENCODING=b;TYPE=PNG:\(photo)"]
    let document = ContactReading.document(ContactReading.card(lines))
    let source = String(decoding: document.records[0].sourceText, as: UTF8.self)
    #expect(source == ContactReading.card(lines.dropLast() + ["PHOTO;ENCODING=b;TYPE=PNG:"]))
    #expect(ContactReading.contacts(document)[0].photo?.bytes == 90_000)
  }

  @Test func `problems beyond a limit are counted, not listed`() {
    let document = ContactReading.document(String(repeating: "BEGIN:VCARD\nEND:VCARD\n", count: 1500))
    #expect(document.problems.count == 501)
    #expect(document.problems.last?.severity == .error)
  }
}
