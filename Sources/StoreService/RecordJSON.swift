internal import JSON
package import Records
package import Recurrence

/// The JSON of a record of any kind, with its zones looked up.
package func recordJSON(_ record: Record, source: Source?, zones: ZoneDatabase) -> String {
  var json = JSONWriter()
  switch record {
  case .event(let event):
    event.write(
      to: &json, start: zones.local(resolvedStart(event, zones: zones)),
      end: zones.local(resolvedEnd(event, zones: zones)),
      zone: zoneName(event, zones: zones), source: source)
  case .contact(let contact): contact.write(to: &json, source: source)
  case .reading(var reading):
    reading.resolveZone { name, instant in zones.zone(named: name)?.offset(at: instant) }
    reading.write(to: &json, source: source)
  case .album(let album): album.write(to: &json, source: source)
  }
  return json.text
}
