import JSON
import Records
import Testing

/// 2024-05-01T12:00:00Z
private let noon = Instant(seconds: 1_714_564_800)
private let statistics = ReadingStatistics(now: noon)

private func glucose(
  _ id: String, _ value: String, hours: Double = 0, flags: Set<Reading.Flag> = [], comparator: String? = nil
) throws -> Reading {
  var reading = Reading(
    id: id, type: .bloodGlucose, start: Instant(milliseconds: noon.milliseconds + Int64(hours * 3_600_000)),
    values: [
      .init(
        role: .glucose, value: try #require(ExactDecimal(value)), unit: "mg/dL", originalText: value,
        comparator: comparator)
    ])
  reading.flags = flags
  return reading
}

private func pressure(_ id: String, _ systolic: Int, _ diastolic: Int, hours: Double = 0) -> Reading {
  func value(_ role: Reading.Role, _ number: Int) -> Reading.Value {
    .init(role: role, value: ExactDecimal(coefficient: Int128(number)), unit: "mmHg", originalText: "\(number)")
  }
  var reading = Reading(
    id: id, type: .bloodPressure, start: Instant(milliseconds: noon.milliseconds + Int64(hours * 3_600_000)),
    values: [value(.systolic, systolic), value(.diastolic, diastolic)])
  if systolic <= diastolic { reading.flags = [.systolicBelowDiastolic] }
  return reading
}

private func utcDay(_ instant: Instant) -> CivilDate { CivilDateTime(secondsSinceEpoch: instant.seconds).date }

/// `date type count: role minimum average maximum` of each day.
private func days(_ readings: [Reading], day: (Instant) -> CivilDate = utcDay) -> [String] {
  statistics.daily(readings, day: day).map { day in
    let values = day.summaries.map { "\($0.role) \($0.minimum) \($0.average) \($0.maximum)" }
    return "\(Timestamp.text(day.date)) \(day.type) \(day.count): \(values.joined(separator: ", "))"
  }
}

@Suite struct `Statistics of readings` {
  @Test func `tell the latest of each type`() throws {
    let readings = [
      try glucose("a", "100", hours: -2), try glucose("b", "110", hours: -1), pressure("c", 120, 80, hours: -30),
    ]
    #expect(statistics.latest(of: readings).map(\.id) == ["b", "c"])
    #expect(statistics.latest(of: readings.reversed()).map(\.id) == ["b", "c"])
    #expect(statistics.latest(of: []).isEmpty)
  }

  @Test(arguments: [Reading.Flag.average, .ambiguousUser, .sensorErrorCode])
  func `leave readings out of the latest by their flags`(flag: Reading.Flag) throws {
    let readings = [try glucose("a", "100", hours: -2), try glucose("b", "110", hours: -1, flags: [flag])]
    #expect(statistics.latest(of: readings).map(\.id) == ["a"])
    #expect(days(readings) == ["2024-05-01 bloodGlucose 1: glucose 100 100.0000 100"])
  }

  @Test func `know the future by the clock, not by a flag of long ago`() throws {
    let readings = [
      try glucose("a", "100", hours: -2, flags: [.futureTime]), try glucose("b", "110", hours: 0.05),
      try glucose("c", "120", hours: 0.2),
    ]
    #expect(statistics.latest(of: readings).map(\.id) == ["b"])
    #expect(days(readings) == ["2024-05-01 bloodGlucose 2: glucose 100 105.0000 110"])
  }

  @Test func `include what is asked for`() throws {
    var all = statistics
    (all.includesAmbiguousUsers, all.includesSensorErrorCodes) = (true, true)
    let readings = [
      try glucose("a", "100", hours: -2, flags: [.ambiguousUser]), try glucose("b", "5", flags: [.sensorErrorCode]),
    ]
    #expect(all.latest(of: readings).map(\.id) == ["b"])
    // A sensor's code is never a number to reckon with.
    #expect(all.daily(readings, day: utcDay).map(\.count) == [1])
  }

  @Test func `reckon a day exactly`() throws {
    let readings = [
      try glucose("a", "99.0857340", hours: -3), try glucose("b", "100", hours: -2),
      try glucose("c", "101.1", hours: -1),
      pressure("d", 120, 80, hours: -3), pressure("e", 131, 83, hours: -2),
    ]
    #expect(
      days(readings) == [
        "2024-05-01 bloodGlucose 3: glucose 99.0857340 100.0619 101.1",
        "2024-05-01 bloodPressure 2: systolic 120 125.5000 131, diastolic 80 81.5000 83",
      ])
  }

  @Test func `leave out of a day what is no measurement`() throws {
    let readings = [
      try glucose("a", "100", hours: -3), try glucose("b", "20", hours: -2, flags: [.belowRange], comparator: "<"),
      try glucose("c", "9000", hours: -1, flags: [.implausible]), pressure("d", 76, 119, hours: -1),
    ]
    #expect(days(readings) == ["2024-05-01 bloodGlucose 1: glucose 100 100.0000 100"])
    #expect(statistics.latest(of: readings).map(\.id) == ["c", "d"])
  }

  @Test func `count twins once`() throws {
    let readings = [
      try glucose("a", "100", hours: -3), try glucose("b", "100", hours: -3.0001), try glucose("c", "130", hours: -1),
    ]
    #expect(days(readings) == ["2024-05-01 bloodGlucose 2: glucose 100 115.0000 130"])
  }

  @Test func `take a day of 25 hours for one day, and one of 23`() throws {
    // Berlin: 27 October 2024 from 26 Oct 22:00 UTC to 27 Oct 23:00 UTC; 31 March from 30 March 23:00 to 31 March 22:00.
    let zone = ZoneOffsets([
      .init(until: 1_711_846_800, offset: 3600), .init(until: 1_729_990_800, offset: 7200),
      .init(until: .max, offset: 3600),
    ])
    func day(_ instant: Instant) -> CivilDate {
      CivilDateTime(secondsSinceEpoch: instant.seconds + Int64(zone.offset(at: instant))).date
    }
    func reading(_ id: String, _ seconds: Int64) throws -> Reading {
      var reading = try glucose(id, "100")
      reading.start = Instant(seconds: seconds)
      return reading
    }
    let later = ReadingStatistics(now: Instant(seconds: 1_800_000_000))
    let long = try [1_729_980_000 - 1, 1_729_980_000, 1_730_069_999, 1_730_070_000].map { try reading("\($0)", $0) }
    #expect(later.daily(long, day: day).map(\.count) == [1, 2, 1])
    let short = try [1_711_839_599, 1_711_839_600, 1_711_922_399, 1_711_922_400].map { try reading("\($0)", $0) }
    #expect(later.daily(short, day: day).map(\.count) == [1, 2, 1])
  }

  @Test func `take a bare date for that day, wherever the reader is`() throws {
    var reading = try glucose("a", "100", flags: [.dateOnly])
    (reading.start, reading.startOffset) = (Instant(seconds: 1_714_514_400), 7200)
    #expect(days([reading]) == ["2024-05-01 bloodGlucose 1: glucose 100 100.0000 100"])
  }

  @Test func `write a day as JSON`() throws {
    var json = JSONWriter()
    for day in statistics.daily([try glucose("a", "100.50")], day: utcDay) { day.write(to: &json) }
    #expect(
      json.text == #"{"day":"2024-05-01","type":"bloodGlucose","count":1,"values":["#
        + #"{"role":"glucose","unit":"mg/dL","minimum":100.5,"average":100.5,"maximum":100.5}]}"#)
  }
}

@Suite struct `Twin readings` {
  @Test func `are linked to the first of them, whatever the order of time`() throws {
    var readings = [
      try glucose("a", "100"), try glucose("b", "100.0", hours: -0.0001), try glucose("c", "100", hours: 0.0001),
      try glucose("d", "101"), try glucose("e", "100", hours: 0.01),
    ]
    ReadingTwins.link(&readings)
    #expect(readings.map(\.duplicateOf) == [nil, "a", "a", nil, nil])
    #expect(readings.map { $0.flags.contains(.possibleDuplicate) } == [false, true, true, false, false])
  }

  @Test func `are unlinked when the first is gone`() throws {
    var readings = [try glucose("a", "100"), try glucose("b", "100")]
    ReadingTwins.link(&readings)
    readings.removeFirst()
    ReadingTwins.link(&readings)
    #expect(readings.first?.duplicateOf == nil && readings.first?.flags == [])
  }

  @Test func `are none where a value, the type or a comparator differs, or one is removed`() throws {
    var removed = try glucose("d", "100")
    removed.isRetraction = true
    var readings = [
      try glucose("a", "100"), try glucose("b", "100", comparator: "<"), pressure("c", 100, 80), removed,
    ]
    ReadingTwins.link(&readings)
    #expect(readings.allSatisfy { $0.duplicateOf == nil })
  }
}
