/// A point on the time line: milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted (POSIX).
package struct Instant: Hashable, Comparable, Sendable {
  package var milliseconds: Int64

  package init(milliseconds: Int64) { self.milliseconds = milliseconds }
  package init(seconds: Int64) { milliseconds = seconds * 1000 }

  /// Whole seconds, rounded towards the past.
  package var seconds: Int64 { milliseconds >= 0 ? milliseconds / 1000 : -((999 - milliseconds) / 1000) }

  package static func < (one: Instant, other: Instant) -> Bool { one.milliseconds < other.milliseconds }
  package func advanced(bySeconds seconds: Int64) -> Instant { Instant(milliseconds: milliseconds + seconds * 1000) }
}
