package import JSON

extension JSONWriter {
  package mutating func field(_ name: String, _ location: Location?) {
    guard let location, location != Location() else { return }
    object(name) { json in
      json.field("text", location.text)
      json.field("latitude", location.latitude)
      json.field("longitude", location.longitude)
    }
  }
}

extension Event {
  /// The event as the contract shows it. Times and zone are resolved by the caller, who has the zones.
  package func write(
    to json: inout JSONWriter, start: ResolvedTime, end: ResolvedTime, zone: String?, source: Source?
  ) {
    json.object { json in
      json.field("kind", RecordKind.event.rawValue)
      json.field("id", id)
      writeFields(to: &json, start: start, end: end, zone: zone)
      json.field("recurring", isRecurring)
      json.field("source", source)
    }
  }

  fileprivate func writeFields(to json: inout JSONWriter, start: ResolvedTime, end: ResolvedTime, zone: String?) {
    json.field("uid", uid)
    json.field("title", title)
    json.field("start", Timestamp.text(start))
    json.field("end", Timestamp.text(end))
    json.field("allDay", self.start.isDate)
    json.field("zone", zone)
    json.field("status", status?.rawValue)
    json.field("location", location)
    json.field("url", url)
    if !categories.isEmpty { json.field("categories", categories) }
  }
}

extension Occurrence {
  /// The event as it happens this time: an event's keys and the slot in the series.
  package func write(to json: inout JSONWriter, zone: String?, source: Source?) {
    json.object { json in
      json.field("kind", RecordKind.event.rawValue)
      json.field("id", id)
      event.writeFields(to: &json, start: start, end: end, zone: zone)
      json.field("recurring", recurrenceID != nil)
      json.field("recurrenceId", recurrenceID.map { Timestamp.text($0) })
      json.field("source", source)
    }
  }
}
