import Formats
import Records
import Testing

/// Times in the dialects of health exports.
@Suite struct `A time in health JSON` {
  /// Berlin in 2024.
  private static let berlin = ZoneOffsets([
    .init(until: 1_711_846_800, offset: 3600), .init(until: 1_729_990_800, offset: 7200),
    .init(until: .max, offset: 3600),
  ])

  private func weighing(at time: String) -> Reading? {
    readings(
      readHealth(
        #"{"kind":"reading","type":"bodyMass","start":"\#(time)","values":[{"role":"mass","value":80,"unit":"kg"}]}"#,
        zone: Self.berlin)
    ).first
  }

  @Test(arguments: [
    ("2024-05-01T07:25:00Z", "2024-05-01T07:25:00Z"), ("2024-05-01t07:25:00z", "2024-05-01T07:25:00Z"),
    ("2024-05-01T07:25:00+02:00", "2024-05-01T07:25:00+02:00"),
    ("2024-05-01T07:25:00+0200", "2024-05-01T07:25:00+02:00"),
    ("2024-05-01T07:25:00-08", "2024-05-01T07:25:00-08:00"), ("2024-05-01 07:25:00 +0530", "2024-05-01T07:25:00+05:30"),
    ("2024-05-01T07:25Z", "2024-05-01T07:25:00Z"), ("2024-05-01T07:25:00.123456789Z", "2024-05-01T07:25:00.123Z"),
    ("2024-05-01T07:25:00,5Z", "2024-05-01T07:25:00.500Z"), ("2024-05-01T07:25:60Z", "2024-05-01T07:25:59Z"),
    ("2024-05-01T24:00:00Z", "2024-05-02T00:00:00Z"), ("2024-05-01 07:25:00 UTC", "2024-05-01T07:25:00Z"),
    ("2024-05-01 07:25:00 GMT+10:00", "2024-05-01T07:25:00+10:00"), ("2024/5/1 7:25:00 Z", "2024-05-01T07:25:00Z"),
    ("2024-09-21 7:57:00 am +1000", "2024-09-21T07:57:00+10:00"), ("2024-09-21 12:00:00 am Z", "2024-09-21T00:00:00Z"),
    ("2024-09-21 12:30:00\\u202fPM Z", "2024-09-21T12:30:00Z"),
    ("2024-09-21 9:58:00\\u00a0p.m. Z", "2024-09-21T21:58:00Z"),
    ("2024-09-21 11:59:59PM +1000", "2024-09-21T23:59:59+10:00"), ("  2024-05-01T07:25:00Z ", "2024-05-01T07:25:00Z"),
    ("1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"),
  ])
  func `is read with its own offset`(text: String, expected: String) throws {
    let reading = try #require(weighing(at: text))
    #expect(Timestamp.text(reading.start, offset: reading.startOffset ?? 0) == expected)
    #expect(reading.zoneSource == "text" && !reading.flags.contains(.zoneAssumed))
  }

  @Test(arguments: [
    ("2024-05-01T07:25:00", "2024-05-01T07:25:00+02:00"), ("2024-01-01 07:25", "2024-01-01T07:25:00+01:00"),
    // In the gap the offset before it holds; of the hour that comes twice the first is meant (RFC 5545, 3.3.5).
    ("2024-03-31T02:30:00", "2024-03-31T02:30:00+01:00"), ("2024-10-27T02:30:00", "2024-10-27T02:30:00+02:00"),
  ])
  func `without a zone is in the zone of the user's choice, and flagged`(text: String, expected: String) throws {
    let reading = try #require(weighing(at: text))
    #expect(Timestamp.text(reading.start, offset: reading.startOffset ?? 0) == expected)
    #expect(reading.zoneSource == "configured" && reading.flags.contains(.zoneAssumed))
    #expect(reading.originalTime == text)
  }

  @Test func `of a day alone is that day`() throws {
    let reading = try #require(weighing(at: "2024-05-01"))
    #expect(reading.start == Instant(seconds: 1_714_514_400) && reading.startOffset == 7200)
    #expect(reading.flags == [.dateOnly, .zoneAssumed])
  }

  @Test(arguments: [
    "", "now", "2024-02-30T00:00:00Z", "2024-05-01T25:00:00Z", "2024-05-01T07:60:00Z", "2024-05-01T24:00:01Z",
    "2024-05-01T07:25:00+25:00", "2024-05-01 13:00 pm Z", "2024-05-01 7 am", "24-05-01", "01.05.2024 07:25", "2024-05",
    "2024-05-01T07:25:00Zulu", "2024-05-01T07:25:00.Z", "2024-05-01T", "２０２４-05-01",
  ])
  func `that cannot be read refuses its reading`(text: String) {
    #expect(weighing(at: text) == nil)
  }

  @Test func `may come with the name of a zone, for those who know zones`() throws {
    let group = #""date":1714548300,"category":1,"measures":[{"value":80,"type":1,"unit":0}]"#
    let document = readHealth(
      #"{"body":{"timezone":"Europe/Berlin","measuregrps":[{"grpid":1,\#(group)},{"grpid":2,\#(group),"timezone":"Asia/Tokyo"}]}}"#
    )
    #expect(readings(document).map(\.zone) == ["Europe/Berlin", "Asia/Tokyo"])
    var reading = try #require(readings(document).first)
    #expect(reading.startOffset == nil)
    reading.resolveZone { name, instant in name == "Europe/Berlin" ? Self.berlin.offset(at: instant) : nil }
    #expect(reading.startOffset == 7200 && reading.zoneSource == "field")
    #expect(reading.start == Instant(seconds: 1_714_548_300))
  }

  @Test(
    arguments: [
      // Nightscout: the text beside the moment tells the offset, or a field in minutes does.
      (#"[{"sgv":100,"date":1602547500000,"dateString":"2020-10-12T17:05:00-07:00"}]"#, -25_200, "text"),
      (#"[{"sgv":100,"date":1602547500000,"dateString":"2020-10-13T00:05:00Z","utcOffset":330}]"#, 19_800, "field"),
      (#"[{"sgv":100,"date":"1602547500000"}]"#, nil, nil), (#"[{"sgv":100,"mills":1602547500000}]"#, nil, nil),
      (#"[{"sgv":100,"date":1602547500000.99}]"#, nil, nil),
      (#"[{"sgv":100,"dateString":"2020-10-13T00:05:00Z"}]"#, 0, "text"),
      // Tidepool: minutes in a field.
      (
        #"[{"type":"cbg","value":100,"units":"mg/dL","time":"2020-10-13T00:05:00Z","timezoneOffset":-420}]"#, -25_200,
        "field"
      ),
      (
        #"[{"type":"cbg","value":100,"units":"mg/dL","deviceTime":"2020-10-12T17:05:00","timezoneOffset":-420}]"#,
        -25_200, "field"
      ),
      // Garmin: UTC without a Z.
      (#"{"dateWeightList":[{"weight":80000,"timestampGMT":"2020-10-13T00:05:00.0"}]}"#, 0, "format"),
      (
        #"{"dateWeightList":[{"weight":80000,"date":1602547500000,"calendarDate":"2020-10-13","samplePk":1}]}"#, nil,
        nil
      ),
    ] as [(String, Int?, String?)])
  func `follows the rules of its format`(text: String, offset: Int?, source: String?) throws {
    let reading = try #require(readings(readHealth(text)).first)
    #expect(reading.start == Instant(seconds: 1_602_547_500))
    #expect(reading.startOffset == offset && reading.zoneSource == source)
  }
}
