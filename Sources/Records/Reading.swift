/// A health reading in canonical units, with the text it came from.
package struct Reading: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable { case bloodPressure, bloodGlucose, bodyMass }

  package enum Role: String, Sendable, CaseIterable { case systolic, diastolic, pulse, glucose, mass }

  package enum Meal: String, Sendable { case preprandial, postprandial }

  package enum Flag: String, Sendable, CaseIterable {
    case possibleDuplicate, futureTime, implausible, belowRange, sensorErrorCode, systolicBelowDiastolic
    case zoneAssumedUTC, zoneAssumed, numberAsString, ambiguousUser, average, dateOnly, userEntered, corrected
  }

  package struct Value: Hashable, Sendable {
    package var role: Role
    package var value: ExactDecimal
    package var unit: String  // mmHg, mg/dL, kg, /min
    package var originalText: String
    package var originalUnit: String?
    package var comparator: String?  // <, <=, >=, >

    package init(
      role: Role, value: ExactDecimal, unit: String, originalText: String, originalUnit: String? = nil,
      comparator: String? = nil
    ) {
      (self.role, self.value, self.unit) = (role, value, unit)
      (self.originalText, self.originalUnit, self.comparator) = (originalText, originalUnit, comparator)
    }
  }

  package var id: String
  package var type: Kind
  package var start: Instant
  /// The offset in force at `start`, in seconds east, where the source tells or a rule of its format does.
  package var startOffset: Int?
  package var end: Instant?
  /// Where the offset comes from: `text`, `field`, `format` (the format's rule) or `configured`.
  package var zoneSource: String?
  /// The IANA name of the source's zone, where it gives that and no offset: see `resolveZone`.
  package var zone: String?
  /// The time as the source wrote it.
  package var originalTime: String?
  package var values: [Value]
  package var meal: Meal?
  /// What was measured in, where the source tells: `capillary`, `interstitial`, …
  package var specimen: String?
  package var device: String?
  package var note: String?
  package var flags: Set<Flag> = []
  package var externalId: String?
  /// The id of the reading that this one may repeat, with flag `possibleDuplicate`.
  package var duplicateOf: String?
  /// Sync version, FHIR versionId, Garmin version, srvModified: the greater one speaks.
  package var version: Int64 = 0
  /// The source took the reading back (entered-in-error, isValid false): it hides every older version, and is no reading.
  package var isRetraction = false

  package init(id: String, type: Kind, start: Instant, values: [Value]) {
    (self.id, self.type, self.start, self.values) = (id, type, start, values)
  }
}

extension Reading {
  /// How far a device's clock may be ahead before its reading counts as one from the future: seconds.
  private static let clockTolerance: Int64 = 300

  /// Fills in the offset of a source that names its zone. Reading has no zone database; whoever has one asks it here.
  ///
  /// - Parameter offset: seconds east that a zone of that name has at an instant; nil for a name that is not known.
  package mutating func resolveZone(_ offset: (_ name: String, _ at: Instant) -> Int?) {
    guard startOffset == nil, let zone, let found = offset(zone, start) else { return }
    (startOffset, zoneSource) = (found, "field")
  }

  /// Whether it claims to be of a time that has not come.
  package func isFuture(at now: Instant) -> Bool { start > now.advanced(bySeconds: Reading.clockTolerance) }

  /// The value in that role, in its canonical unit.
  package func value(of role: Role) -> ExactDecimal? { values.first { $0.role == role }?.value }
}
