/// A decimal number without binary rounding: `coefficient` × 10^`exponent`. Up to 38 significant digits.
package struct ExactDecimal: Hashable, Sendable {
  package var coefficient: Int128
  package var exponent: Int

  package init(coefficient: Int128, exponent: Int = 0) { (self.coefficient, self.exponent) = (coefficient, exponent) }
}
