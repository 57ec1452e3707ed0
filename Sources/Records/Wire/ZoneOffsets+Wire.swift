extension ZoneOffsets: WireCoded {
  package func encode(to encoder: inout WireEncoder) { spans.encode(to: &encoder) }

  package init(from decoder: inout WireDecoder) throws(WireError) { self.init(try [Span](from: &decoder)) }
}

extension ZoneOffsets.Span: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    until.encode(to: &encoder)
    offset.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(until: try Int64(from: &decoder), offset: try Int(from: &decoder))
  }
}
