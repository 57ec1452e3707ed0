/// How much each rule speaks for a candidate, in natural log-odds, by the group of its name.
package struct Weights: Sendable {
  /// As fitted: `Tests/Matching/fit.py` writes the table.
  package static let fitted = Weights(weightData)

  private var values: [[Double]]

  /// A line is a rule and its weights for strong, middle and weak names. Lines that name no rule are passed over.
  package init(_ table: String) {
    values = NameTraits.Group.allCases.map { _ in [Double](repeating: 0, count: Rule.allCases.count) }
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 4, let rule = Rule(rawValue: String(fields[0])) else { continue }
      for group in values.indices { values[group][rule.index] = Double(fields[group + 1]) ?? 0 }
    }
  }

  func points(_ rule: Rule, _ group: NameTraits.Group) -> Double { values[group.rawValue][rule.index] }
}

extension Rule {
  private static let indices = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  var index: Int { Rule.indices[self] ?? 0 }
}
