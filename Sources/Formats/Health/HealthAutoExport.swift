internal import JSON
internal import Records

/// Samples of Health Auto Export: `data.metrics[]{name, units, data[]}`. Name and unit come with the series.
enum HealthAutoExport {
  /// The kind of a series; nil for those that are not kept.
  static func type(of series: String) -> Reading.Kind? {
    switch series {
    case "blood_pressure": .bloodPressure
    case "blood_glucose": .bloodGlucose
    case "weight_body_mass", "body_mass": .bodyMass
    default: nil
    }
  }

  static func read(_ element: JSONObject, _ surroundings: HealthSurroundings, into result: inout HealthElement) {
    guard let series = surroundings.series, let type = type(of: series) else {
      return result.skip(surroundings.series ?? "series")
    }
    let metadata = element["metadata"]
    var draft = ReadingDraft(type, source: "health-auto-export")
    let id = field("HKMetadataKeySyncIdentifier", element) ?? field("HKExternalUUID", element) ?? element["uuid"]
    draft.externalId = HealthText.nonEmpty((id ?? element["id"])?.string)
    draft.version = field("HKMetadataKeySyncVersion", element)?.integer.map(Int64.init) ?? 0
    draft.device = HealthText.nonEmpty(element["source"]?.string)
    draft.note = HealthText.nonEmpty(element["notes"]?.string)
    draft.meal = meal(element["mealTime"]?.string ?? metadata?["mealTime"]?.string)
    let entered = field("HKWasUserEntered", element)
    if entered?.bool == true || entered?.numberText == "1" { draft.flags.insert(.userEntered) }
    result.add(draft) { draft throws(ReadingRefusal) in
      try measure(element, type, unit: surroundings.unit, into: &draft)
      guard let date = element["date"]?.string ?? element["startDate"]?.string else {
        throw ReadingRefusal("there is no time")
      }
      draft.time = try HealthTime(date, without: .configured(surroundings.context.assumedZone))
    }
  }

  private static func measure(
    _ element: JSONObject, _ type: Reading.Kind, unit: String?, into draft: inout ReadingDraft
  ) throws(ReadingRefusal) {
    switch type {
    case .bloodPressure:
      try draft.measure(.systolic, element["systolic"], unit: unit)
      try draft.measure(.diastolic, element["diastolic"], unit: unit)
    case .bloodGlucose, .bodyMass:
      let role: Reading.Role = type == .bloodGlucose ? .glucose : .mass
      // Summed up by the hour or day, a sample has an average in place of its quantity.
      if element["qty"] == nil, element["Avg"] != nil { draft.flags.insert(.average) }
      try draft.measure(role, element["qty"] ?? element["Avg"], unit: element["units"]?.string ?? unit)
    }
  }

  /// A key of HealthKit's metadata, beside the sample or in an object of its own.
  private static func field(_ key: String, _ element: JSONObject) -> JSONValue? {
    element["metadata"]?[key] ?? element[key]
  }

  /// "Unspecified" is no value.
  private static func meal(_ text: String?) -> Reading.Meal? {
    switch text?.lowercased() {
    case "before meal"?, "preprandial"?: .preprandial
    case "after meal"?, "postprandial"?: .postprandial
    default: nil
    }
  }
}
