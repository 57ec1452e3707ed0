internal import JSON
internal import Records

/// Open mHealth data points, and those of IEEE 1752.1: a header and a body.
enum OpenMHealth {
  static func read(_ element: JSONObject, _ surroundings: HealthSurroundings, into result: inout HealthElement) {
    let body = element["body"]?.object ?? JSONObject()
    let header = element["header"]?.object ?? JSONObject()
    guard let type = type(of: body) else { return result.skip(header["schema_id"]?["name"]?.string ?? "data point") }
    let provenance = header["acquisition_provenance"]
    let id = header["id"] ?? header["uuid"]
    var draft = ReadingDraft(type, source: "omh", externalId: id?.string ?? id?.numberText)
    // Converters make a new header id each time; the id at the source stays.
    if let point = provenance?["source_data_point_id"], let text = point.string ?? point.numberText {
      draft.identity = [provenance?["source_name"]?.string ?? "", text, type.rawValue]
    }
    draft.device = HealthText.nonEmpty(provenance?["source_name"]?.string)
    if provenance?["modality"]?.string == "self-reported" { draft.flags.insert(.userEntered) }
    draft.version = header["creation_date_time"]?.string.flatMap { ClockText($0)?.instant.milliseconds } ?? 0
    result.add(draft) { draft throws(ReadingRefusal) in try read(body, type, into: &draft) }
  }

  private static func type(of body: JSONObject) -> Reading.Kind? {
    if body["systolic_blood_pressure"] != nil || body["diastolic_blood_pressure"] != nil { return .bloodPressure }
    if body["blood_glucose"] != nil { return .bloodGlucose }
    return body["body_weight"] != nil ? .bodyMass : nil
  }

  private static func read(
    _ body: JSONObject, _ type: Reading.Kind, into draft: inout ReadingDraft
  ) throws(ReadingRefusal) {
    switch type {
    case .bloodPressure:
      try measure(.systolic, body["systolic_blood_pressure"], into: &draft)
      try measure(.diastolic, body["diastolic_blood_pressure"], into: &draft)
    case .bloodGlucose: try measure(.glucose, body["blood_glucose"], into: &draft)
    case .bodyMass: try measure(.mass, body["body_weight"], into: &draft)
    }
    if body["descriptive_statistic"] != nil { draft.flags.insert(.average) }
    draft.meal = meal(body["temporal_relationship_to_meal"]?.string)
    draft.specimen = HealthText.nonEmpty(body["specimen_source"]?.string)
    draft.note = HealthText.nonEmpty(body["user_notes"]?.string)
    try readTime(body["effective_time_frame"], into: &draft)
  }

  private static func measure(
    _ role: Reading.Role, _ value: JSONValue?, into draft: inout ReadingDraft
  ) throws(ReadingRefusal) {
    try draft.measure(role, value?["value"], unit: value?["unit"]?.string)
  }

  /// A date-time without a zone is UTC (Open mHealth, date-time 1.0).
  private static func readTime(_ frame: JSONValue?, into draft: inout ReadingDraft) throws(ReadingRefusal) {
    if let text = frame?["date_time"]?.string {
      draft.time = try HealthTime(text, without: .assumedUTC)
    } else if let interval = frame?["time_interval"] {
      let end = interval["end_date_time"]?.string
      guard let start = interval["start_date_time"]?.string ?? interval["date"]?.string ?? end else {
        throw ReadingRefusal("there is no time")
      }
      draft.time = try HealthTime(start, without: .assumedUTC)
      if let end { draft.end = try HealthTime(end, without: .assumedUTC).instant }
    } else {
      throw ReadingRefusal("there is no time")
    }
  }

  private static func meal(_ text: String?) -> Reading.Meal? {
    guard let text else { return nil }
    if text == "fasting" || text.hasPrefix("before") { return .preprandial }
    return text.hasPrefix("after") || text.contains("postprandial") ? .postprandial : nil
  }
}
