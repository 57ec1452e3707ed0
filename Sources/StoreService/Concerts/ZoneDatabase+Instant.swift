package import Records
package import Recurrence

extension ZoneDatabase {
  /// The instant of a resolved time; a day begins at midnight of the default zone.
  package func instant(of time: ResolvedTime) -> Instant {
    switch time {
    case .instant(let instant, _): instant
    case .date(let date): defaultZone.resolve(CivilDateTime(date: date)).instant
    }
  }
}

extension ZoneDatabase {
  /// The same time on the clock of the default zone: people and scripts see one clock, whatever zone a tool wrote.
  package func local(_ time: ResolvedTime) -> ResolvedTime {
    guard case .instant(let instant, _) = time else { return time }
    return .instant(instant, offset: defaultZone.offset(at: instant))
  }

  package func local(_ occurrence: Occurrence) -> Occurrence {
    var occurrence = occurrence
    (occurrence.start, occurrence.end) = (local(occurrence.start), local(occurrence.end))
    occurrence.recurrenceID = occurrence.recurrenceID.map(local)
    return occurrence
  }

  /// The order of answers: by start, then UID, then slot.
  package func isEarlier(_ one: Occurrence, _ other: Occurrence) -> Bool { key(of: one) < key(of: other) }

  private func key(of occurrence: Occurrence) -> (Instant, String, Int64) {
    (
      instant(of: occurrence.start), occurrence.event.uid,
      occurrence.recurrenceID.map { instant(of: $0).milliseconds } ?? .min
    )
  }
}
