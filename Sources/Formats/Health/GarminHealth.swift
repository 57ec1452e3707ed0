internal import JSON
internal import Records

/// Blood pressure and weight of Garmin Connect: days of `measurements`, weights in grams. 0 stands for "no value".
enum GarminHealth {
  static func isElement(_ element: JSONObject) -> Bool {
    if element["measurementTimestampGMT"] != nil || element["measurementTimestampLocal"] != nil { return true }
    if element["allWeightMetrics"]?.array != nil || element["latestWeight"] != nil { return true }
    if let first = element["measurements"]?[0] {
      return first["measurementTimestampGMT"] != nil || first["systolic"] != nil
    }
    if element["weight"]?["weight"] != nil || element["metaData"]?["calendarDate"] != nil { return true }
    return element["weight"] != nil && (element["samplePk"] != nil || element["timestampGMT"] != nil)
  }

  static func read(_ element: JSONObject, _ surroundings: HealthSurroundings, into result: inout HealthElement) {
    if let days = element["measurements"]?.array {
      for case .object(let measurement) in days { readPressure(measurement, into: &result) }
    } else if element["measurementTimestampGMT"] != nil || element["measurementTimestampLocal"] != nil {
      readPressure(element, into: &result)
    } else if let weights = element["allWeightMetrics"]?.array, !weights.isEmpty {
      for case .object(let weight) in weights { readWeight(weight, into: &result) }
    } else if let weight = element["latestWeight"]?.object ?? element["weight"]?.object {
      readWeight(weight, into: &result)
    } else if element["weight"] != nil {
      readWeight(element, into: &result)
    } else {
      result.skip("biometrics")
    }
  }

  private static func readPressure(_ element: JSONObject, into result: inout HealthElement) {
    var draft = ReadingDraft(.bloodPressure, source: "garmin")
    draft.version = version(of: element)
    draft.note = HealthText.nonEmpty(element["notes"]?.string)
    if element["sourceType"]?.string == "MANUAL" { draft.flags.insert(.userEntered) }
    result.add(draft) { draft throws(ReadingRefusal) in
      for (role, key) in [(Reading.Role.systolic, "systolic"), (.diastolic, "diastolic")] {
        if isNoValue(element[key]) { throw ReadingRefusal("\(key) has no value (0)") }
        try draft.measure(role, element[key], unit: nil, rule: "mmHg")
      }
      if !isNoValue(element["pulse"]) { try draft.measure(.pulse, element["pulse"], unit: nil, rule: "/min") }
      draft.time = try time(element["measurementTimestampGMT"], local: element["measurementTimestampLocal"])
      identify(&draft)
    }
  }

  private static func readWeight(_ element: JSONObject, into result: inout HealthElement) {
    var draft = ReadingDraft(.bodyMass, source: "garmin")
    draft.externalId = element["samplePk"].flatMap { $0.numberText ?? $0.string }
    draft.version = version(of: element)
    draft.device = HealthText.nonEmpty(element["sourceType"]?.string)
    if draft.device == "MANUAL" { draft.flags.insert(.userEntered) }
    result.add(draft) { draft throws(ReadingRefusal) in
      if isNoValue(element["weight"]) { throw ReadingRefusal("weight has no value (0)") }
      try draft.measure(.mass, element["weight"], unit: nil, rule: "g")
      draft.time = try time(element["timestampGMT"], local: element["timestampLocal"] ?? element["date"])
      if draft.externalId == nil { identify(&draft) }
    }
  }

  /// A correction keeps the moment and has other values.
  private static func identify(_ draft: inout ReadingDraft) {
    guard let moment = draft.time?.instant else { return }
    draft.identity = [draft.type.rawValue, String(moment.milliseconds)]
  }

  private static func version(of element: JSONObject) -> Int64 {
    element["version"]?.integer.map(Int64.init) ?? 0
  }

  private static func isNoValue(_ token: JSONValue?) -> Bool {
    guard let token else { return true }
    return ExactDecimal(token.numberText ?? token.string ?? "")?.coefficient == 0
  }

  /// The moment is in the GMT field, without a Z; the local one beside it tells the offset.
  private static func time(_ gmt: JSONValue?, local: JSONValue?) throws(ReadingRefusal) -> HealthTime {
    guard let gmt else {
      guard let local, local.numberText != nil else { throw ReadingRefusal("there is no time") }
      return try HealthTime(epoch: local)
    }
    guard let text = gmt.string else { return try HealthTime(epoch: gmt) }
    var time = try HealthTime(text, without: .utc)
    if let clock = local?.string.flatMap({ ClockText($0) })?.clock {
      let seconds = Int(clock.secondsSinceEpoch - time.instant.seconds)
      if seconds % 900 == 0, abs(seconds) <= 18 * 3600 { (time.offset, time.zoneSource) = (seconds, "field") }
    }
    return time
  }
}
