import Records
import Testing

@Suite struct `Offsets of a zone` {
  /// Central Europe in 2024: summer time from 31 March 01:00 UTC to 27 October 01:00 UTC.
  private let zone = ZoneOffsets([
    .init(until: 1_711_846_800, offset: 3600), .init(until: 1_729_990_800, offset: 7200),
    .init(until: .max, offset: 3600),
  ])

  private func clock(_ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) -> CivilDateTime {
    CivilDateTime(date: CivilDate(year: 2024, month: month, day: day), hour: hour, minute: minute)
  }

  @Test func `hold for a clock's reading`() {
    #expect(zone.offset(of: clock(1, 1, 12)) == 3600)
    #expect(zone.offset(of: clock(7, 1, 12)) == 7200)
    #expect(zone.offset(of: clock(12, 1, 12)) == 3600)
    #expect(zone.offset(of: clock(3, 31, 1, 59)) == 3600 && zone.offset(of: clock(3, 31, 3)) == 7200)
  }

  @Test func `are those before the gap in a gap, and the first of two in an overlap`() {
    #expect(zone.offset(of: clock(3, 31, 2, 30)) == 3600)
    #expect(zone.offset(of: clock(10, 27, 2, 30)) == 7200)
    #expect(zone.offset(of: clock(10, 27, 3)) == 3600)
  }

  @Test func `hold for an instant`() {
    #expect(zone.offset(at: Instant(seconds: 1_711_846_799)) == 3600)
    #expect(zone.offset(at: Instant(seconds: 1_711_846_800)) == 7200)
    #expect(zone.offset(at: Instant(seconds: 4_000_000_000)) == 3600)
    #expect(ZoneOffsets.utc.offset(at: Instant(seconds: 0)) == 0)
    #expect(ZoneOffsets.utc.offset(of: clock(1, 1, 0)) == 0)
  }
}
