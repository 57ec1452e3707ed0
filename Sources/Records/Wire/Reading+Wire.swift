extension ExactDecimal: WireCoded {
  /// Beyond these, digits could only be zeros; a longer exponent would write itself out as a wall of them.
  private static let wireExponents = -1000...1000

  package func encode(to encoder: inout WireEncoder) {
    encoder.fixed64(UInt64(truncatingIfNeeded: coefficient))
    encoder.fixed64(UInt64(truncatingIfNeeded: coefficient >> 64))
    encoder.signed(Int64(exponent))
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    let (low, high) = (try decoder.fixed64(), try decoder.fixed64())
    self.init(
      coefficient: Int128(Int64(bitPattern: high)) << 64 | Int128(low),
      exponent: try decoder.integer(in: ExactDecimal.wireExponents, "an exponent"))
  }
}

extension Reading.Kind: WireCase {
  var wireCode: UInt8 {
    switch self {
    case .bloodPressure: 0
    case .bloodGlucose: 1
    case .bodyMass: 2
    }
  }

  init?(wireCode: UInt8) {
    switch wireCode {
    case 0: self = .bloodPressure
    case 1: self = .bloodGlucose
    case 2: self = .bodyMass
    default: return nil
    }
  }
}

extension Reading.Role: WireCase {
  var wireCode: UInt8 {
    switch self {
    case .systolic: 0
    case .diastolic: 1
    case .pulse: 2
    case .glucose: 3
    case .mass: 4
    }
  }

  init?(wireCode: UInt8) {
    switch wireCode {
    case 0: self = .systolic
    case 1: self = .diastolic
    case 2: self = .pulse
    case 3: self = .glucose
    case 4: self = .mass
    default: return nil
    }
  }
}

extension Reading.Meal: WireCase {
  var wireCode: UInt8 {
    switch self {
    case .preprandial: 0
    case .postprandial: 1
    }
  }

  init?(wireCode: UInt8) {
    switch wireCode {
    case 0: self = .preprandial
    case 1: self = .postprandial
    default: return nil
    }
  }
}

extension Reading.Value: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    role.encode(to: &encoder)
    value.encode(to: &encoder)
    encoder.text(unit)
    encoder.text(originalText)
    originalUnit.encode(to: &encoder)
    comparator.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      role: try Reading.Role(from: &decoder), value: try ExactDecimal(from: &decoder), unit: try decoder.text(),
      originalText: try decoder.text(), originalUnit: try String?(from: &decoder),
      comparator: try String?(from: &decoder))
  }
}

extension Reading.Flag {
  /// The bit of this flag in a set of them.
  fileprivate var wireBit: UInt64 {
    switch self {
    case .possibleDuplicate: 1 << 0
    case .futureTime: 1 << 1
    case .implausible: 1 << 2
    case .belowRange: 1 << 3
    case .sensorErrorCode: 1 << 4
    case .systolicBelowDiastolic: 1 << 5
    case .zoneAssumedUTC: 1 << 6
    case .zoneAssumed: 1 << 7
    case .numberAsString: 1 << 8
    case .ambiguousUser: 1 << 9
    case .average: 1 << 10
    case .dateOnly: 1 << 11
    case .userEntered: 1 << 12
    case .corrected: 1 << 13
    }
  }
}

extension Reading: WireRecord {
  func encodeVisible(to encoder: inout WireEncoder) {
    encoder.text(id)
    type.encode(to: &encoder)
    start.encode(to: &encoder)
    values.encode(to: &encoder)
    startOffset.encode(to: &encoder)
    end.encode(to: &encoder)
    for part in [zoneSource, zone, originalTime] { part.encode(to: &encoder) }
    meal.encode(to: &encoder)
    for part in [specimen, device, note] { part.encode(to: &encoder) }
    encoder.unsigned(flags.reduce(0) { $0 | $1.wireBit })
    for part in [externalId, duplicateOf] { part.encode(to: &encoder) }
    isRetraction.encode(to: &encoder)
  }

  init(visible decoder: inout WireDecoder) throws(WireError) {
    self.init(
      id: try decoder.text(), type: try Kind(from: &decoder), start: try Instant(from: &decoder),
      values: try [Value](from: &decoder))
    startOffset = try Int?(from: &decoder)
    end = try Instant?(from: &decoder)
    zoneSource = try String?(from: &decoder)
    zone = try String?(from: &decoder)
    originalTime = try String?(from: &decoder)
    meal = try Meal?(from: &decoder)
    specimen = try String?(from: &decoder)
    device = try String?(from: &decoder)
    note = try String?(from: &decoder)
    let bits = try decoder.unsigned()
    if bits != 0 { flags = Set(Flag.allCases.filter { bits & $0.wireBit != 0 }) }
    externalId = try String?(from: &decoder)
    duplicateOf = try String?(from: &decoder)
    isRetraction = try Bool(from: &decoder)
  }

  func encodeHidden(to encoder: inout WireEncoder) { encoder.signed(version) }

  mutating func decodeHidden(from decoder: inout WireDecoder) throws(WireError) { version = try decoder.signed() }
}
