/// Ids are pure functions of content, never of rows: the same record has the same id after any rebuild.
package enum RecordIdentity {
  /// The id of one VEVENT: its UID, and its RECURRENCE-ID as written.
  package static func event(uid: String, recurrenceID: CalendarTime?) -> String {
    identify("e", [uid, recurrenceID.map(canonical) ?? ""])
  }

  /// The id of one instance: UID and the slot, resolved, so that it does not depend on how a tool writes the slot.
  package static func occurrence(uid: String, recurrenceID: ResolvedTime?) -> String {
    identify("o", [uid, recurrenceID.map(canonical) ?? ""])
  }

  package static func concert(uid: String, recurrenceID: ResolvedTime?) -> String {
    identify("c", [uid, recurrenceID.map(canonical) ?? ""])
  }

  package static func contact(uid: String) -> String { identify("p", [uid]) }

  /// A reading by its source's own id, or by what it says.
  package static func reading(_ parts: [String]) -> String { identify("r", parts) }

  /// An album by artist and name, folded by the caller.
  package static func album(_ parts: [String]) -> String { identify("a", parts) }

  /// A UID for a record that has none: the path below its folder, and its text.
  package static func derivedUID(path: String, content: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    hash.update(path.utf8)
    hash.update([0])
    hash.update(content)
    return "derived-" + String(SHA256.hexadecimal(hash.finish()).prefix(32))
  }

  /// 96 bits: among a million records the chance of two equal ids is below 10^-17.
  private static func identify(_ prefix: String, _ parts: [String]) -> String {
    var hash = SHA256()
    for part in parts {
      hash.update(part.utf8)
      hash.update([0])
    }
    return "\(prefix)-" + String(SHA256.hexadecimal(hash.finish()).prefix(24))
  }

  private static func canonical(_ time: CalendarTime) -> String {
    switch time {
    case .date(let date): "d\(date.daysSinceEpoch)"
    case .utc(let clock): "u\(clock.secondsSinceEpoch)"
    case .floating(let clock): "f\(clock.secondsSinceEpoch)"
    case .zoned(let clock, let tzid): "z\(clock.secondsSinceEpoch) \(tzid)"
    case .offset(let clock, let seconds): "u\(clock.secondsSinceEpoch - Int64(seconds))"
    }
  }

  private static func canonical(_ time: ResolvedTime) -> String {
    switch time {
    case .date(let date): "d\(date.daysSinceEpoch)"
    case .instant(let instant, _): "i\(instant.milliseconds)"
    }
  }
}
