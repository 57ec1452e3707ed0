import Formats
import Records
import Testing

@Suite struct ContactEncodingTests {
  @Test func `quoted-printable is split before it is decoded, and decoded after soft breaks are joined`() throws {
    let contact = try ContactReading.contact(
      version: "2.1",
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=85s=3BBo;J=C3=", "=B8rn;;Dr.;",
      "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B8rn =", "=C3=85s", "TEL;CELL:1")
    #expect(contact.name.family == "Ås;Bo")
    #expect(contact.name.given == "Jørn")
    #expect(contact.name.prefix == "Dr.")
    #expect(contact.name.full == "Jørn Ås")
    #expect(contact.phones.map(\.value) == ["1"])
  }

  @Test func `each encoded CRLF is one line break`() throws {
    let contact = try ContactReading.contact(
      version: "2.1", "FN:A", "NOTE;QUOTED-PRINTABLE:a=0D=0Ab=0Ac=0Dd", "TEL:1")
    #expect(contact.note == "a\nb\nc\nd")
  }

  @Test func `a soft break before the card's end takes nothing with it, and is named`() {
    let document = ContactReading.document(
      ContactReading.card(version: "2.1", ["FN:A", "NOTE;ENCODING=QUOTED-PRINTABLE:cut="]))
    #expect(ContactReading.contacts(document).map(\.note) == ["cut"])
    #expect(document.problems.map(\.line) == [4])
    #expect(document.problems.map(\.severity) == [.warning])
  }

  @Test(arguments: ["= ", "=\t"])
  func `blanks that a gateway put behind a soft break do not hide it`(end: String) throws {
    let contact = try ContactReading.contact(
      version: "2.1", "FN:A", "NOTE;ENCODING=QUOTED-PRINTABLE:one\(end)", "two")
    #expect(contact.note == "onetwo")
  }

  @Test func `in quoted-printable, 2_1 keeps the space after a soft break and 3_0 takes it as a fold`() throws {
    for (version, note) in [("2.1", "one two"), ("3.0", "onetwo")] {
      let contact = try ContactReading.contact(
        version: version, "FN:A", "NOTE;ENCODING=QUOTED-PRINTABLE:one=", " two")
      #expect(contact.note == note)
    }
  }

  @Test(arguments: [
    ("ISO-8859-1", [0xd8, 0x73], "Øs"), ("iso-8859-15", [0xa4], "€"), ("Windows-1252", [0x80, 0xd8], "€Ø"),
    ("windows-1250", [0x8a, 0xf8], "Šř"), ("WINDOWS-1251", [0xcf, 0xe5], "Пе"), ("ISO-8859-2", [0xb1], "ą"),
    ("KOI8-R", [0xf0, 0xc5], "Пе"), ("SHIFT_JIS", [0x83, 0x5c, 0x83, 0x4a], "ソカ"), ("GB2312", [0xd6, 0xd0], "中"),
    ("gbk", [0x81, 0x40], "丂"), ("Big5", [0xa4, 0xa4], "中"), ("EUC-KR", [0xb1, 0xe8], "김"),
    ("EUC-JP", [0xc6, 0xfc], "日"), ("ISO-2022-JP", [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42], "日"),
    ("UTF-7", Array("+AOk-".utf8), "é"),
  ])
  func `a declared charset is decoded, in plain and in quoted-printable`(
    charset: String, bytes: [UInt8], text: String
  ) throws {
    let end = Array("\r\nTEL:1\r\nEND:VCARD\r\n".utf8)
    let plain = Array("BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=\(charset):".utf8) + bytes + end
    #expect(try ContactReading.contact(bytes: plain).name.full == text)
    let encoded = bytes.map { "=" + ($0 < 16 ? "0" : "") + String($0, radix: 16).uppercased() }.joined()
    let quoted = try ContactReading.contact(
      version: "2.1", "FN;ENCODING=QUOTED-PRINTABLE;CHARSET=\(charset):\(encoded)", "TEL:1")
    #expect(quoted.name.full == text)
  }

  @Test func `bytes that are not UTF-8 are read as Windows-1252, with one warning a card`() {
    let bytes = Array("BEGIN:VCARD\nVERSION:3.0\nFN:J".utf8) + [0xf8] + Array("rn\nNOTE:".utf8) + [0xe5]
    let document = ContactReading.document(bytes + Array("\nEND:VCARD\n".utf8))
    #expect(ContactReading.contacts(document).map(\.name.full) == ["Jørn"])
    #expect(ContactReading.contacts(document).map(\.note) == ["å"])
    #expect(document.problems.map(\.severity) == [.warning])
    #expect(document.problems.map(\.line) == [3])
  }

  @Test func `damaged UTF-8 loses only the damaged character`() {
    let bytes = Array("BEGIN:VCARD\nVERSION:3.0\nFN:Jø".utf8) + [0xc3] + Array("rn\nEND:VCARD\n".utf8)
    let document = ContactReading.document(bytes)
    #expect(ContactReading.contacts(document).map(\.name.full) == ["Jø\u{fffd}rn"])
    #expect(document.problems.map(\.severity) == [.warning])
  }

  @Test func `an unknown charset is named`() {
    let document = ContactReading.document(ContactReading.card(["FN;CHARSET=X-KLINGON:Jørn"]))
    #expect(ContactReading.contacts(document).map(\.name.full) == ["Jørn"])
    #expect(document.problems.map(\.line) == [3])
  }

  @Test(arguments: [false, true])
  func `UTF-16 is read in both byte orders`(isBigEndian: Bool) throws {
    let units = Array(("\u{feff}" + ContactReading.card(["FN:Jørn 😀", "TEL:1"])).utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 255)]
      return isBigEndian ? pair : pair.reversed()
    }
    #expect(try ContactReading.contact(bytes: bytes).name.full == "Jørn 😀")
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func `any line break will do, and a byte order mark`(lineBreak: String) throws {
    let text = "\u{feff}" + ContactReading.card(["FN:A", "NOTE:b", " c"]).replacing("\r\n", with: lineBreak)
    let contact = try ContactReading.contact(bytes: Array(text.utf8))
    #expect(contact.note == "bc")
  }

  @Test func `a fold may stand inside a character, and begin with a space or a tab`() throws {
    var bytes = Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:J".utf8)
    bytes += [0xc3, 0x0d, 0x0a, 0x20, 0xb8] + Array("r\r\n\tn\r\n  X\r\nEND:VCARD\r\n".utf8)
    #expect(try ContactReading.contact(bytes: bytes).name.full == "Jørn X")
  }

  @Test func `in 2_1 a fold between words keeps its blank, a fold at a fixed width does not`() throws {
    let contact = try ContactReading.contact(version: "2.1", "FN:A", "NOTE:one", " two", "TITLE:Head")
    #expect(contact.note == "one two")
    let wide = String(repeating: "x", count: 70)
    let folded = try ContactReading.contact(version: "2.1", "FN:A", "NOTE:\(wide)", " yy")
    #expect(folded.note == wide + "yy")
  }

  @Test func `backslash escapes are undone once, and other backslashes stay`() throws {
    let contact = try ContactReading.contact(#"FN:A"#, #"NOTE:a\, b\; c\nd\Ne \\n \x http\://x \"y\""#)
    #expect(contact.note == "a, b; c\nd\ne \\n \\x http://x \"y\"")
  }

  @Test func `text in base64 is text`() throws {
    let contact = try ContactReading.contact(version: "2.1", "FN;CHARSET=UTF-8;ENCODING=BASE64:SsO4cm4=", "TEL:1")
    #expect(contact.name.full == "Jørn")
  }

  @Test func `control characters are no text`() throws {
    let contact = try ContactReading.contact("FN:A\u{0}da\u{7}", "TEL:1")
    #expect(contact.name.full == "Ada")
  }

  @Test func `carets of RFC 6868 are undone in parameters`() throws {
    let contact = try ContactReading.contact(
      version: "4.0", "FN:A", "ADR;LABEL=\"1 ^'Main^' St^nTown ^^ \":;;1 Main St;Town;;;")
    #expect(contact.addresses.map(\.formatted) == ["1 \"Main\" St\nTown ^"])
  }

  @Test func `a quote that is never closed does not swallow the value`() throws {
    let contact = try ContactReading.contact("FN:A", "TEL;TYPE=\"HOME:+1 2")
    #expect(contact.phones.map(\.value) == ["+1 2"])
  }

  @Test func `long parameters may be folded before the colon`() throws {
    let contact = try ContactReading.contact("FN:A", "TEL;TYPE=HOME;", " TYPE=\"VOICE,", " PREF\":1")
    #expect(contact.phones == [.init(value: "1", types: ["home", "voice", "pref"])])
  }
}
