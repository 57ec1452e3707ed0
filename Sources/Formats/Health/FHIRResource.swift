internal import JSON
internal import Records

/// HL7 FHIR R4: a Bundle, an entry of one, or a resource by itself.
enum FHIRResource {
  static func isElement(_ element: JSONObject) -> Bool {
    element["resourceType"]?.string != nil || element["resource"]?["resourceType"] != nil
      || element["request"]?["url"] != nil
  }

  static func read(_ element: JSONObject, _ surroundings: HealthSurroundings, into result: inout HealthElement) {
    if let resource = element["resource"]?.object {
      read(resource, surroundings, into: &result)
    } else if element["resourceType"] == nil, let request = element["request"] {
      readRequest(request, into: &result)
    } else if element["resourceType"]?.string == "Bundle" {
      for case .object(let entry) in element["entry"]?.array ?? [] { read(entry, surroundings, into: &result) }
    } else if element["resourceType"]?.string == "Observation" {
      FHIRObservation(element).read(surroundings, into: &result)
    } else {
      result.skip(element["resourceType"]?.string ?? "entry")
    }
  }

  /// A history Bundle tells of a deletion by its request alone (R4, 3.1.0.4: `DELETE`).
  private static func readRequest(_ request: JSONValue, into result: inout HealthElement) {
    let parts = request["url"]?.string?.split(separator: "/") ?? []
    guard request["method"]?.string == "DELETE", parts.count >= 2, parts[parts.count - 2] == "Observation" else {
      return result.skip("request")
    }
    var draft = ReadingDraft(.bloodPressure, source: "fhir", externalId: String(parts[parts.count - 1]))
    draft.isRetraction = true
    draft.version = .max
    result.add(draft) { _ in }
  }
}

/// One Observation: blood pressure with its two components, glucose, or body weight, by LOINC (or SNOMED CT) code.
struct FHIRObservation {
  private let element: JSONObject

  init(_ element: JSONObject) { self.element = element }

  func read(_ surroundings: HealthSurroundings, into result: inout HealthElement) {
    let codes = FHIRObservation.codes(of: element["code"])
    let isRetracted = ["entered-in-error", "cancelled"].contains(element["status"]?.string)
    guard let type = type(of: codes) ?? (isRetracted && codes.isEmpty ? .bloodPressure : nil) else {
      return result.skip("Observation \(codes.first ?? "without a code")")
    }
    var draft = ReadingDraft(type, source: element["meta"]?["source"]?.string ?? "fhir", externalId: externalId)
    draft.version = version
    if isRetracted {
      draft.isRetraction = true
      // Without a version it is the last word.
      if draft.version == 0 { draft.version = .max }
      return result.add(draft) { draft throws(ReadingRefusal) in
        if draft.externalId == nil { throw ReadingRefusal("a removal names no id") }
      }
    }
    if hasNoValue(type) { return result.skip("Observation without a value") }
    describe(&draft, codes)
    result.add(draft) { draft throws(ReadingRefusal) in
      try readValues(type, into: &draft)
      try readTime(surroundings, into: &draft)
    }
  }

  /// The resource's id on its server, else an identifier of the business.
  private var externalId: String? {
    if let id = HealthText.nonEmpty(element["id"]?.string) { return id }
    guard let identifier = element["identifier"]?[0], let value = identifier["value"]?.string else { return nil }
    return HealthText.nonEmpty(identifier["system"]?.string.map { "\($0)|\(value)" } ?? value)
  }

  /// `meta.versionId` where it is a number, else the time of the last update in milliseconds.
  private var version: Int64 {
    let meta = element["meta"]
    if let number = meta?["versionId"].flatMap({ Int64($0.string ?? $0.numberText ?? "") }) { return number }
    return meta?["lastUpdated"]?.string.flatMap { ClockText($0)?.instant.milliseconds } ?? 0
  }

  /// An Observation may say why it has no value (dataAbsentReason).
  private func hasNoValue(_ type: Reading.Kind) -> Bool {
    guard element["valueQuantity"] == nil else { return false }
    return type != .bloodPressure || (component(FHIRCodes.systolic) == nil && component(FHIRCodes.diastolic) == nil)
  }

  private func type(of codes: [String]) -> Reading.Kind? {
    let named = Set(codes)
    if !named.isDisjoint(with: FHIRCodes.pressure) || component(FHIRCodes.systolic) != nil { return .bloodPressure }
    if !named.isDisjoint(with: FHIRCodes.glucose) { return .bloodGlucose }
    return named.isDisjoint(with: FHIRCodes.mass) ? nil : .bodyMass
  }

  private func describe(_ draft: inout ReadingDraft, _ codes: [String]) {
    if ["amended", "corrected"].contains(element["status"]?.string) { draft.flags.insert(.corrected) }
    if !FHIRCodes.averages.isDisjoint(with: codes) { draft.flags.insert(.average) }
    if !FHIRCodes.fasting.isDisjoint(with: codes) { draft.meal = .preprandial }
    if !FHIRCodes.afterMeal.isDisjoint(with: codes) { draft.meal = .postprandial }
    if !FHIRCodes.capillary.isDisjoint(with: codes) { draft.specimen = "capillary" }
    if !FHIRCodes.interstitial.isDisjoint(with: codes) { draft.specimen = "interstitial" }
    draft.device = HealthText.nonEmpty(element["device"]?["display"]?.string)
    draft.note = HealthText.nonEmpty(element["note"]?[0]?["text"]?.string)
  }

  private func readValues(_ type: Reading.Kind, into draft: inout ReadingDraft) throws(ReadingRefusal) {
    switch type {
    case .bloodGlucose: try measure(.glucose, element["valueQuantity"], into: &draft)
    case .bodyMass: try measure(.mass, element["valueQuantity"], into: &draft)
    case .bloodPressure:
      guard let systolic = component(FHIRCodes.systolic), let diastolic = component(FHIRCodes.diastolic) else {
        throw ReadingRefusal(
          "a blood pressure with one side only", hint: "systolic and diastolic belong into one Observation")
      }
      try measure(.systolic, systolic["valueQuantity"], into: &draft)
      try measure(.diastolic, diastolic["valueQuantity"], into: &draft)
      if let pulse = component(FHIRCodes.pulse)?["valueQuantity"] { try measure(.pulse, pulse, into: &draft) }
    }
  }

  private func component(_ codes: Set<String>) -> JSONValue? {
    element["component"]?.array?.first { !codes.isDisjoint(with: FHIRObservation.codes(of: $0["code"])) }
  }

  /// The coded unit (UCUM) where there is one: the other text is for people.
  private func measure(
    _ role: Reading.Role, _ quantity: JSONValue?, into draft: inout ReadingDraft
  ) throws(ReadingRefusal) {
    let system = quantity?["system"]?.string
    let isCoded = system == nil || system == "http://unitsofmeasure.org"
    let code = isCoded ? HealthText.nonEmpty(quantity?["code"]?.string) : nil
    let comparator = quantity?["comparator"]?.string
    if let comparator, !["<", "<=", ">=", ">"].contains(comparator) {
      throw ReadingRefusal("a comparator that is not known")
    }
    try draft.measure(
      role, quantity?["value"], unit: code ?? HealthText.nonEmpty(quantity?["unit"]?.string), comparator: comparator)
  }

  private func readTime(
    _ surroundings: HealthSurroundings, into draft: inout ReadingDraft
  ) throws(ReadingRefusal) {
    let rule = HealthTime.Rule.configured(surroundings.context.assumedZone)
    let period = element["effectivePeriod"]
    let text = element["effectiveDateTime"] ?? element["effectiveInstant"] ?? period?["start"] ?? period?["end"]
    guard let text = text?.string else { throw ReadingRefusal("there is no time") }
    draft.time = try HealthTime(text, without: rule)
    if let end = period?["end"]?.string { draft.end = try HealthTime(end, without: rule).instant }
  }

  /// LOINC and SNOMED CT codes of a CodeableConcept; other systems number otherwise.
  private static func codes(of concept: JSONValue?) -> [String] {
    (concept?["coding"]?.array ?? []).compactMap { coding in
      let system = coding["system"]?.string
      let isKnown = system == nil || system == "http://loinc.org" || system == "http://snomed.info/sct"
      return isKnown ? coding["code"]?.string : nil
    }
  }
}
