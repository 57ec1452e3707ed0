extension Store: WireCase {
  package var wireCode: UInt8 {
    switch self {
    case .calendars: 0
    case .contacts: 1
    case .health: 2
    case .music: 3
    case .concerts: 4
    }
  }

  package init?(wireCode: UInt8) {
    switch wireCode {
    case 0: self = .calendars
    case 1: self = .contacts
    case 2: self = .health
    case 3: self = .music
    case 4: self = .concerts
    default: return nil
    }
  }
}

extension Problem.Severity: WireCase {
  var wireCode: UInt8 {
    switch self {
    case .error: 0
    case .warning: 1
    }
  }

  init?(wireCode: UInt8) {
    switch wireCode {
    case 0: self = .error
    case 1: self = .warning
    default: return nil
    }
  }
}

extension Problem: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    severity.encode(to: &encoder)
    store.encode(to: &encoder)
    file.encode(to: &encoder)
    line.encode(to: &encoder)
    record.encode(to: &encoder)
    encoder.text(message)
    hint.encode(to: &encoder)
    since.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      try Severity(from: &decoder), store: try Store?(from: &decoder), file: try String?(from: &decoder),
      line: try Int?(from: &decoder), record: try String?(from: &decoder), try decoder.text(),
      hint: try String?(from: &decoder), since: try Instant?(from: &decoder))
  }
}

extension Document: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    store.encode(to: &encoder)
    encoder.text(format)
    records.encode(to: &encoder)
    problems.encode(to: &encoder)
    isComplete.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      store: try Store(from: &decoder), format: try decoder.text(), records: try [SourcedRecord](from: &decoder),
      problems: try [Problem](from: &decoder), isComplete: try Bool(from: &decoder))
  }
}
