/// Seconds since the epoch between which all instances of an event lie, with a margin for zones that are not looked up:
/// what a query for a window must not miss.
package struct EventSpan: Hashable, Sendable {
  package var first: Int64
  /// Exclusive. Nil for a series without end.
  package var last: Int64?

  package init(first: Int64, last: Int64?) { (self.first, self.last) = (first, last) }
}
