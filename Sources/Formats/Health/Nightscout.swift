internal import JSON
internal import Records

/// Entries of Nightscout: of API v1 always in mg/dL, of v3 with a unit of their own, a version, and removals.
enum Nightscout {
  /// A sensor value below this is a code of the sensor's state, and no glucose (mg/dL).
  private static let lowestSensorValue = ExactDecimal(coefficient: 13)

  private static let types: Set<String> = ["sgv", "mbg", "cal", "rawbg", "etc"]

  static func isElement(_ element: JSONObject) -> Bool {
    if element["sgv"] != nil || element["mbg"] != nil { return true }
    if element["isValid"] != nil, element["identifier"] != nil || element["_id"] != nil { return true }
    if let type = element["type"]?.string, types.contains(type) {
      return element["date"] != nil || element["dateString"] != nil
    }
    return element["eventType"]?.string != nil && element["created_at"] != nil
  }

  static func read(_ element: JSONObject, _ surroundings: HealthSurroundings, into result: inout HealthElement) {
    let id = HealthText.nonEmpty(element["identifier"]?.string ?? element["_id"]?.string)
    var draft = ReadingDraft(.bloodGlucose, source: "nightscout", externalId: id)
    draft.version = element["srvModified"]?.double.map { Int64(clamping: Int($0.rounded(.down))) } ?? 0
    if element["isValid"]?.bool == false {
      return result.add(draft) { draft throws(ReadingRefusal) in try retract(&draft) }
    }
    let isSensor = element["sgv"] != nil
    guard isSensor || element["mbg"] != nil else {
      return result.skip(element["type"]?.string ?? element["eventType"]?.string ?? "entry")
    }
    draft.specimen = isSensor ? "interstitial" : "capillary"
    draft.device = HealthText.nonEmpty(element["device"]?.string)
    draft.note = HealthText.nonEmpty(element["notes"]?.string)
    result.add(draft) { draft throws(ReadingRefusal) in
      try draft.measure(.glucose, element[isSensor ? "sgv" : "mbg"], unit: element["units"]?.string, rule: "mg/dL")
      if isSensor, let value = draft.values.first?.value, value < lowestSensorValue {
        draft.flags.insert(.sensorErrorCode)
      }
      draft.time = try time(of: element, surroundings)
    }
  }

  private static func retract(_ draft: inout ReadingDraft) throws(ReadingRefusal) {
    guard draft.externalId != nil else { throw ReadingRefusal("a removal names no entry") }
    draft.isRetraction = true
    if draft.version == 0 { draft.version = .max }
  }

  /// `date` is the moment; the text beside it may tell the offset. Without `date` the text is the moment, too.
  private static func time(
    of element: JSONObject, _ surroundings: HealthSurroundings
  ) throws(ReadingRefusal) -> HealthTime {
    let text = element["dateString"]?.string ?? element["created_at"]?.string ?? element["sysTime"]?.string
    let written = text.flatMap { ClockText($0)?.offset }
    var time: HealthTime
    if let epoch = element["date"] ?? element["mills"] {
      time = try HealthTime(epoch: epoch)
      if let written, written != 0 { (time.offset, time.zoneSource) = (written, "text") }
    } else if let text {
      time = try HealthTime(text, without: .configured(surroundings.context.assumedZone))
    } else {
      throw ReadingRefusal("there is no time")
    }
    if time.zoneSource != "text" || time.offset == 0 { time.setOffset(minutes: element["utcOffset"]) }
    return time
  }
}
