/// Where tests put faults. Production leaves it empty.
package struct Hooks: Sendable {
  /// Asked before each step of a statement, with its text. A result other than 0 fails the step with that code, as a
  /// failing disk would.
  package var beforeStep: (@Sendable (_ sql: String) -> Int32)?

  package init(beforeStep: (@Sendable (_ sql: String) -> Int32)? = nil) { self.beforeStep = beforeStep }
}
