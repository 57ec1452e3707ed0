internal import Records

/// Units of pressure, glucose, mass and pulse, to the canonical ones. Products are exact; quotients have four decimals,
/// half to even.
enum HealthUnit {
  enum Quantity {
    case pressure, glucose, mass, rate

    init(_ role: Reading.Role) {
      switch role {
      case .systolic, .diastolic: self = .pressure
      case .glucose: self = .glucose
      case .mass: self = .mass
      case .pulse: self = .rate
      }
    }

    /// The canonical unit.
    var unit: String {
      switch self {
      case .pressure: "mmHg"
      case .glucose: "mg/dL"
      case .mass: "kg"
      case .rate: "/min"
      }
    }
  }

  private enum Factor {
    case one
    case times(ExactDecimal)
    case dividedBy(ExactDecimal)
  }

  static func convert(
    _ number: ExactDecimal, from unit: String, to quantity: Quantity
  ) throws(ReadingRefusal) -> ExactDecimal {
    if unit == quantity.unit { return number }
    guard let factor = factor(fold(unit), quantity) else {
      throw ReadingRefusal("the unit is none of \(quantity)", hint: "readings are kept in \(quantity.unit)")
    }
    let result: ExactDecimal? =
      switch factor {
      case .one: number
      case .times(let factor): number.multiplied(by: factor)
      case .dividedBy(let divisor): number.divided(by: divisor)
      }
    if let result { return result }
    throw ReadingRefusal("a value has more digits than can be kept exactly")
  }

  static func isGlucose(_ unit: String) -> Bool { factor(fold(unit), .glucose) != nil }
  static func isMass(_ unit: String) -> Bool { factor(fold(unit), .mass) != nil }

  private static func fold(_ unit: String) -> String { unit.lowercased().filter { !$0.isWhitespace } }

  private static func factor(_ unit: String, _ quantity: Quantity) -> Factor? {
    switch quantity {
    case .pressure: pressure(unit)
    case .glucose: glucose(unit)
    case .mass: mass(unit)
    case .rate: rate(unit)
    }
  }

  /// The conventional millimetre of mercury is 133.322387415 Pa (UCUM, `m[Hg]`).
  private static func pressure(_ unit: String) -> Factor? {
    switch unit {
    case "mmhg", "mm[hg]": .one
    case "kpa": .dividedBy(ExactDecimal(coefficient: 133_322_387_415, exponent: -12))
    case "hpa", "mbar": .dividedBy(ExactDecimal(coefficient: 133_322_387_415, exponent: -11))
    case "pa": .dividedBy(ExactDecimal(coefficient: 133_322_387_415, exponent: -9))
    case "cmhg", "cm[hg]": .times(ExactDecimal(coefficient: 10))
    default: nil
    }
  }

  /// mg/dL for one mmol/L: a tenth of the molar mass, 180.15588 g/mol, as HealthKit has it.
  private static let molarFactor = ExactDecimal(coefficient: 18_015_588, exponent: -6)

  private static func glucose(_ unit: String) -> Factor? {
    switch unit {
    case "mg/dl", "mg", "mg/100ml": return .one
    case "mmol/l", "mmol": return .times(molarFactor)
    case "umol/l", "µmol/l", "μmol/l": return .times(ExactDecimal(coefficient: 18_015_588, exponent: -9))
    case "g/l": return .times(ExactDecimal(coefficient: 100))
    case "mg/l": return .times(ExactDecimal(coefficient: 1, exponent: -1))
    case "g/dl": return .times(ExactDecimal(coefficient: 1000))
    default: break
    }
    // HealthKit writes the molar mass into the unit, with the noise of a binary number: mmol<180.1558800000541>/L.
    guard unit.hasPrefix("mmol<180.1"), unit.hasSuffix(">/l") else { return nil }
    return .times(molarFactor)
  }

  /// The international avoirdupois pound is 0.45359237 kg; a stone has 14, and 16 ounces make one.
  private static func mass(_ unit: String) -> Factor? {
    switch unit {
    case "kg", "kgs", "kilogram", "kilograms": .one
    case "g", "gram", "grams": .times(ExactDecimal(coefficient: 1, exponent: -3))
    case "lb", "lbs", "[lb_av]", "[lb_us]", "pound", "pounds":
      .times(ExactDecimal(coefficient: 45_359_237, exponent: -8))
    case "st", "stone", "[stone_av]": .times(ExactDecimal(coefficient: 635_029_318, exponent: -8))
    case "oz", "[oz_av]", "ounce", "ounces": .times(ExactDecimal(coefficient: 28_349_523_125, exponent: -12))
    default: nil
    }
  }

  private static func rate(_ unit: String) -> Factor? {
    switch unit {
    case "/min", "1/min", "bpm", "beats/min", "beats/minute", "{beats}/min", "{beat}/min", "count/min", "min-1",
      "{h.b.}/min":
      .one
    default: nil
    }
  }
}
