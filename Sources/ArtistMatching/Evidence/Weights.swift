/// How much each rule speaks for a candidate, in natural log-odds, by the group of its name.
package struct Weights: Sendable {
  /// As fitted: `Tests/Matching/fit.py` writes the table.
  package static let fitted = Weights(weightData)

  private var values: [Double]

  /// A line is a rule and its weights for strong, middle and weak names. Lines that name no rule are passed over.
  package init(_ table: String) {
    let groups = NameTraits.Group.allCases.count
    values = [Double](repeating: 0, count: Rule.allCases.count * groups)
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 4, let rule = Rule.named[String(fields[0])] else { continue }
      for group in 0..<groups { values[Int(rule.rawValue) * groups + group] = Double(fields[group + 1]) ?? 0 }
    }
  }

  func points(_ rule: Rule, _ group: NameTraits.Group) -> Double {
    values[Int(rule.rawValue) * 3 + group.rawValue]
  }
}
