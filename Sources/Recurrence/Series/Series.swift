package import Records

/// All components that share a UID: the event or the master of a series, and overrides of its instances. Any of them
/// may be missing.
package struct Series: Sendable {
  package let uid: String
  package let master: Event?
  /// With a RECURRENCE-ID; of two for one slot the better one speaks.
  package let overrides: [Event]

  /// - Parameter components: of one UID, in any order; of two masters the one with the greater SEQUENCE, then DTSTAMP,
  ///   speaks.
  package init(components: [Event]) {
    uid = components.first?.uid ?? ""
    master = components.filter { $0.recurrenceID == nil }.max { Series.precedes($0, $1) }
    overrides = components.filter { $0.recurrenceID != nil }
  }

  static func precedes(_ one: Event, _ other: Event) -> Bool {
    (one.sequence, one.stamp?.milliseconds ?? .min) < (other.sequence, other.stamp?.milliseconds ?? .min)
  }

  /// The instances that overlap the window by RFC 4791, 9.9: `start < window's end` and `end > window's start`, or
  /// `start >= window's start` for a moment. Days begin and end at midnight of the default zone.
  /// Where the step budget (see `StepBudget`) is reached a warning says so, and what was found stands.
  package func expand(in window: Range<Instant>, zones: ZoneDatabase, stepBudget: Int = StepBudget.standard)
    -> Expansion
  {
    var expander = SeriesExpander(uid, window, zones, StepBudget(stepBudget))
    return expander.expand(self)
  }

  /// Cancelled by STATUS or by its title.
  package static func isCancelled(_ event: Event) -> Bool {
    event.status == .cancelled || event.title.map(CancelledTitle.isOne) ?? false
  }
}
