/// Something that a person may want to mend: which file, where, why, and what to do.
package struct Problem: Hashable, Sendable {
  package enum Severity: String, Sendable { case error, warning }

  package var severity: Severity
  package var store: Store?
  /// Absolute, or as given to `check`.
  package var file: String?
  /// From 1, in the file.
  package var line: Int?
  /// UID, external id, or entry path such as `entry[1]`.
  package var record: String?
  package var message: String
  package var hint: String?
  package var since: Instant?

  package init(
    _ severity: Severity, store: Store? = nil, file: String? = nil, line: Int? = nil, record: String? = nil,
    _ message: String, hint: String? = nil, since: Instant? = nil
  ) {
    (self.severity, self.store, self.file, self.line) = (severity, store, file, line)
    (self.record, self.message, self.hint, self.since) = (record, message, hint, since)
  }
}
