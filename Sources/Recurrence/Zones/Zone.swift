package import Records

/// A time zone: of the system, of a file's own VTIMEZONE, or a fixed offset.
package final class Zone: Sendable {
  enum Source: Sendable {
    case fixed(Int)
    case file(TimeZoneFile)
    case rule(PosixZoneRule)
    case observed(ObservedZone)
  }

  /// The IANA name; for a zone of a file, its TZID; `UTC`, or `+01:00` for an offset.
  package let name: String
  private let source: Source

  init(name: String, _ source: Source) { (self.name, self.source) = (name, source) }

  package static let utc = Zone(name: "UTC", .fixed(0))

  /// Seconds east of Greenwich, below a day.
  package convenience init(offset seconds: Int) {
    let minutes = abs(seconds) / 60
    let digits = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    self.init(name: (seconds < 0 ? "-" : "+") + digits.joined(separator: ":"), .fixed(seconds))
  }

  /// The offset in seconds east of Greenwich at a time in seconds since the epoch.
  package func offset(at time: Int64) -> Int {
    switch source {
    case .fixed(let offset): return offset
    case .rule(let rule): return rule.offset(at: time)
    case .observed(let zone): return zone.table(at: time).offset(at: time)
    case .file(let file):
      if let tail = file.tail, time >= file.table.times.last ?? .min { return tail.offset(at: time) }
      return file.table.offset(at: time)
    }
  }

  /// How far the order of instants and that of the clock may differ around a time, in seconds: zero but where the
  /// offset changes.
  func spread(around time: Int64) -> Int64 {
    let day: Int64 = 86_400
    let offsets = [offset(at: time - day), offset(at: time), offset(at: time + day)]
    return Int64((offsets.max() ?? 0) - (offsets.min() ?? 0))
  }

  package func offset(at instant: Instant) -> Int { offset(at: instant.seconds) }

  /// What the zone's clock shows at that time.
  package func clock(at instant: Instant) -> CivilDateTime {
    CivilDateTime(secondsSinceEpoch: instant.seconds + Int64(offset(at: instant.seconds)))
  }

  /// The instant of a local time and the zone's offset at that instant (RFC 5545, 3.3.5): of a time that occurs twice
  /// the first; a time that a gap leaves out is read with the offset before the gap, so that 02:30 is 03:30.
  package func resolve(_ clock: CivilDateTime) -> (instant: Instant, offset: Int) {
    let (seconds, offset) = resolve(wall: clock.secondsSinceEpoch)
    return (Instant(seconds: seconds), offset)
  }

  /// As above, with the clock as seconds since the epoch as if it showed UTC.
  func resolve(wall: Int64) -> (instant: Int64, offset: Int) {
    switch source {
    case .fixed(let offset): return (wall - Int64(offset), offset)
    case .rule(let rule): return rule.resolve(wall: wall)
    case .observed(let zone): return zone.table(at: wall).resolve(wall: wall)
    case .file(let file):
      // Two days past the last change no offset (below 26 h) can lead back across it.
      if let tail = file.tail, wall - 172_800 >= file.table.times.last ?? -172_800_000_000_000 {
        return tail.resolve(wall: wall)
      }
      return file.table.resolve(wall: wall)
    }
  }
}
