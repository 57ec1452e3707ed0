package import Records

/// What the reading process is told about the descriptor that comes with it.
package struct ReaderRequest: Hashable, Sendable, WireCoded {
  /// Below the drop folder: part of the identity of records without a UID.
  package var path: String
  /// Nil where the content is to tell.
  package var store: Store?
  package var now: Instant
  /// The zone to assume for readings whose source names none.
  package var assumedZone: ZoneOffsets

  package init(path: String, store: Store?, now: Instant, assumedZone: ZoneOffsets = .utc) {
    (self.path, self.store, self.now, self.assumedZone) = (path, store, now, assumedZone)
  }

  package func encode(to encoder: inout WireEncoder) {
    path.encode(to: &encoder)
    store.encode(to: &encoder)
    now.encode(to: &encoder)
    assumedZone.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    path = try String(from: &decoder)
    store = try Store?(from: &decoder)
    now = try Instant(from: &decoder)
    assumedZone = try ZoneOffsets(from: &decoder)
  }
}
