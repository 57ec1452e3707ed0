internal import JSON
internal import Records

/// Tidepool's data: `{type, value, units, time, timezoneOffset, deviceId}`.
enum Tidepool {
  static func isElement(_ element: JSONObject) -> Bool {
    guard let type = element["type"]?.string else { return false }
    if type == "smbg" || type == "cbg" { return true }
    return element["time"] != nil && (element["uploadId"] != nil || element["deviceId"] != nil)
  }

  static func read(_ element: JSONObject, _ surroundings: HealthSurroundings, into result: inout HealthElement) {
    let type = element["type"]?.string ?? ""
    guard type == "smbg" || type == "cbg" else { return result.skip(type) }
    var draft = ReadingDraft(.bloodGlucose, source: "tidepool", externalId: HealthText.nonEmpty(element["id"]?.string))
    draft.version = element["revision"]?.integer.map(Int64.init) ?? 0
    if element["deletedTime"] != nil, draft.externalId != nil {
      draft.isRetraction = true
      draft.version = .max
      return result.add(draft) { _ in }
    }
    draft.specimen = type == "cbg" ? "interstitial" : "capillary"
    draft.zone = HealthText.nonEmpty(element["timezone"]?.string)
    draft.device = HealthText.nonEmpty(element["deviceId"]?.string)
    if element["subType"]?.string == "manual" { draft.flags.insert(.userEntered) }
    result.add(draft) { draft throws(ReadingRefusal) in
      try draft.measure(
        .glucose, element["value"], unit: element["units"]?.string, comparator: comparator(of: element))
      draft.time = try time(of: element, surroundings)
    }
  }

  /// A value outside of what the device can measure is given as the limit, with a remark.
  private static func comparator(of element: JSONObject) -> String? {
    for remark in element["annotations"]?.array ?? [] where remark["code"]?.string == "bg/out-of-range" {
      if remark["value"]?.string == "low" { return "<" }
      if remark["value"]?.string == "high" { return ">" }
    }
    return nil
  }

  private static func time(
    of element: JSONObject, _ surroundings: HealthSurroundings
  ) throws(ReadingRefusal) -> HealthTime {
    if let text = element["time"]?.string {
      var time = try HealthTime(text, without: .utc)
      // Tidepool shifts all times to UTC: a Z says nothing of the person's clock.
      if time.offset == 0 { time.forgetOffset() }
      time.setOffset(minutes: element["timezoneOffset"])
      return time
    }
    guard let text = element["deviceTime"]?.string else { throw ReadingRefusal("there is no time") }
    let minutes = element["timezoneOffset"]?.integer
    return try HealthTime(
      text, without: minutes.map { .field($0 * 60) } ?? .configured(surroundings.context.assumedZone))
  }
}
