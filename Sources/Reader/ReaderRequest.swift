package import Records

/// What the reading process is told about the descriptor that comes with it.
package struct ReaderRequest: Hashable, Sendable, WireCoded {
  /// Below the drop folder: part of the identity of records without a UID.
  package var path: String
  /// Nil where the content is to tell.
  package var store: Store?
  package var now: Instant
  /// The zone to assume for readings that name none: ascending moments (exclusive ends, seconds since the epoch) and the
  /// offset (seconds east) that holds before each; the last one holds for good.
  package var assumedOffsets: [AssumedOffset]

  package struct AssumedOffset: Hashable, Sendable, WireCoded {
    package var until: Int64
    package var offset: Int

    package init(until: Int64, offset: Int) { (self.until, self.offset) = (until, offset) }

    package func encode(to encoder: inout WireEncoder) {
      until.encode(to: &encoder)
      offset.encode(to: &encoder)
    }

    package init(from decoder: inout WireDecoder) throws(WireError) {
      until = try Int64(from: &decoder)
      offset = try Int(from: &decoder)
    }
  }

  package init(path: String, store: Store?, now: Instant, assumedOffsets: [AssumedOffset] = []) {
    (self.path, self.store, self.now, self.assumedOffsets) = (path, store, now, assumedOffsets)
  }

  package func encode(to encoder: inout WireEncoder) {
    path.encode(to: &encoder)
    store.encode(to: &encoder)
    now.encode(to: &encoder)
    assumedOffsets.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    path = try String(from: &decoder)
    store = try Store?(from: &decoder)
    now = try Instant(from: &decoder)
    assumedOffsets = try [AssumedOffset](from: &decoder)
  }
}
