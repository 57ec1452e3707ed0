/// How many steps an expansion may still take. A step is a period or a day looked at, or a time found; what a rule can
/// cost is bounded by it, whatever the rule says.
package struct StepBudget: Sendable {
  /// 100,000 steps take some milliseconds; a daily series of 270 years or a yearly one until 9999 stays below it.
  package static let standard = 100_000

  /// For the one look at a rule when it is stored: what ordinary rules need is below a thousand.
  package static let examination = 20_000

  package private(set) var remaining: Int

  package init(_ steps: Int = StepBudget.standard) { remaining = steps }

  package var isSpent: Bool { remaining <= 0 }

  /// False when the budget is used up.
  mutating func spend(_ steps: Int = 1) -> Bool {
    remaining -= steps
    return remaining > 0
  }
}
