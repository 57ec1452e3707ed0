internal import JSON
internal import Records

/// States of Home Assistant's history. A state is always a text; later ones of an entity may leave out its name and unit.
enum HomeAssistant {
  /// States of an entity that is not there.
  private static let absent: Set<String> = ["unavailable", "unknown", "none", ""]

  static func read(_ element: JSONObject, _ surroundings: HealthSurroundings, into result: inout HealthElement) {
    let attributes = element["attributes"]
    let entity = element["entity_id"]?.string ?? surroundings.series ?? ""
    let unit = attributes?["unit_of_measurement"]?.string ?? surroundings.unit
    guard let type = type(entity, unit: unit, deviceClass: attributes?["device_class"]?.string) else {
      return result.skip("entity")
    }
    guard let state = element["state"]?.string, !absent.contains(state.lowercased()) else { return }
    var draft = ReadingDraft(type, source: "home-assistant")
    draft.device = entity
    result.add(draft) { draft throws(ReadingRefusal) in
      let role: Reading.Role = type == .bodyMass ? .mass : .glucose
      try draft.measure(role, .string(state), unit: unit)
      draft.flags.remove(.numberAsString)
      guard let time = element["last_changed"]?.string ?? element["last_updated"]?.string else {
        throw ReadingRefusal("there is no time")
      }
      draft.time = try HealthTime(time, without: .configured(surroundings.context.assumedZone))
    }
  }

  /// By the class of the device, else by the unit and the name: many things have a weight.
  private static func type(_ entity: String, unit: String?, deviceClass: String?) -> Reading.Kind? {
    guard let unit else { return nil }
    let name = entity.lowercased()
    if HealthUnit.isGlucose(unit), unit.contains("/") {
      let isNamed = ["glucose", "sugar", "cgm", "sgv", "bg"].contains { name.contains($0) }
      return isNamed || deviceClass == "blood_glucose_concentration" ? .bloodGlucose : nil
    }
    let isBody = ["weight", "body_mass", "scale"].contains { name.contains($0) }
    return HealthUnit.isMass(unit) && isBody ? .bodyMass : nil
  }
}
