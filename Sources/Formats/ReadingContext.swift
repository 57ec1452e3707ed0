package import Records

/// What a reader is told about a file besides its bytes.
package struct ReadingContext: Sendable {
  /// The path below its drop folder (or as given to `check`): part of the identity of records without a UID.
  package var path: String
  /// The store of the drop folder. Nil where the content is to tell.
  package var store: Store?
  /// The present moment: future readings are flagged by it.
  package var now: Instant
  /// The zone to assume for a reading whose source names none and whose format has no rule for it.
  package var assumedZone: ZoneOffsets

  package init(path: String, store: Store? = nil, now: Instant, assumedZone: ZoneOffsets = .utc) {
    (self.path, self.store, self.now, self.assumedZone) = (path, store, now, assumedZone)
  }
}
