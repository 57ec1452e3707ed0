/// Where something happens. Coordinates are WGS 84 degrees, both or none.
package struct Location: Hashable, Sendable {
  package var text: String?
  package var latitude: Double?  // -90...90
  package var longitude: Double?  // -180...180

  package init(text: String? = nil, latitude: Double? = nil, longitude: Double? = nil) {
    (self.text, self.latitude, self.longitude) = (text, latitude, longitude)
  }
}

/// One VEVENT as its file writes it: a single event, the master of a series, or an override of one instance.
/// Zones and rules are kept as written; `Recurrence` makes occurrences of them.
package struct Event: Hashable, Sendable {
  package enum Status: String, Sendable { case tentative, confirmed, cancelled }

  package enum End: Hashable, Sendable {
    case time(CalendarTime)
    case duration(CalendarDuration)
    /// No end: a day for a date, a moment for a date-time (RFC 5545, 3.6.1).
    case none
  }

  /// One RDATE: a start, with an end of its own when it was a PERIOD.
  package struct AdditionalDate: Hashable, Sendable {
    package var start: CalendarTime
    package var end: End
    package init(start: CalendarTime, end: End = .none) { (self.start, self.end) = (start, end) }
  }

  /// A pure function of UID and RECURRENCE-ID as written: see `RecordIdentity`.
  package var id: String
  /// As written, or derived from path and content where the file has none.
  package var uid: String
  package var recurrenceID: CalendarTime?
  /// RECURRENCE-ID;RANGE=THISANDFUTURE.
  package var overridesFuture = false
  package var sequence = 0
  package var stamp: Instant?  // DTSTAMP, else LAST-MODIFIED

  package var title: String?
  package var start: CalendarTime
  package var end: End = .none
  package var rules: [RecurrenceRule] = []
  package var exclusionRules: [RecurrenceRule] = []
  package var additionalDates: [AdditionalDate] = []
  package var exceptionDates: [CalendarTime] = []
  package var status: Status?

  package var location: Location?
  package var url: String?
  package var categories: [String] = []
  /// X-WR-TIMEZONE of the calendar: the zone of floating times only.
  package var floatingZone: String?
  /// The VTIMEZONEs of the file that this component's TZIDs name.
  package var zones: [ZoneDefinition] = []

  package init(id: String, uid: String, start: CalendarTime) {
    (self.id, self.uid, self.start) = (id, uid, start)
  }

  package var isRecurring: Bool { !rules.isEmpty || !additionalDates.isEmpty }
}

/// One instance of an event, in a window.
package struct Occurrence: Hashable, Sendable {
  /// A pure function of UID and the resolved recurrence-id; the event's own id where it does not recur.
  package var id: String
  package var event: Event
  package var start: ResolvedTime
  package var end: ResolvedTime
  /// The slot in the series: absent for an event that does not recur.
  package var recurrenceID: ResolvedTime?

  package init(id: String, event: Event, start: ResolvedTime, end: ResolvedTime, recurrenceID: ResolvedTime?) {
    (self.id, self.event, self.start, self.end) = (id, event, start, end)
    self.recurrenceID = recurrenceID
  }
}
