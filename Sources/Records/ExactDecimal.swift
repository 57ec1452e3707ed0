/// A decimal number without binary rounding: `coefficient` × 10^`exponent`. Up to 38 significant digits. Equal when the
/// values are; the digits after the point are kept as they came (5.50 stays so).
package struct ExactDecimal: Sendable {
  package var coefficient: Int128
  package var exponent: Int

  package init(coefficient: Int128, exponent: Int = 0) { (self.coefficient, self.exponent) = (coefficient, exponent) }

  /// Exponents beyond these belong to no measurement, and would be written out as a wall of zeros.
  private static let exponents = -400...400

  /// Reads the text of a JSON number (RFC 8259, 6). Nil for any other text, and for more than 38 significant digits.
  package init?(_ text: String) {
    var bytes = text[...].utf8
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes = bytes.dropFirst() }
    let mantissa = bytes.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    let parts = mantissa.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else {
      return nil
    }
    let fraction = parts.count == 2 ? parts[1] : bytes[bytes.endIndex...]
    if parts.count == 2, fraction.isEmpty { return nil }
    var coefficient: Int128 = 0
    guard ExactDecimal.append(whole, to: &coefficient), ExactDecimal.append(fraction, to: &coefficient),
      let power = ExactDecimal.exponent(of: bytes[mantissa.endIndex...])
    else { return nil }
    let exponent = power - fraction.count
    guard ExactDecimal.exponents.contains(exponent) else { return nil }
    self.init(coefficient: isNegative ? -coefficient : coefficient, exponent: exponent)
  }

  private static func append(_ digits: Substring.UTF8View, to coefficient: inout Int128) -> Bool {
    for byte in digits {
      guard (0x30...0x39).contains(byte) else { return false }
      let (tenfold, overflow) = coefficient.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tenfold.addingReportingOverflow(Int128(byte - 0x30))
      if overflow || carry { return false }
      coefficient = sum
    }
    return true
  }

  /// The number behind `e`; 0 for no exponent at all.
  private static func exponent(of tail: Substring.UTF8View) -> Int? {
    if tail.isEmpty { return 0 }
    let digits = String(Substring(tail.dropFirst()))
    return digits.isEmpty ? nil : Int(digits)
  }

  // MARK: arithmetic

  /// The exact product; nil where it has more digits than can be kept.
  package func multiplied(by other: ExactDecimal) -> ExactDecimal? {
    let (product, overflow) = coefficient.multipliedReportingOverflow(by: other.coefficient)
    return overflow ? nil : ExactDecimal(coefficient: product, exponent: exponent + other.exponent)
  }

  /// The exact sum; nil where it has more digits than can be kept.
  package func adding(_ other: ExactDecimal) -> ExactDecimal? {
    let lower = min(exponent, other.exponent)
    guard let mine = ExactDecimal.scale(coefficient, by: exponent - lower),
      let others = ExactDecimal.scale(other.coefficient, by: other.exponent - lower)
    else { return nil }
    let (sum, overflow) = mine.addingReportingOverflow(others)
    return overflow ? nil : ExactDecimal(coefficient: sum, exponent: lower)
  }

  /// The quotient, rounded half to even to that many decimals; nil for a divisor of zero, and where digits do not suffice.
  package func divided(by divisor: ExactDecimal, decimals: Int = 4) -> ExactDecimal? {
    if divisor.coefficient == 0 { return nil }
    let shift = exponent - divisor.exponent + decimals
    var (numerator, denominator) = (coefficient, divisor.coefficient)
    if shift >= 0 {
      guard let scaled = ExactDecimal.scale(numerator, by: shift) else { return nil }
      numerator = scaled
    } else {
      guard let scaled = ExactDecimal.scale(denominator, by: -shift) else {
        // The divisor is more than 10^38 units of the last decimal: nothing of the quotient is left.
        return ExactDecimal(coefficient: 0, exponent: -decimals)
      }
      denominator = scaled
    }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return ExactDecimal(
      coefficient: quotient + ExactDecimal.roundHalfToEven(quotient, remainder, denominator), exponent: -decimals)
  }

  /// What to add to a quotient that was cut towards zero.
  private static func roundHalfToEven(_ quotient: Int128, _ remainder: Int128, _ divisor: Int128) -> Int128 {
    let (rest, whole) = (remainder.magnitude, divisor.magnitude)
    let isUp = rest > whole - rest || (rest == whole - rest && !quotient.isMultiple(of: 2))
    return isUp ? ((remainder < 0) == (divisor < 0) ? 1 : -1) : 0
  }

  private static func scale(_ value: Int128, by power: Int) -> Int128? {
    if value == 0 { return 0 }
    if power > 38 { return nil }
    var scaled = value
    for _ in 0..<power {
      let (next, overflow) = scaled.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      scaled = next
    }
    return scaled
  }

  /// The same value without zeros at its end.
  package var normalized: ExactDecimal {
    if coefficient == 0 { return ExactDecimal(coefficient: 0) }
    var result = self
    while result.coefficient.isMultiple(of: 10) {
      result.coefficient /= 10
      result.exponent += 1
    }
    return result
  }

  // MARK: text

  /// The decimal without an exponent, as JSON can carry it.
  package var text: String {
    let digits = String(coefficient.magnitude)
    let sign = coefficient < 0 ? "-" : ""
    if exponent >= 0 { return sign + digits + (coefficient == 0 ? "" : String(repeating: "0", count: exponent)) }
    let padded = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
    return sign + padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
  }

  /// The nearest binary double: for display only.
  package var double: Double { Double(text) ?? .nan }
}

extension ExactDecimal: Hashable, Comparable, CustomStringConvertible {
  package static func == (one: ExactDecimal, other: ExactDecimal) -> Bool {
    let (left, right) = (one.normalized, other.normalized)
    return left.coefficient == right.coefficient && left.exponent == right.exponent
  }

  package func hash(into hasher: inout Hasher) {
    let same = normalized
    hasher.combine(same.coefficient)
    hasher.combine(same.exponent)
  }

  package static func < (one: ExactDecimal, other: ExactDecimal) -> Bool {
    if one.coefficient.signum() != other.coefficient.signum() { return one.coefficient < other.coefficient }
    let isSmaller = one.magnitude(isBelow: other)
    return one.coefficient < 0 ? !isSmaller && one != other : isSmaller
  }

  private func magnitude(isBelow other: ExactDecimal) -> Bool {
    let (mine, others) = (coefficient.magnitude, other.coefficient.magnitude)
    let (reach, otherReach) = (String(mine).count + exponent, String(others).count + other.exponent)
    if reach != otherReach { return reach < otherReach }
    // Equally many digits before the point: the shorter one, filled up, has as many digits as the longer one.
    let shift = exponent - other.exponent
    if shift >= 0 { return ExactDecimal.fill(mine, shift).map { $0 < others } ?? false }
    return ExactDecimal.fill(others, -shift).map { mine < $0 } ?? true
  }

  /// That many zeros behind the digits; nil where the result is greater than any coefficient.
  private static func fill(_ digits: UInt128, _ zeros: Int) -> UInt128? {
    var filled = digits
    for _ in 0..<zeros {
      let (next, overflow) = filled.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      filled = next
    }
    return filled
  }

  package var description: String { text }
}
