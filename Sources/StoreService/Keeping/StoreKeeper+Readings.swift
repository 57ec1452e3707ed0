internal import JSON
internal import Records
internal import Recurrence
internal import StoreBus
internal import StoreDatabase
internal import Systemd

extension StoreKeeper {
  /// Readings by time; or the latest of each type; or a summary a day and type. `after` counts those already given.
  func readings(_ query: ReadingsQuery, after: String, limit: Int) throws -> RecordsPage {
    let type = Reading.Kind(rawValue: query.type)
    guard type != nil || query.type.isEmpty else {
      throw BusFailure.invalidArguments("\(query.type) is no type: bloodPressure, bloodGlucose or bodyMass")
    }
    var sources: [String: Source] = [:]
    var readings: [Reading] = []
    try forEachRecord(.health) { stored in
      guard case .reading(let reading) = stored.record, type == nil || reading.type == type else { return }
      readings.append(reading)
      sources[reading.id] = stored.source
    }
    let statistics = ReadingStatistics(now: clock())
    switch query.mode {
    case .all:
      readings.sort { ($0.start, $0.id) < ($1.start, $1.id) }
      return page(readings, after: after, limit: limit) { json($0, sources[$0.id]) }
    case .latest:
      return page(statistics.latest(of: readings), after: after, limit: limit) { json($0, sources[$0.id]) }
    case .daily:
      let zone = upcoming.zones.defaultZone
      let days = statistics.daily(readings) { zone.clock(at: $0).date }
      return page(days, after: after, limit: limit) { day in
        var json = JSONWriter()
        day.write(to: &json)
        return json.text
      }
    }
  }

  private func json(_ reading: Reading, _ source: Source?) -> String {
    var json = JSONWriter()
    reading.write(to: &json, source: source)
    return json.text
  }

  /// A page of rows that are at hand; `after` is how many were given before.
  func page<Row>(_ rows: [Row], after: String, limit: Int, _ text: (Row) -> String) -> RecordsPage {
    let start = min(max(Int(after) ?? 0, 0), rows.count)
    let texts = rows[start..<min(start + limit, rows.count)].map(text)
    let end = start + PageLimits.fitting(texts)
    return RecordsPage(records: Array(texts.prefix(end - start)), next: end < rows.count ? String(end) : "")
  }
}
