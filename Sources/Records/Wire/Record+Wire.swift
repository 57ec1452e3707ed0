/// A record's fields in two parts: what a reader of the JSON contract can see, or what decides it; and what only says
/// which copy is newer (SEQUENCE, DTSTAMP, REV, versions).
protocol WireRecord {
  func encodeVisible(to encoder: inout WireEncoder)
  init(visible decoder: inout WireDecoder) throws(WireError)
  func encodeHidden(to encoder: inout WireEncoder)
  mutating func decodeHidden(from decoder: inout WireDecoder) throws(WireError)
}

extension WireRecord {
  /// The visible part first, so that it can be cut off and compared without decoding; the length of the hidden part last.
  fileprivate func encodeParts(kind: UInt8, to encoder: inout WireEncoder) {
    encoder.byte(kind)
    encodeVisible(to: &encoder)
    let visible = encoder.count
    encodeHidden(to: &encoder)
    encoder.fixed32(UInt32(encoder.count - visible))
  }

  fileprivate init(parts decoder: inout WireDecoder) throws(WireError) {
    self = try Self(visible: &decoder)
    let visible = decoder.position
    try decodeHidden(from: &decoder)
    let hidden = decoder.position - visible
    guard try decoder.fixed32() == UInt32(truncatingIfNeeded: hidden) else { throw .invalid("a record's length") }
  }
}

extension Record: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    switch self {
    case .event(let event): event.encodeParts(kind: 0, to: &encoder)
    case .contact(let contact): contact.encodeParts(kind: 1, to: &encoder)
    case .reading(let reading): reading.encodeParts(kind: 2, to: &encoder)
    case .album(let album): album.encodeParts(kind: 3, to: &encoder)
    }
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    switch try decoder.byte() {
    case 0: self = .event(try Event(parts: &decoder))
    case 1: self = .contact(try Contact(parts: &decoder))
    case 2: self = .reading(try Reading(parts: &decoder))
    case 3: self = .album(try Album(parts: &decoder))
    default: throw .invalid("a kind of record")
    }
  }

  /// What a reader can see of this record: equal bytes, nothing to announce. A new DTSTAMP alone changes nothing here.
  package var visibleBytes: [UInt8] { Array(Record.visiblePart(of: wireBytes)) }

  /// The visible part of an encoded record, without decoding it. Of bytes that are none, all of them.
  package static func visiblePart(of encoded: [UInt8]) -> ArraySlice<UInt8> {
    let end = encoded.count - 4
    guard end >= 0 else { return encoded[...] }
    let hidden = (0..<4).reduce(0) { $0 | Int(encoded[end + $1]) << (8 * $1) }
    return hidden <= end ? encoded[..<(end - hidden)] : encoded[...]
  }
}

extension SourcedRecord: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    record.encode(to: &encoder)
    encoder.signed(Int64(line))
    encoder.data(sourceText)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(try Record(from: &decoder), line: try Int(from: &decoder), sourceText: try decoder.data())
  }
}
