import CalendarText
import Records
import Testing

@testable import Recurrence

@Suite("What is said of an event when it is stored")
struct ExaminationTests {
  @Test(
    "An event that is read by a rule of ours is named with the reason",
    arguments: [
      ("DTSTART;TZID=Nowhere/Nope:20270210T190000", "unknown TZID \"Nowhere/Nope\"; default zone used"),
      ("DTSTART:20270210T190000\nX-WR-TIMEZONE:Nope", "unknown TZID \"Nope\"; default zone used"),
      ("DTSTART:20270210T190000Z\nEXDATE;TZID=Nope:20270210T190000", "unknown TZID \"Nope\"; default zone used"),
      ("DTSTART:20270210T190000Z\nDTEND:20270210T180000Z", "event ends before it starts; its end is ignored"),
      (
        "DTSTART:20270210T190000Z\nDTEND;VALUE=DATE:20270211",
        "DTSTART and DTEND are of different value types; DTEND read as a midnight"
      ),
      ("DTSTART;VALUE=DATE:20270210\nDURATION:PT3H", "an all-day event lasts part of a day; whole days used"),
      (
        "DTSTART:20270210T190000Z\nRRULE:FREQ=DAILY;UNTIL=20270301",
        "UNTIL is a day beside a timed DTSTART; read as that day, inclusive"
      ),
      (
        "DTSTART;VALUE=DATE:20270210\nRRULE:FREQ=DAILY;UNTIL=20270301T000000Z",
        "UNTIL is a time beside an all-day DTSTART; read as that day, inclusive"
      ),
      (
        "DTSTART:20270210T190000Z\nRRULE:FREQ=DAILY;UNTIL=20270301T190000Z;COUNT=3",
        "UNTIL and COUNT in one rule; whichever ends first is used"
      ),
      ("DTSTART:20270210T190000Z\nRRULE:FREQ=DAILY;COUNT=-1", "COUNT=-1 is no count; the rule has no end"),
      (
        "DTSTART:20270210T190000Z\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
        "the recurrence rule yields nothing; the event takes place once"
      ),
      (
        "DTSTART:20270210T190000Z\nRRULE:FREQ=DAILY;UNTIL=20260101T000000Z",
        "the recurrence rule yields nothing; the event takes place once"
      ),
      (
        "DTSTART:20270210T190000Z\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
        "recurrence rule reached the step budget; instances found so far are used"
      ),
      (
        "RECURRENCE-ID:20270210T190000Z\nDTSTART:20270210T190000Z\nRRULE:FREQ=DAILY",
        "an override has a recurrence of its own; ignored"
      ),
    ])
  func problems(text: String, message: String) {
    let problems = examine(CalendarText.event("UID:u\n" + text), zones: Expected.berlin)
    #expect(problems.map(\.message) == [message])
    #expect(problems.allSatisfy { $0.severity == .warning && $0.record == "u" && $0.hint != nil })
  }

  @Test(
    "Of an ordinary event nothing is said",
    arguments: [
      "DTSTART;TZID=Europe/Berlin:20270210T190000\nDURATION:PT2H",
      "DTSTART;VALUE=DATE:20270210\nDTEND;VALUE=DATE:20270210",
      "DTSTART:20270210T190000Z\nRRULE:FREQ=WEEKLY;COUNT=1",
      "DTSTART:20270210T190000Z\nRRULE:FREQ=WEEKLY;UNTIL=20270212T000000Z",
      "DTSTART;TZID=W. Europe Standard Time:20270210T190000\nRRULE:FREQ=MONTHLY;BYDAY=1FR",
      "DTSTART:20270210T190000\nX-WR-TIMEZONE:Asia/Tokyo", "DTSTART:20240229T190000Z\nRRULE:FREQ=YEARLY",
    ])
  func nothing(text: String) { #expect(examine(CalendarText.event(text), zones: Expected.berlin) == []) }

  @Test("An expansion that reaches the step budget says so and keeps what it found")
  func budget() {
    let expansion = Expected.expand("UID:u\nDTSTART:20270210T190000Z\nRRULE:FREQ=SECONDLY", "20270201", "20270501")
    #expect(
      expansion.warnings.map(\.message) == ["recurrence rule reached the step budget; instances found so far are used"])
    #expect(expansion.warnings.first?.record == "u")
    #expect(expansion.occurrences.count > 1000)
  }

  @Test(
    "Titles by which Outlook says that an event is off",
    arguments: [
      "Canceled: Jazz", "Cancelled: Jazz", "CANCELED: Jazz", "Abgesagt: Jazz", "Annulé : Jazz", "Annulé\u{a0}: Jazz",
      "[Cancelled] Jazz",
      "  Geannuleerd: Jazz", "已取消: Jazz", "キャンセル済み: Jazz", "İptal edildi: Jazz",
    ])
  func cancelledTitles(title: String) { #expect(CancelledTitle.isOne(title)) }

  @Test(
    "Other titles are left alone",
    arguments: ["Cancelled", "The Cancelled: Live", "Cancelled Plans Tour", "", ":", "[", "Tour: Canceled"])
  func otherTitles(title: String) { #expect(!CancelledTitle.isOne(title)) }
}
