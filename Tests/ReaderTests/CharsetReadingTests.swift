import Foundation
import Linux
import Reader
import Records
import Testing

/// glibc loads each charset from disk at first use, which the confined reader cannot do any more.
@Suite struct CharsetReadingTests {
  @Test(arguments: [
    ("SHIFT_JIS", "=83=5C", "ソ"), ("GB2312", "=D6=D0", "中"), ("EUC-KR", "=B1=E8", "김"), ("KOI8-R", "=F0=C5", "Пе"),
    ("UTF-7", "+AOk-", "é"), ("Windows-1252", "=D8", "Ø"),
  ])
  func `a confined reader knows the charsets of cards`(charset: String, encoded: String, text: String) throws {
    let program = FilePath(Bundle.main.bundleURL.appendingPathComponent("concert-reader").path)
    let card =
      "BEGIN:VCARD\r\nVERSION:2.1\r\nUID:1\r\nFN;ENCODING=QUOTED-PRINTABLE;CHARSET=\(charset):\(encoded)\r\nEND:VCARD\r\n"
    let file = try SharedMemory.make("test")
    try file.write(Array(card.utf8))
    try file.seek(to: 0)
    let client = ReaderClient(program: program, limits: ReaderLimits())
    client.submit(file, ReaderRequest(path: "a.vcf", store: .contacts, now: Instant(seconds: 0)), tag: 0)
    let document = try #require(client.next()).result.get()
    #expect(document.problems == [])
    guard case .contact(let contact) = document.records.first?.record else {
      Issue.record("no contact")
      return
    }
    #expect(contact.name.full == text)
  }
}
