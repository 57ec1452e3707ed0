package import Records
package import Recurrence

extension ZoneDatabase {
  /// The default zone's offsets as plain data, for the reader, which sees no zone files: from 1990, before which no health
  /// export reaches, to two years ahead.
  package func defaultZoneOffsets(around now: Instant) -> ZoneOffsets {
    let week: Int64 = 7 * 86_400
    var moment = CivilDateTime(date: CivilDate(year: 1990, month: 1, day: 1)).secondsSinceEpoch
    var offset = defaultZone.offset(at: moment)
    var table: [ZoneOffsets.Span] = []
    while moment < now.seconds + 2 * 365 * 86_400 {
      let next = defaultZone.offset(at: moment + week)
      if next != offset {
        table.append(
          ZoneOffsets.Span(until: transition(after: moment, before: moment + week), offset: offset))
        offset = next
      }
      moment += week
    }
    return ZoneOffsets(table + [ZoneOffsets.Span(until: .max, offset: offset)])
  }

  /// The first second of the new offset, by bisection; no zone changes twice in a week.
  private func transition(after start: Int64, before end: Int64) -> Int64 {
    var (low, high) = (start, end)
    let old = defaultZone.offset(at: low)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if defaultZone.offset(at: middle) == old { low = middle } else { high = middle }
    }
    return high
  }
}
