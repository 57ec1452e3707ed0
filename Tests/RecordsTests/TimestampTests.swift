import Records
import Testing

@Suite struct TimestampTests {
  @Test(arguments: [
    ("2027-01-20T20:00:00+01:00", 1_800_471_600_000), ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59.5Z", -500),
    ("2020-10-13 00:05:00.286z", 1_602_547_500_286), ("2026-11-30T12:00-0130", 1_796_045_400_000),
  ])
  func anInstantIsReadFromItsText(text: String, milliseconds: Int64) {
    #expect(Timestamp.instant(parsing: text) == Instant(milliseconds: milliseconds))
  }

  @Test(arguments: [
    "", "2027-02-29T00:00:00Z", "2027-01-20", "2027-01-20T24:00:00Z", "2027-01-20T20:00:00", "2027-01-20T20:00:00+1",
    "2027-1-20T20:00:00Z", "2027-01-20T20:00:00.Z", "２０２７-01-20T20:00:00Z", "2027-01-20T20:00:00Zulu",
  ])
  func whatIsNoInstantIsNotRead(text: String) {
    #expect(Timestamp.instant(parsing: text) == nil)
  }

  @Test func aTimeIsWrittenWithItsOffsetAndAFractionOnlyWhereThereIsOne() {
    let instant = Instant(milliseconds: 1_800_471_600_000)
    #expect(Timestamp.text(instant, offset: 3600) == "2027-01-20T20:00:00+01:00")
    #expect(Timestamp.text(instant, offset: -12_600) == "2027-01-20T15:30:00-03:30")
    #expect(Timestamp.text(Instant(milliseconds: -500)) == "1969-12-31T23:59:59.500Z")
    // Amsterdam's old offset of 19 min 32 s has no RFC 3339 form.
    #expect(Timestamp.text(instant, offset: 1172) == "2027-01-20T19:00:00Z")
  }

  @Test func daysAndTheirNumbersAgreeOverFourHundredYears() {
    var date = CivilDate(year: 1600, month: 1, day: 1)
    for number in date.daysSinceEpoch..<(date.daysSinceEpoch + 146_097) {
      #expect(CivilDate(daysSinceEpoch: number) == date)
      #expect(date.daysSinceEpoch == number)
      date.day += 1
      if !date.isValid { (date.day, date.month) = (1, date.month + 1) }
      if date.month == 13 { (date.month, date.year) = (1, date.year + 1) }
    }
    #expect(CivilDate(year: 2026, month: 11, day: 30).weekday == .monday)
    #expect(CivilDate(year: 1969, month: 12, day: 31).weekday == .wednesday)
  }

  @Test func sha256GivesTheDigestsOfTheStandard() {
    #expect(SHA256.hex([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(SHA256.hex("abc".utf8) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      SHA256.hex([UInt8](repeating: 0x61, count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}
