internal import JSON
internal import Records

/// The formats that are known, by the names that documents carry.
enum HealthFormat: String {
  case concertd, fhir, omh, withings, garmin, nightscout, tidepool
  case healthAutoExport = "health-auto-export"
  case homeAssistant = "home-assistant"

  /// In the order in which shapes are looked at: the plainest first.
  private static let all: [HealthFormat] = [
    .concertd, .fhir, .omh, .withings, .garmin, .homeAssistant, .nightscout, .tidepool,
  ]

  /// The format of one element, by its shape. `previous` is that of its neighbours, and most likely its own.
  init?(of element: JSONObject, previous: HealthFormat?) {
    if let previous, previous.matches(element) {
      self = previous
    } else if let format = HealthFormat.all.first(where: { $0.matches(element) }) {
      self = format
    } else {
      return nil
    }
  }

  private func matches(_ element: JSONObject) -> Bool {
    switch self {
    case .concertd: element["kind"]?.string == RecordKind.reading.rawValue
    case .fhir: FHIRResource.isElement(element)
    case .omh: element["header"]?["schema_id"] != nil || element["header"]?["uuid"] != nil
    case .withings: element["measures"]?.array != nil && (element["grpid"] != nil || element["category"] != nil)
    case .garmin: GarminHealth.isElement(element)
    case .homeAssistant: element["entity_id"]?.string != nil && element["state"] != nil
    case .nightscout: Nightscout.isElement(element)
    case .tidepool: Tidepool.isElement(element)
    // Its samples have no shape of their own: the list they are in tells.
    case .healthAutoExport: false
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
