internal import Records

extension EventReading {
  /// More rules than any tool writes; each costs the expander a pass.
  private static let ruleLimit = 64

  mutating func readRules(_ name: PropertyName) -> [RecurrenceRule] {
    var rules: [RecurrenceRule] = []
    for property in component.all(name) where !property.value.trimmingBlanks().isEmpty {
      guard rules.count < EventReading.ruleLimit else {
        warn(property.line, "only \(EventReading.ruleLimit) \(name.rawValue) lines are used")
        break
      }
      let reading = RuleReading(CalendarText.readRule(property))
      warnOf(reading, property)
      guard let rule = reading.rule else { continue }
      if let tzid = rule.until?.tzid { note(zone: tzid) }
      rules.append(rule)
    }
    return rules
  }

  private mutating func warnOf(_ reading: RuleReading, _ property: CalendarProperty) {
    let name = property.name.rawValue
    if let reason = reading.refusal {
      let outcome = property.name == .rule ? "first instance only" : "it excludes nothing"
      warn(property.line, "\(name) unreadable; \(outcome) (\(reason))")
    }
    for repair in reading.repairs { warn(property.line, "\(name): \(repair)") }
    for repair in reading.untilRepairs { warn(property.line, "UNTIL of \(name): \(repair.rawValue)") }
  }
}

extension CalendarText {
  /// A RECUR value: ASCII, with the backslashes that some tools put before its commas and semicolons taken out.
  static func readRule(_ property: CalendarProperty) -> String {
    let bytes = property.isQuotedPrintable ? QuotedPrintable.decode(property.value)[...] : property.value
    return String(decoding: bytes.filter { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
  }
}
