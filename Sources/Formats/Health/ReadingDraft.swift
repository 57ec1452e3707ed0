internal import JSON
internal import Records

/// A reading while its source is being read.
struct ReadingDraft {
  var type: Reading.Kind
  /// What the external id is unique within: the format, or the source that it names.
  var source: String
  var externalId: String?
  /// What makes it the same reading, where that is neither the external id nor the values.
  var identity: [String]?
  /// An id that was given to it before, by concertd.
  var id: String?

  var time: HealthTime?
  /// The IANA name of the source's zone.
  var zone: String?
  var end: Instant?
  var values: [Reading.Value] = []
  var meal: Reading.Meal?
  var specimen: String?
  var device: String?
  var note: String?
  var flags: Set<Reading.Flag> = []
  var version: Int64 = 0
  var isRetraction = false

  init(_ type: Reading.Kind, source: String, externalId: String? = nil) {
    (self.type, self.source, self.externalId) = (type, source, externalId)
  }

  /// Adds a value in its canonical unit. `rule` is the unit that the format prescribes where none is declared.
  mutating func measure(
    _ role: Reading.Role, _ token: JSONValue?, unit: String?, rule: String? = nil, comparator: String? = nil
  ) throws(ReadingRefusal) {
    guard let token else { throw ReadingRefusal("there is no value for \(role.rawValue)") }
    let (number, text) = try decimal(token)
    guard let declared = unit?.isEmpty == false ? unit : rule else {
      throw ReadingRefusal(
        "no unit is declared, and this format has no rule for it", hint: "export the readings with their units")
    }
    let quantity = HealthUnit.Quantity(role)
    var value = Reading.Value(
      role: role, value: try HealthUnit.convert(number, from: declared, to: quantity), unit: quantity.unit,
      originalText: text, originalUnit: unit)
    value.comparator = comparator
    switch comparator {
    case "<"?, "<="?: flags.insert(.belowRange)
    case ">"?, ">="?: flags.insert(.implausible)
    default: break
    }
    values.append(value)
  }

  /// A number by its digits. Some tools put them into a string.
  private mutating func decimal(_ token: JSONValue) throws(ReadingRefusal) -> (ExactDecimal, String) {
    switch token {
    case .number(let text):
      if let number = ExactDecimal(text) { return (number, text) }
      throw ReadingRefusal("a value has more digits than can be kept exactly")
    case .string(let text):
      let digits = HealthText.trim(text)
      guard let number = ExactDecimal(digits) else { throw ReadingRefusal("a value is a text that is no number") }
      flags.insert(.numberAsString)
      return (number, digits)
    default: throw ReadingRefusal("a value is \(token.kindName); a number was expected")
    }
  }

  /// The finished reading.
  func reading(now: Instant) throws(ReadingRefusal) -> Reading {
    let start = time?.instant ?? Instant(milliseconds: 0)
    guard isRetraction || time != nil else { throw ReadingRefusal("there is no time that can be read") }
    var reading = Reading(id: id ?? identify(start), type: type, start: start, values: values)
    (reading.startOffset, reading.zoneSource, reading.originalTime) = (time?.offset, time?.zoneSource, time?.text)
    if reading.startOffset == nil || reading.zoneSource == "format" { reading.zone = zone }
    (reading.end, reading.meal, reading.specimen) = (end, meal, specimen)
    (reading.device, reading.note, reading.externalId) = (device, note, externalId)
    (reading.version, reading.isRetraction) = (version, isRetraction)
    reading.flags = flags.union(time?.flags ?? [])
    if !isRetraction { reading.flags.formUnion(Plausibility.flags(of: reading, now: now)) }
    return reading
  }

  /// The source's own id, else the type, the moment, the values and the source.
  private func identify(_ start: Instant) -> String {
    if let identity { return RecordIdentity.reading([source] + identity) }
    if let externalId { return RecordIdentity.reading([source, externalId]) }
    let values = values.map { "\($0.role.rawValue) \($0.comparator ?? "")\($0.value.normalized.text)" }
    return RecordIdentity.reading([type.rawValue, String(start.milliseconds)] + values + [device ?? ""])
  }
}
