package import Records

/// What a series comes to in a window.
package struct Expansion: Sendable {
  /// Instances that overlap the window, by start, then slot.
  package var occurrences: [Occurrence] = []
  /// Those that would, were they not cancelled.
  package var cancelled: [Occurrence] = []
  /// What the expansion had to leave out; the record is the UID.
  package var warnings: [Problem] = []
  /// The start of the first instance at or after the window's end: when to look again. Nil where there is none, or
  /// none within the step budget.
  package var next: Instant?

  package init() {}
}
