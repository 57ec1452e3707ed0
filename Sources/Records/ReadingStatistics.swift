/// What readings say together: the latest of each type, and each day's minimum, average and maximum.
///
/// Left out of both are readings from the future, summaries of others, codes of a sensor, and readings that may be another
/// user's. Left out of a day's numbers are also values with a comparator, implausible ones, pressures whose sides are in
/// the wrong order, and the second of two twins.
package struct ReadingStatistics: Sendable {
  /// One type of readings on one local day.
  package struct Day: Hashable, Sendable {
    package struct Summary: Hashable, Sendable {
      package var role: Reading.Role
      package var unit: String
      package var minimum: ExactDecimal
      /// Exact to four decimals, half to even.
      package var average: ExactDecimal
      package var maximum: ExactDecimal
    }

    package var date: CivilDate
    package var type: Reading.Kind
    /// How many readings are in it.
    package var count: Int
    package var summaries: [Summary]
  }

  package var now: Instant
  /// Readings of a shared scale that may be somebody else's.
  package var includesAmbiguousUsers = false
  package var includesSensorErrorCodes = false

  package init(now: Instant) { self.now = now }

  /// The latest reading of each type, in the order of the types' names. Of two at one moment the greater id, so that the
  /// answer does not depend on the order of the readings.
  package func latest(of readings: some Sequence<Reading>) -> [Reading] {
    var latest: [Reading.Kind: Reading] = [:]
    for reading in readings where counts(reading) {
      guard let best = latest[reading.type] else {
        latest[reading.type] = reading
        continue
      }
      if (best.start, best.id) < (reading.start, reading.id) { latest[reading.type] = reading }
    }
    return latest.values.sorted { $0.type.rawValue < $1.type.rawValue }
  }

  /// Each day's numbers, by day and type. `day` tells the local day of an instant: a day of 23 or 25 hours is one day.
  package func daily(_ readings: some Sequence<Reading>, day: (Instant) -> CivilDate) -> [Day] {
    let measured = readings.filter(isMeasurement)
    let repeated = Set(ReadingTwins.links(count: measured.count) { measured[$0] }.map(\.later))
    var groups: [Group: [Reading]] = [:]
    for (index, reading) in measured.enumerated() where !repeated.contains(index) {
      groups[Group(date: localDay(of: reading, day), type: reading.type), default: []].append(reading)
    }
    return groups.sorted { $0.key < $1.key }.map { group, readings in
      Day(date: group.date, type: group.type, count: readings.count, summaries: summaries(of: readings))
    }
  }

  private struct Group: Hashable, Comparable {
    var date: CivilDate
    var type: Reading.Kind

    static func < (one: Group, other: Group) -> Bool {
      one.date != other.date ? one.date < other.date : one.type.rawValue < other.type.rawValue
    }
  }

  /// Whether a reading can speak for its moment.
  private func counts(_ reading: Reading) -> Bool {
    !reading.isRetraction && !reading.isFuture(at: now) && !reading.flags.contains(.average)
      && (includesAmbiguousUsers || !reading.flags.contains(.ambiguousUser))
      && (includesSensorErrorCodes || !reading.flags.contains(.sensorErrorCode))
  }

  /// Whether its numbers can be reckoned with.
  private func isMeasurement(_ reading: Reading) -> Bool {
    counts(reading) && reading.flags.isDisjoint(with: [.sensorErrorCode, .systolicBelowDiastolic, .implausible])
      && reading.values.allSatisfy { $0.comparator == nil }
  }

  /// A source that names a day alone means that day, wherever the reader is.
  private func localDay(of reading: Reading, _ day: (Instant) -> CivilDate) -> CivilDate {
    guard reading.flags.contains(.dateOnly) else { return day(reading.start) }
    return CivilDateTime(secondsSinceEpoch: reading.start.seconds + Int64(reading.startOffset ?? 0)).date
  }

  private func summaries(of readings: [Reading]) -> [Day.Summary] {
    var values: [Reading.Role: [Reading.Value]] = [:]
    for value in readings.lazy.flatMap(\.values) { values[value.role, default: []].append(value) }
    return Reading.Role.allCases.compactMap { role in values[role].flatMap { summary(role, $0) } }
  }

  /// Nil where the sum has more digits than can be kept exactly, which measurements have not.
  private func summary(_ role: Reading.Role, _ values: [Reading.Value]) -> Day.Summary? {
    let numbers = values.map(\.value)
    var sum: ExactDecimal? = ExactDecimal(coefficient: 0)
    for number in numbers { sum = sum?.adding(number) }
    guard let average = sum?.divided(by: ExactDecimal(coefficient: Int128(numbers.count))),
      let minimum = numbers.min(), let maximum = numbers.max()
    else { return nil }
    return Day.Summary(role: role, unit: values[0].unit, minimum: minimum, average: average, maximum: maximum)
  }
}
