extension Event.Status: WireCase {
  var wireCode: UInt8 {
    switch self {
    case .tentative: 0
    case .confirmed: 1
    case .cancelled: 2
    }
  }

  init?(wireCode: UInt8) {
    switch wireCode {
    case 0: self = .tentative
    case 1: self = .confirmed
    case 2: self = .cancelled
    default: return nil
    }
  }
}

extension Event.End: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    switch self {
    case .none: encoder.byte(0)
    case .time(let time):
      encoder.byte(1)
      time.encode(to: &encoder)
    case .duration(let duration):
      encoder.byte(2)
      duration.encode(to: &encoder)
    }
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    switch try decoder.byte() {
    case 0: self = .none
    case 1: self = .time(try CalendarTime(from: &decoder))
    case 2: self = .duration(try CalendarDuration(from: &decoder))
    default: throw .invalid("a kind of end")
    }
  }
}

extension Event.AdditionalDate: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    start.encode(to: &encoder)
    end.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(start: try CalendarTime(from: &decoder), end: try Event.End(from: &decoder))
  }
}

extension Location: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    text.encode(to: &encoder)
    latitude.encode(to: &encoder)
    longitude.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      text: try String?(from: &decoder), latitude: try Double?(from: &decoder), longitude: try Double?(from: &decoder))
  }
}

extension Event: WireRecord {
  func encodeVisible(to encoder: inout WireEncoder) {
    encoder.text(id)
    encoder.text(uid)
    recurrenceID.encode(to: &encoder)
    overridesFuture.encode(to: &encoder)
    title.encode(to: &encoder)
    start.encode(to: &encoder)
    end.encode(to: &encoder)
    rules.encode(to: &encoder)
    exclusionRules.encode(to: &encoder)
    additionalDates.encode(to: &encoder)
    exceptionDates.encode(to: &encoder)
    status.encode(to: &encoder)
    location.encode(to: &encoder)
    url.encode(to: &encoder)
    categories.encode(to: &encoder)
    floatingZone.encode(to: &encoder)
    zones.encode(to: &encoder)
  }

  init(visible decoder: inout WireDecoder) throws(WireError) {
    let (id, uid) = (try decoder.text(), try decoder.text())
    let recurrenceID = try CalendarTime?(from: &decoder)
    let overridesFuture = try Bool(from: &decoder)
    let title = try String?(from: &decoder)
    self.init(id: id, uid: uid, start: try CalendarTime(from: &decoder))
    (self.recurrenceID, self.overridesFuture, self.title) = (recurrenceID, overridesFuture, title)
    end = try End(from: &decoder)
    rules = try [RecurrenceRule](from: &decoder)
    exclusionRules = try [RecurrenceRule](from: &decoder)
    additionalDates = try [AdditionalDate](from: &decoder)
    exceptionDates = try [CalendarTime](from: &decoder)
    status = try Status?(from: &decoder)
    location = try Location?(from: &decoder)
    url = try String?(from: &decoder)
    categories = try [String](from: &decoder)
    floatingZone = try String?(from: &decoder)
    zones = try [ZoneDefinition](from: &decoder)
  }

  func encodeHidden(to encoder: inout WireEncoder) {
    encoder.signed(Int64(sequence))
    stamp.encode(to: &encoder)
  }

  mutating func decodeHidden(from decoder: inout WireDecoder) throws(WireError) {
    sequence = try Int(from: &decoder)
    stamp = try Instant?(from: &decoder)
  }
}
