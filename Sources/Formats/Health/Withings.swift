internal import JSON
internal import Records

/// A measure group of Withings: `{grpid, attrib, date, category, measures[{value, type, unit}]}`, where a number is
/// value × 10^unit, in kg and mmHg.
enum Withings {
  private enum MeasureType { static let (mass, diastolic, systolic, pulse) = (1, 9, 10, 11) }

  static func read(_ element: JSONObject, _ surroundings: HealthSurroundings, into result: inout HealthElement) {
    if element["category"]?.integer == 2 { return result.skip("goal") }
    let measures = element["measures"]?.array ?? []
    let types = Set(measures.compactMap { $0["type"]?.integer })
    let isPressure = types.contains(MeasureType.systolic) || types.contains(MeasureType.diastolic)
    guard isPressure || types.contains(MeasureType.mass) else { return result.skip("measure group") }
    if isPressure {
      result.add(draft(.bloodPressure, of: element, surroundings)) { draft throws(ReadingRefusal) in
        try measure(.systolic, MeasureType.systolic, in: measures, into: &draft)
        try measure(.diastolic, MeasureType.diastolic, in: measures, into: &draft)
        if types.contains(MeasureType.pulse) { try measure(.pulse, MeasureType.pulse, in: measures, into: &draft) }
        draft.time = try time(of: element)
      }
    }
    if types.contains(MeasureType.mass) {
      result.add(draft(.bodyMass, of: element, surroundings)) { draft throws(ReadingRefusal) in
        try measure(.mass, MeasureType.mass, in: measures, into: &draft)
        draft.time = try time(of: element)
      }
    }
  }

  private static func draft(
    _ type: Reading.Kind, of element: JSONObject, _ surroundings: HealthSurroundings
  ) -> ReadingDraft {
    let group = element["grpid"]
    var draft = ReadingDraft(type, source: "withings", externalId: group?.numberText ?? group?.string)
    // One group may hold a weight and a pressure.
    if let id = draft.externalId { draft.identity = [id, type.rawValue] }
    draft.version = element["modified"]?.integer.map(Int64.init) ?? 0
    draft.device = HealthText.nonEmpty(element["model"]?.string ?? element["deviceid"]?.string)
    draft.zone = HealthText.nonEmpty(element["timezone"]?.string) ?? surroundings.zone
    draft.note = HealthText.nonEmpty(element["comment"]?.string)
    switch element["attrib"]?.integer {
    case 1?: draft.flags.insert(.ambiguousUser)
    case 2?, 4?: draft.flags.insert(.userEntered)
    default: break
    }
    return draft
  }

  private static func measure(
    _ role: Reading.Role, _ type: Int, in measures: [JSONValue], into draft: inout ReadingDraft
  ) throws(ReadingRefusal) {
    let measure = measures.first { $0["type"]?.integer == type }
    guard let measure else { throw ReadingRefusal("there is no value for \(role.rawValue)") }
    guard let value = measure["value"]?.integer, let power = measure["unit"]?.integer, abs(power) <= 20 else {
      throw ReadingRefusal("a value is no whole number with a power of ten")
    }
    let unit = HealthUnit.Quantity(role).unit
    try draft.measure(role, .number(power == 0 ? String(value) : "\(value)e\(power)"), unit: nil, rule: unit)
  }

  private static func time(of element: JSONObject) throws(ReadingRefusal) -> HealthTime {
    guard let date = element["date"] else { throw ReadingRefusal("there is no time") }
    return try HealthTime(epoch: date, unit: 1000)
  }
}
