import Formats
import Records
import Testing

@Suite struct ContactPhotoTests {
  /// "ABCDEFGH" in base64, in halves: a photo of eight bytes.
  private static let hash = SHA256.hex("ABCDEFGH".utf8)

  @Test(arguments: [
    "PHOTO;ENCODING=b;TYPE=PNG:QUJDREVGR0g=", "PHOTO;PNG;BASE64:QUJDREVGR0g=", "PHOTO;ENCODING=BASE64;PNG:QUJDREVGR0g",
    "PHOTO;TYPE=image/png;ENCODING=b:QUJD\r\n REVGR0g=", "PHOTO;ENCODING=BASE64;TYPE=PNG:\r\n  QUJD\r\n  REVGR0g=\r\n",
    "PHOTO;ENCODING=BASE64;TYPE=PNG:\r\nQUJD\r\nREVGR0g=\r\n",
    "PHOTO;ENCODING=BASE64;TYPE=PNG:\r\n\r\nQUJD\r\nREVGR0g=",
    "PHOTO;ENCODING=BASE64;TYPE=PNG:QUJD\r\nREVGR0g=\r\n\r\n", "PHOTO:data:image/png;base64,QUJDREVGR0g=",
    #"PHOTO:data:image/png\;base64\,QUJDREVGR0g="#, "PHOTO;VALUE=uri:data:image/png;base64,QUJD\r\n REVGR0g=",
    "PHOTO:data:image\r\n /png;base\r\n 64,QUJDREVGR0g=", "PHOTO:data:image/png,ABCD%45FGH",
    "PHOTO:data:image/png;base64,QUJDREVGR0g%3D",
    "PHOTO;ENCODING=b;MEDIATYPE=image/png:QUJDREVGR0g=", #"PHOTO;ENCODING=b;TYPE=png:QUJD\nREVGR0g="#,
  ])
  func `a photo is held as type, size and hash, whatever its dialect`(lines: String) throws {
    for version in ["2.1", "3.0", "4.0"] {
      let contact = try ContactReading.contact(version: version, "FN:A", lines, "TEL:1")
      #expect(contact.photo == .init(type: "image/png", bytes: 8, sha256: Self.hash))
      #expect(contact.phones.map(\.value) == ["1"])
    }
  }

  @Test func `a digit of base64 that is left over is dropped`() throws {
    let whole = try ContactReading.contact("FN:A", "PHOTO;ENCODING=b;TYPE=PNG:QUJDREVGR0hJ")
    let cut = try ContactReading.contact("FN:A", "PHOTO;ENCODING=b;TYPE=PNG:QUJDREVGR0hJA")
    #expect(whole.photo?.bytes == 9)
    #expect(cut.photo == whole.photo)
  }

  @Test func `an undeclared photo is known by how it begins`() throws {
    let contact = try ContactReading.contact("FN:A", "PHOTO:/9j/4AAQSkZJRg==")
    #expect(contact.photo?.type == "image/jpeg")
    #expect(contact.photo?.bytes == 10)
  }

  @Test(arguments: [
    "PHOTO;VALUE=uri:https://x.example/a.png", "PHOTO:https://x.example/a.png",
    "PHOTO;VALUE=URL;JPEG:https://x.example/a.png",
  ])
  func `a linked photo has its scheme and no bytes`(line: String) throws {
    let contact = try ContactReading.contact("FN:A", line)
    #expect(contact.photo == .init(type: "https", bytes: 0, sha256: nil, url: "https://x.example/a.png"))
  }

  @Test func `a photo that is not base64 is left out with a warning`() {
    let document = ContactReading.document(
      ContactReading.card(["UID:1", "FN:A", "PHOTO;ENCODING=b:QUJ!!§REVG", "TEL:1"]))
    #expect(ContactReading.contacts(document).map(\.photo) == [nil])
    #expect(document.problems.map(\.line) == [5])
    #expect(document.problems.map(\.record) == ["1"])
  }

  @Test func `logos and sounds are passed over, also of many lines`() throws {
    let data = Array(repeating: String(repeating: "QUJD", count: 19), count: 2000)
    let contact = try ContactReading.contact(
      bytes: Array(
        ContactReading.card(["FN:A", "LOGO;ENCODING=BASE64:"] + data + ["", "SOUND;BASE64:"] + data + ["TEL:1"]).utf8))
    #expect(contact.photo == nil)
    #expect(contact.phones.map(\.value) == ["1"])
  }
}
