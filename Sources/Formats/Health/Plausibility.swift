internal import Records

/// What is odd about a reading. It is flagged, and never altered.
enum Plausibility {
  /// Earlier readings come from a clock that was never set, or from seconds taken for milliseconds: 1971-01-01.
  private static let earliest = Instant(seconds: 31_536_000)

  static func flags(of reading: Reading, now: Instant) -> Set<Reading.Flag> {
    var flags: Set<Reading.Flag> = []
    if reading.isFuture(at: now) { flags.insert(.futureTime) }
    if reading.start < earliest { flags.insert(.implausible) }
    if !reading.flags.contains(.sensorErrorCode),
      reading.values.contains(where: { !range(of: $0.role).contains($0.value.double) })
    {
      flags.insert(.implausible)
    }
    if let systolic = reading.value(of: .systolic), let diastolic = reading.value(of: .diastolic),
      systolic <= diastolic
    {
      flags.insert(.systolicBelowDiastolic)
    }
    return flags
  }

  /// What a living person can have, in canonical units, with room to spare: from a newborn to the records of medicine.
  private static func range(of role: Reading.Role) -> ClosedRange<Double> {
    switch role {
    case .systolic: 30...400
    case .diastolic: 10...300
    case .pulse: 15...350
    case .glucose: 20...2700
    case .mass: 0.2...700
    }
  }
}
