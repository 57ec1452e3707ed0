/// The offsets of one zone as plain data: what a process without a zone database is given.
package struct ZoneOffsets: Hashable, Sendable {
  /// A stretch of time with one offset.
  package struct Span: Hashable, Sendable {
    /// Its exclusive end, in seconds since the epoch. The last span of a zone has none.
    package var until: Int64
    /// Seconds east of Greenwich.
    package var offset: Int

    package init(until: Int64, offset: Int) { (self.until, self.offset) = (until, offset) }
  }

  package let spans: [Span]

  /// Spans in the order of time; the last one holds for good. Without any, the zone is UTC.
  package init(_ spans: [Span]) { self.spans = spans.isEmpty ? [Span(until: .max, offset: 0)] : spans }

  package static let utc = ZoneOffsets([])

  package func offset(at instant: Instant) -> Int { spans[firstSpan { instant.seconds < $0.until }].offset }

  /// The offset of a clock's reading: the first one where it occurs twice, and where it does not occur the one before the
  /// gap (RFC 5545, 3.3.5).
  package func offset(of clock: CivilDateTime) -> Int {
    let local = clock.secondsSinceEpoch
    let index = firstSpan { local - Int64($0.offset) < $0.until }
    let isBeforeIt = index > 0 && local - Int64(spans[index].offset) < spans[index - 1].until
    return spans[isBeforeIt ? index - 1 : index].offset
  }

  /// The first span that qualifies, as all later ones do; the last one where none does.
  private func firstSpan(_ qualifies: (Span) -> Bool) -> Int {
    var (low, high) = (0, spans.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if qualifies(spans[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
