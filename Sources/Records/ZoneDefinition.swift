/// A VTIMEZONE as its file defines it (RFC 5545, 3.6.5). Used only where the TZID names no zone of the system.
package struct ZoneDefinition: Hashable, Sendable {
  package struct Observance: Hashable, Sendable {
    package var isDaylight: Bool
    /// Local time of the first onset, on the clock of `offsetFrom`.
    package var start: CivilDateTime
    package var offsetFrom: Int  // seconds east of Greenwich
    package var offsetTo: Int
    package var rules: [RecurrenceRule]
    package var dates: [CivilDateTime]

    package init(
      isDaylight: Bool, start: CivilDateTime, offsetFrom: Int, offsetTo: Int, rules: [RecurrenceRule] = [],
      dates: [CivilDateTime] = []
    ) {
      (self.isDaylight, self.start, self.offsetFrom, self.offsetTo) = (isDaylight, start, offsetFrom, offsetTo)
      (self.rules, self.dates) = (rules, dates)
    }
  }

  package var tzid: String
  /// X-LIC-LOCATION, where a tool writes the IANA name beside a TZID of its own.
  package var location: String?
  package var observances: [Observance]

  package init(tzid: String, location: String? = nil, observances: [Observance]) {
    (self.tzid, self.location, self.observances) = (tzid, location, observances)
  }
}
