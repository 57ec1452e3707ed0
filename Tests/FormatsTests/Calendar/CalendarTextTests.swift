import Records
import Testing

@testable import Formats

@Suite("Texts of events")
struct CalendarTextTests {
  private func title(_ line: String) -> String? { CalendarFixture.readEvent(line).event?.title }

  @Test(
    "A title is unescaped and trimmed, and absent when empty",
    arguments: [
      ("SUMMARY:Velvet Tramway", "Velvet Tramway"),
      (#"SUMMARY:a\, b\; c\\d"#, #"a, b; c\d"#),
      (#"SUMMARY:one\ntwo\Nthree"#, "one\ntwo\nthree"),
      (#"SUMMARY:C:\temp and \"quotes\""#, #"C:\temp and "quotes""#),
      (#"SUMMARY:ends in a backslash \"#, #"ends in a backslash \"#),
      ("SUMMARY:   padded\t ", "padded"),
      ("SUMMARY:", nil),
      ("SUMMARY:  ", nil),
      ("SUMMARY;LANGUAGE=de;ALTREP=\"cid:a:b\":Konzert", "Konzert"),
      ("summary:lower case", "lower case"),
      ("SUMMARY:<b>kept</b> &amp; so", "<b>kept</b> &amp; so"),
      ("SUMMARY:bell\u{7}and\u{1b}[31mcolour", "belland[31mcolour"),
      ("SUMMARY;X-A=\"a;b:c\":value", "value"),
      ("SUMMARY;LANGUAGE=fr:Concert\nSUMMARY:Gig", "Gig"),
      ("SUMMARY:\nSUMMARY;LANGUAGE=fr:Concert", "Concert"),
      ("X-SUMMARY:other", nil),
    ])
  func titles(line: String, expected: String?) {
    let read = CalendarFixture.readEvent(line)
    #expect(read.event?.title == expected)
    #expect(read.problems.isEmpty)
  }

  @Test("Lines unfold before characters are read, whatever the line breaks and blanks of the folds")
  func folds() {
    for lineBreak in ["\r\n", "\n", "\r", "\r\r\n", "\n\n"] {
      for blank in [" ", "\t"] {
        var bytes = Array("BEGIN:VCALENDAR\(lineBreak)BEGIN:VEVENT\(lineBreak)UID:1\(lineBreak)".utf8)
        bytes += Array("DTSTART:20270101\(lineBreak)SUMMARY:Caf".utf8) + [0xc3]
        bytes += Array((lineBreak + blank).utf8) + [0xa9]
        bytes += Array("\(lineBreak)\(blank) noir\(lineBreak)END:VEV\(lineBreak)\(blank)ENT\(lineBreak)".utf8)
        bytes += Array("END:VCALENDAR".utf8)
        let document = CalendarFixture.read(bytes)
        #expect(document.titles == ["Café noir"])
        #expect(document.problems.isEmpty)
        #expect(document.isComplete)
      }
    }
  }

  @Test("UTF-8, with and without a mark, UTF-16 in both orders and Windows-1252 give one title")
  func encodings() {
    let text = CalendarFixture.calendar(CalendarFixture.event("SUMMARY:Über – 5 €"))
    let utf8 = Array(text.utf8)
    let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let western = text.unicodeScalars.map { scalar -> UInt8 in
      switch scalar {
      case "–": 0x96
      case "€": 0x80
      default: UInt8(truncatingIfNeeded: scalar.value)
      }
    }
    let inputs: [[UInt8]] = [
      utf8, [0xef, 0xbb, 0xbf] + utf8, [0xff, 0xfe] + little, little, [0xfe, 0xff] + big, big, western,
    ]
    for bytes in inputs {
      let document = CalendarFixture.read(bytes)
      #expect(document.titles == ["Über – 5 €"])
      #expect(document.problems.map(\.line) == (bytes == western ? [8] : []))
    }
  }

  @Test("NUL bytes and control characters cost nothing but themselves")
  func controls() {
    let text = CalendarFixture.calendar(
      CalendarFixture.event("SUMMARY:o\u{0}ne\u{1}\u{7f}", uid: "1") + "\u{0}\u{0}\n"
        + CalendarFixture.event("SUM\u{0}MARY:two", uid: "2"))
    let document = CalendarFixture.read(text)
    #expect(document.titles == ["one", "two"])
    #expect(document.problems.isEmpty)
  }

  @Test("A UID is kept as it is, and where there is none it comes from path and content")
  func uids() throws {
    func uids(_ line: String, path: String = "a.ics") -> [String] {
      CalendarFixture.read(
        CalendarFixture.calendar("BEGIN:VEVENT\n\(line)\nDTSTART:20270101\nSUMMARY:x\nEND:VEVENT\n"), path: path
      ).events.map(\.uid)
    }
    #expect(uids("UID:../../etc/passwd") == ["../../etc/passwd"])
    #expect(uids("UID: padded \u{1b}[2J") == ["padded \u{1b}[2J"])
    let derived = uids("UID:")
    #expect(derived.first?.hasPrefix("derived-") == true)
    #expect(uids("DTSTAMP:20260101T000000Z\nSEQUENCE:4") == derived)
    #expect(uids("LOCATION:there") != derived)
    #expect(uids("UID:", path: "b.ics") != derived)
  }

  @Test("Categories are listed once each, and a URL gives way to nothing but another URL")
  func categoriesAndURL() throws {
    let event = try #require(
      CalendarFixture.readEvent(
        #"""
        CATEGORIES:Music,Live\, loud,,Music
        CATEGORIES:Berlin
        CONFERENCE;VALUE=URI;FEATURE=PHONE:tel:+49-30-1
        CONFERENCE;VALUE=URI;FEATURE=VIDEO:https://meet.test/a
        URL;VALUE=URI:https://tickets.test/?a=1\,2
        """#
      ).event)
    #expect(event.categories == ["Music", "Live, loud", "Berlin"])
    #expect(event.url == "https://tickets.test/?a=1,2")
    #expect(
      CalendarFixture.readEvent("CONFERENCE:tel:+49\nX-GOOGLE-CONFERENCE:https://meet.test/b").event?.url
        == "https://meet.test/b")
    #expect(CalendarFixture.readEvent("URL:not a link").event?.url == nil)
  }

  @Test(
    "A place is a text, coordinates, or both",
    arguments: [
      ("LOCATION:SO36\\, Berlin", Location(text: "SO36, Berlin")),
      ("GEO:52.5;13.4", Location(latitude: 52.5, longitude: 13.4)),
      ("GEO:52.5\\;-13.4", Location(latitude: 52.5, longitude: -13.4)),
      (
        "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS=\"Am Ufer 1\\n10997 Berlin: Mitte\";X-TITLE=SO36:geo:52.5,13.4",
        Location(text: "SO36\nAm Ufer 1\n10997 Berlin: Mitte", latitude: 52.5, longitude: 13.4)
      ),
      (
        "LOCATION:Here\nGEO:1;2\nX-APPLE-STRUCTURED-LOCATION;X-TITLE=There:geo:52.5,13.4;u=35",
        Location(text: "Here", latitude: 1, longitude: 2)
      ),
    ])
  func places(lines: String, expected: Location) {
    let read = CalendarFixture.readEvent(lines)
    #expect(read.event?.location == expected)
    #expect(read.problems.isEmpty)
  }

  @Test("Coordinates that are none are ignored with a warning", arguments: ["91;0", "0;181", "north;east", "1", ""])
  func noPlace(value: String) {
    let read = CalendarFixture.readEvent("GEO:\(value)")
    #expect(read.event != nil)
    #expect(read.event?.location == nil)
    #expect(read.problems.map(\.severity) == [.warning])
  }
}
