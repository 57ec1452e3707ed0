package import Configuration
package import Records

/// Whether a store may be read: the configuration's word and the user's, weighed.
package enum StoreAccess: String, Sendable {
  case notDetermined, denied, full

  /// `Access=denied` cannot be overruled; `Access=full` holds unless the user denies.
  package init(of store: Store, configured: Configuration.Access?, decisions: UserDecisions) {
    if configured == .denied || decisions.denied.contains(store) {
      self = .denied
    } else if configured == .full || decisions.allowed.contains(store) {
      self = .full
    } else {
      self = .notDetermined
    }
  }
}
