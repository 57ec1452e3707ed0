/// Years that a file can write are 0 to 9999; the margin keeps arithmetic on them far from overflow.
private let wireYears = -99_999...99_999

extension Instant: WireCoded {
  /// 285,000 years either way: sums with any sensible duration cannot overflow.
  private static let wireRange = -(Int64(1) << 53)...(Int64(1) << 53)

  package func encode(to encoder: inout WireEncoder) { encoder.signed(milliseconds) }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(milliseconds: try decoder.signed(in: Instant.wireRange, "an instant"))
  }
}

extension CivilDate: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    encoder.signed(Int64(year))
    encoder.signed(Int64(month))
    encoder.signed(Int64(day))
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      year: try decoder.integer(in: wireYears, "a year"), month: try decoder.integer(in: 1...12, "a month"),
      day: try decoder.integer(in: 1...31, "a day"))
  }
}

extension CivilDateTime: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    date.encode(to: &encoder)
    encoder.signed(Int64(hour))
    encoder.signed(Int64(minute))
    encoder.signed(Int64(second))
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      date: try CivilDate(from: &decoder), hour: try decoder.integer(in: 0...23, "an hour"),
      minute: try decoder.integer(in: 0...59, "a minute"), second: try decoder.integer(in: 0...59, "a second"))
  }
}

extension CalendarTime: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    switch self {
    case .date(let date):
      encoder.byte(0)
      date.encode(to: &encoder)
    case .utc(let clock):
      encoder.byte(1)
      clock.encode(to: &encoder)
    case .floating(let clock):
      encoder.byte(2)
      clock.encode(to: &encoder)
    case .zoned(let clock, let tzid):
      encoder.byte(3)
      clock.encode(to: &encoder)
      encoder.text(tzid)
    case .offset(let clock, let seconds):
      encoder.byte(4)
      clock.encode(to: &encoder)
      encoder.signed(Int64(seconds))
    }
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    switch try decoder.byte() {
    case 0: self = .date(try CivilDate(from: &decoder))
    case 1: self = .utc(try CivilDateTime(from: &decoder))
    case 2: self = .floating(try CivilDateTime(from: &decoder))
    case 3: self = .zoned(try CivilDateTime(from: &decoder), tzid: try decoder.text())
    case 4: self = .offset(try CivilDateTime(from: &decoder), seconds: try decoder.zoneOffset())
    default: throw .invalid("a kind of time")
    }
  }
}

extension WireDecoder {
  /// Seconds east of Greenwich: RFC 5545 (3.3.14) writes at most 23:59:59.
  mutating func zoneOffset() throws(WireError) -> Int { try integer(in: -86_400...86_400, "an offset") }
}

extension ResolvedTime: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    switch self {
    case .date(let date):
      encoder.byte(0)
      date.encode(to: &encoder)
    case .instant(let instant, let offset):
      encoder.byte(1)
      instant.encode(to: &encoder)
      encoder.signed(Int64(offset))
    }
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    switch try decoder.byte() {
    case 0: self = .date(try CivilDate(from: &decoder))
    case 1: self = .instant(try Instant(from: &decoder), offset: try decoder.zoneOffset())
    default: throw .invalid("a kind of time")
    }
  }
}

extension CalendarDuration: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    encoder.signed(Int64(days))
    encoder.signed(seconds)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      days: try decoder.integer(in: -100_000_000...100_000_000, "a duration"),
      seconds: try decoder.signed(in: -(Int64(1) << 43)...(Int64(1) << 43), "a duration"))
  }
}
