import Records
import Testing

@testable import Formats

@Suite("Components around events")
struct CalendarStructureTests {
  @Test("To-dos, journals, free-busy, unknown and nested components are passed over without a word")
  func neighbours() {
    let lines = ["VTODO", "VJOURNAL", "VFREEBUSY", "X-VENDOR", "VPOLL"].map { name in
      "BEGIN:\(name)\nUID:\(name)\nSUMMARY:not an event\nBEGIN:X-INNER\nDTSTART:20270101\nEND:X-INNER\nEND:\(name)\n"
        + CalendarFixture.event(
          "BEGIN:VALARM\nSUMMARY:Alarm\nBEGIN:X-DEEP\nBEGIN:VEVENT\nUID:deep\nSUMMARY:deep\nEND:VEVENT\nEND:X-DEEP\nEND:VALARM\nSUMMARY:after \(name)",
          uid: name)
    }
    let document = CalendarFixture.read(CalendarFixture.calendar(lines.joined()))
    #expect(document.titles == ["after VTODO", "after VJOURNAL", "after VFREEBUSY", "after X-VENDOR", "after VPOLL"])
    #expect(document.problems.isEmpty)
  }

  @Test("Several calendars in a file are all read, also without an END between them")
  func several() {
    let one = CalendarFixture.calendar(CalendarFixture.event("SUMMARY:one", uid: "1"))
    let two = CalendarFixture.calendar(CalendarFixture.event("SUMMARY:two", uid: "2"))
    let document = CalendarFixture.read(one + two)
    #expect(document.titles == ["one", "two"])
    #expect(document.problems.isEmpty)
    let unended = CalendarFixture.read(one.replacing("END:VCALENDAR\r\n", with: "") + two)
    #expect(unended.titles == ["one", "two"])
    #expect(unended.problems.map(\.message) == ["END:VCALENDAR is missing"])
  }

  @Test("An event without a calendar around it is read")
  func bare() {
    let document = CalendarFixture.read(CalendarFixture.event("SUMMARY:bare"))
    #expect(document.titles == ["bare"])
    #expect(document.problems.map(\.severity) == [.warning])
    #expect(document.isComplete)
  }

  @Test("Names of components are read in any case")
  func anyCase() {
    let document = CalendarFixture.read(
      "begin:vcalendar\nBegin: VEvent \nuid:1\ndtstart:20270101\nEnd:Vevent\nend:vcalendar\n")
    #expect(document.events.map(\.uid) == ["1"])
    #expect(document.problems.isEmpty)
  }

  @Test("A component that lost its END is named by its line, and the next event lives")
  func lostEnd() {
    let document = CalendarFixture.read(
      CalendarFixture.calendar(
        "BEGIN:VTODO\nUID:t\nEND:VTOOD\n" + CalendarFixture.event("SUMMARY:one", uid: "1")
          + CalendarFixture.event("BEGIN:VALARM\nTRIGGER:-PT5M\nSUMMARY:two", uid: "2")
          + CalendarFixture.event("SUMMARY:three", uid: "3")))
    #expect(document.events.map(\.uid) == ["1", "2", "3"])
    #expect(document.problems.map(\.message) == ["the END of VTODO is missing", "the END of VALARM is missing"])
    #expect(document.problems.map(\.line) == [4, 17])
  }

  @Test(
    "Lines of a text with raw line breaks are named once, by the first of them",
    arguments: [
      "bring earplugs", "Doors: 7 pm", "19:00 doors", "https://tickets.test", "NB: no re-entry",
      "Summary: no title", "- and a list",
      "\"quoted\"",
      "END:OF STORY",
    ])
  func strayLines(line: String) {
    let document = CalendarFixture.read(
      CalendarFixture.calendar(CalendarFixture.event("DESCRIPTION:text\n\(line)\n\(line)\nSUMMARY:kept")))
    #expect(document.titles == ["kept"])
    #expect(document.problems.map(\.message) == ["2 stray content lines ignored"])
    #expect(document.problems.first?.line == 9)
    #expect(document.problems.first?.record == "one@test")
  }

  @Test("A property in the form of prose is read where there is no other")
  func doubtful() throws {
    let event = try #require(CalendarFixture.readEvent("Summary: By hand\nLocation: the old hall").event)
    #expect(event.title == "By hand")
    #expect(event.location?.text == "the old hall")
  }

  @Test(
    "Properties that are not read are no strays",
    arguments: [
      "Description:in mixed case", "X-Vendor-Thing: 1", "COLOR:red", "unknown:lower", "NEWPROP;A=b: 1", "ATTACH:a",
    ])
  func unreadLines(line: String) {
    #expect(CalendarFixture.readEvent(line).problems.isEmpty)
  }

  @Test("Files put together with their byte order marks are read as one")
  func inlineMarks() {
    let one = CalendarFixture.calendar(CalendarFixture.event("SUMMARY:one", uid: "1"))
    let two = CalendarFixture.calendar(CalendarFixture.event("SUMMARY:two", uid: "2"))
    let document = CalendarFixture.read("\u{feff}\(one)\u{feff}\(two)")
    #expect(document.titles == ["one", "two"])
    #expect(document.problems.isEmpty)
  }

  @Test("Values without measure are cut, and a UID becomes its hash")
  func longValues() throws {
    let long = String(repeating: "ä", count: CalendarText.limit)
    let tooLong = String(repeating: long, count: CalendarLineReader.lineLimit / CalendarText.limit)
    let read = CalendarFixture.readEvent("SUMMARY:\(tooLong)\nEXDATE;TZID=\(long):20270211T190000")
    let event = try #require(read.event)
    #expect(event.title == String(repeating: "ä", count: CalendarText.limit / 2))
    #expect(event.exceptionDates.first?.tzid?.count == 255)
    #expect(read.problems.map(\.message) == ["SUMMARY is longer than 4 MiB; the rest is ignored"])
    let uids = ["a", "b"].map { end in
      CalendarFixture.read(CalendarFixture.calendar(CalendarFixture.event("SUMMARY:x", uid: long.prefix(9999) + end)))
        .events.map(\.uid)
    }
    #expect(uids[0] != uids[1])
    #expect(uids[0].first?.hasPrefix("derived-") == true)
  }

  @Test("Components nested without end are cut off, and what follows is read")
  func nested() {
    let depth = 100_000
    let document = CalendarFixture.read(
      CalendarFixture.calendar(
        CalendarFixture.event(String(repeating: "BEGIN:X\n", count: depth) + "SUMMARY:deep", uid: "1")
          + CalendarFixture.event(
            String(repeating: "BEGIN:X\n", count: depth) + String(repeating: "END:X\n", count: depth) + "SUMMARY:back",
            uid: "2") + CalendarFixture.event("SUMMARY:next", uid: "3")))
    #expect(document.events.map(\.uid) == ["1", "2", "3"])
    #expect(document.titles == ["-", "back", "next"])
    #expect(document.problems.first?.message == "components are nested deeper than 32; what is deeper is ignored")
    #expect(document.problems.first?.record == "1")
  }

  @Test("An attachment of any size leaves its event whole and its source text small")
  func attachment() throws {
    for fold in ["", "\r\n "] {
      let data = String(repeating: String(repeating: "A", count: 70) + fold, count: 150_000)
      let document = CalendarFixture.read(
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270101\r\nATTACH;ENCODING=BASE64;VALUE=BINARY:\(data)\r\n"
          + "SUMMARY:after\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
      #expect(document.titles == ["after"])
      #expect(document.problems.isEmpty)
      let source = try #require(document.records.first?.sourceText)
      #expect(source.count < 70_000)
      #expect(String(decoding: source.suffix(29), as: UTF8.self) == "\r\nSUMMARY:after\r\nEND:VEVENT\r\n")
    }
  }

  @Test("A file of nothing but faults is told by its first ones and a count")
  func manyFaults() {
    let lines = (0..<2000).map { CalendarFixture.event("DTSTART:never", uid: "\($0)") }.joined()
    let document = CalendarFixture.read(CalendarFixture.calendar(lines))
    #expect(document.records.isEmpty)
    #expect(document.problems.count == ProblemList.limit + 1)
    #expect(document.problems.last?.severity == .error)
  }
}
