internal import JSON
internal import Records

/// The formats that are known, by the names that documents carry.
enum HealthFormat: String {
  case concertd, fhir, omh, withings, garmin, nightscout, tidepool
  case healthAutoExport = "health-auto-export"
  case homeAssistant = "home-assistant"

  /// The format of one element, by its shape.
  init?(of element: JSONObject) {
    if element["kind"]?.string == RecordKind.reading.rawValue {
      self = .concertd
    } else if element["resourceType"]?.string != nil || element["resource"]?["resourceType"] != nil
      || element["request"]?["url"] != nil
    {
      self = .fhir
    } else if element["header"]?["schema_id"] != nil || element["header"]?["uuid"] != nil {
      self = .omh
    } else if element["measures"]?.array != nil, element["grpid"] != nil || element["category"] != nil {
      self = .withings
    } else if GarminHealth.isElement(element) {
      self = .garmin
    } else if element["entity_id"]?.string != nil, element["state"] != nil {
      self = .homeAssistant
    } else if Nightscout.isElement(element) {
      self = .nightscout
    } else if Tidepool.isElement(element) {
      self = .tidepool
    } else {
      return nil
    }
  }

  /// The id that the source gave to an element, for a problem's `record`. Works on a flawed tree, too.
  static func externalId(of element: JSONObject) -> String? {
    let inner = element["resource"]?.object ?? element
    let header = inner["header"]
    let candidates = [
      header?["id"], header?["uuid"], inner["externalId"], inner["id"], inner["_id"], inner["identifier"],
      inner["grpid"], inner["samplePk"], inner["uuid"],
    ]
    for case let candidate? in candidates {
      if let text = HealthText.nonEmpty(candidate.string ?? candidate.numberText) { return String(text.prefix(200)) }
    }
    return nil
  }

  func read(_ element: JSONObject, _ surroundings: HealthSurroundings, into result: inout HealthElement) {
    switch self {
    case .concertd: ConcertdReading.read(element, surroundings, into: &result)
    case .fhir: FHIRResource.read(element, surroundings, into: &result)
    case .omh: OpenMHealth.read(element, surroundings, into: &result)
    case .withings: Withings.read(element, surroundings, into: &result)
    case .garmin: GarminHealth.read(element, surroundings, into: &result)
    case .nightscout: Nightscout.read(element, surroundings, into: &result)
    case .tidepool: Tidepool.read(element, surroundings, into: &result)
    case .healthAutoExport: HealthAutoExport.read(element, surroundings, into: &result)
    case .homeAssistant: HomeAssistant.read(element, surroundings, into: &result)
    }
  }
}
