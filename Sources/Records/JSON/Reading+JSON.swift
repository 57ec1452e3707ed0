package import JSON

extension Reading {
  /// The reading as the contract shows it: its times on the clock of its source, its numbers with their exact digits.
  package func write(to json: inout JSONWriter, source: Source?) {
    json.object { json in
      json.field("kind", RecordKind.reading.rawValue)
      json.field("id", id)
      json.field("type", type.rawValue)
      json.field("start", text(of: start))
      json.field("end", end.map(text))
      json.field("originalTime", originalTime)
      json.field("zoneSource", zoneSource)
      json.field("zone", zone)
      json.array("values", values) { json, value in value.write(to: &json) }
      json.field("meal", meal?.rawValue)
      json.field("specimen", specimen)
      json.field("device", device)
      json.field("note", note)
      json.field("flags", Flag.allCases.filter(flags.contains).map(\.rawValue))
      json.field("duplicateOf", duplicateOf)
      json.field("externalId", externalId)
      json.field("source", source)
    }
  }

  /// A source that names a day alone is shown with that day, not with an hour it never named.
  private func text(of instant: Instant) -> String {
    let offset = startOffset ?? 0
    guard flags.contains(.dateOnly) else { return Timestamp.text(instant, offset: offset) }
    return Timestamp.text(CivilDateTime(secondsSinceEpoch: instant.seconds + Int64(offset)).date)
  }
}

extension Reading.Value {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("role", role.rawValue)
      json.key("value")
      json.literal(value.text)
      json.field("unit", unit)
      json.field("originalText", originalText)
      json.field("originalUnit", originalUnit)
      json.field("comparator", comparator)
    }
  }
}
