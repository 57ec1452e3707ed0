extension RecurrenceRule.Frequency: WireCase {
  var wireCode: UInt8 {
    switch self {
    case .secondly: 0
    case .minutely: 1
    case .hourly: 2
    case .daily: 3
    case .weekly: 4
    case .monthly: 5
    case .yearly: 6
    }
  }

  init?(wireCode: UInt8) {
    switch wireCode {
    case 0: self = .secondly
    case 1: self = .minutely
    case 2: self = .hourly
    case 3: self = .daily
    case 4: self = .weekly
    case 5: self = .monthly
    case 6: self = .yearly
    default: return nil
    }
  }
}

extension Weekday: WireCase {
  var wireCode: UInt8 { UInt8(rawValue) }
  init?(wireCode: UInt8) { self.init(rawValue: Int(wireCode)) }
}

extension RecurrenceRule.WeekdayNumber: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    encoder.signed(Int64(ordinal))
    weekday.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(ordinal: try decoder.integer(in: -366...366, "an ordinal"), try Weekday(from: &decoder))
  }
}

extension RecurrenceRule: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    frequency.encode(to: &encoder)
    encoder.signed(Int64(interval))
    count.encode(to: &encoder)
    until.encode(to: &encoder)
    bySecond.encode(to: &encoder)
    byMinute.encode(to: &encoder)
    byHour.encode(to: &encoder)
    byDay.encode(to: &encoder)
    byMonthDay.encode(to: &encoder)
    byYearDay.encode(to: &encoder)
    byWeekNumber.encode(to: &encoder)
    byMonth.encode(to: &encoder)
    bySetPosition.encode(to: &encoder)
    weekStart.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      frequency: try Frequency(from: &decoder), interval: try decoder.integer(in: 1...Int.max, "an interval"),
      count: try Int?(from: &decoder), until: try CalendarTime?(from: &decoder))
    bySecond = try decoder.integers(in: 0...60)
    byMinute = try decoder.integers(in: 0...59)
    byHour = try decoder.integers(in: 0...23)
    byDay = try [WeekdayNumber](from: &decoder)
    byMonthDay = try decoder.integers(in: -31...31)
    byYearDay = try decoder.integers(in: -366...366)
    byWeekNumber = try decoder.integers(in: -53...53)
    byMonth = try decoder.integers(in: 1...12)
    bySetPosition = try decoder.integers(in: -366...366)
    weekStart = try Weekday(from: &decoder)
  }
}

extension WireDecoder {
  fileprivate mutating func integers(in range: ClosedRange<Int>) throws(WireError) -> [Int] {
    let values = try [Int](from: &self)
    for value in values where !range.contains(value) { throw .invalid("a part of a rule") }
    return values
  }
}

extension ZoneDefinition.Observance: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    isDaylight.encode(to: &encoder)
    start.encode(to: &encoder)
    encoder.signed(Int64(offsetFrom))
    encoder.signed(Int64(offsetTo))
    rules.encode(to: &encoder)
    dates.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      isDaylight: try Bool(from: &decoder), start: try CivilDateTime(from: &decoder),
      offsetFrom: try decoder.zoneOffset(), offsetTo: try decoder.zoneOffset(),
      rules: try [RecurrenceRule](from: &decoder), dates: try [CivilDateTime](from: &decoder))
  }
}

extension ZoneDefinition: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    encoder.text(tzid)
    location.encode(to: &encoder)
    observances.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      tzid: try decoder.text(), location: try String?(from: &decoder),
      observances: try [Observance](from: &decoder))
  }
}
