internal import JSON
internal import Records

/// concertd's own record, as `concertd readings --json` shows it, or as a tool writes it by the contract.
enum ConcertdReading {
  /// Flags that come from the source. The others are found out anew.
  private static let kept: Set<Reading.Flag> = [
    .belowRange, .sensorErrorCode, .zoneAssumedUTC, .zoneAssumed, .numberAsString, .ambiguousUser, .average,
    .userEntered, .corrected,
  ]

  static func read(_ element: JSONObject, _ surroundings: HealthSurroundings, into result: inout HealthElement) {
    guard let type = element["type"]?.string.flatMap(Reading.Kind.init) else {
      return result.skip(element["type"]?.string ?? "reading")
    }
    var draft = ReadingDraft(type, source: "concertd")
    draft.externalId = element["externalId"].flatMap { HealthText.nonEmpty($0.string ?? $0.numberText) }
    if let id = element["id"]?.string, isIdentity(id) {
      draft.id = id
    } else if draft.externalId == nil {
      draft.externalId = HealthText.nonEmpty(element["id"]?.string)
    }
    draft.meal = element["meal"]?.string.flatMap(Reading.Meal.init)
    draft.specimen = HealthText.nonEmpty(element["specimen"]?.string)
    draft.device = HealthText.nonEmpty(element["device"]?.string)
    draft.note = HealthText.nonEmpty(element["note"]?.string)
    draft.version = element["version"]?.integer.map(Int64.init) ?? 0
    let flags = (element["flags"]?.array ?? []).compactMap { $0.string.flatMap(Reading.Flag.init) }
    draft.flags = kept.intersection(flags)
    result.add(draft) { draft throws(ReadingRefusal) in
      try readValues(element["values"]?.array ?? [], type, into: &draft)
      guard let start = element["start"]?.string else { throw ReadingRefusal("there is no time") }
      draft.time = try HealthTime(start, without: .configured(surroundings.context.assumedZone))
      if let source = element["zoneSource"]?.string { draft.time?.zoneSource = source }
      if let end = element["end"]?.string {
        draft.end = try HealthTime(end, without: .configured(surroundings.context.assumedZone)).instant
      }
    }
  }

  /// What `RecordIdentity` makes.
  private static func isIdentity(_ id: String) -> Bool {
    id.utf8.count == 26 && id.hasPrefix("r-") && id.dropFirst(2).allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  private static func readValues(
    _ values: [JSONValue], _ type: Reading.Kind, into draft: inout ReadingDraft
  ) throws(ReadingRefusal) {
    for value in values {
      guard let role = value["role"]?.string.flatMap(Reading.Role.init) else {
        throw ReadingRefusal("a value has no role that is known")
      }
      if draft.values.contains(where: { $0.role == role }) { throw ReadingRefusal("\(role.rawValue) appears twice") }
      try draft.measure(
        role, value["value"], unit: value["unit"]?.string, comparator: comparator(value["comparator"]?.string))
      guard let original = value["originalText"]?.string else { continue }
      draft.values[draft.values.count - 1].originalText = original
      draft.values[draft.values.count - 1].originalUnit = value["originalUnit"]?.string
    }
    let wanted: [Reading.Role] =
      switch type {
      case .bloodPressure: [.systolic, .diastolic]
      case .bloodGlucose: [.glucose]
      case .bodyMass: [.mass]
      }
    for role in wanted where !draft.values.contains(where: { $0.role == role }) {
      throw ReadingRefusal("there is no value for \(role.rawValue)")
    }
  }

  private static func comparator(_ text: String?) -> String? {
    text.flatMap { ["<", "<=", ">=", ">"].contains($0) ? $0 : nil }
  }
}
