internal import JSON
internal import Records
package import Recurrence

extension FileCheck {
  /// The document of `check --json`.
  package static func json(_ entries: [Entry], zones: ZoneDatabase) -> String {
    var json = JSONWriter()
    json.object { json in
      json.array("files", entries) { json, entry in entry.write(to: &json, zones: zones) }
    }
    return json.text
  }
}

extension FileCheck.Entry {
  fileprivate func write(to json: inout JSONWriter, zones: ZoneDatabase) {
    let source = Source(file: file, format: document.format)
    json.object { json in
      json.field("file", file)
      json.field("store", document.store.rawValue)
      json.field("format", document.format)
      json.array("records", document.records) { json, sourced in
        json.literal(recordJSON(sourced.record, source: source, zones: zones))
      }
      json.array("occurrences", occurrences) { json, occurrence in occurrence.writeBriefly(to: &json) }
      json.array("problems", problems) { json, problem in problem.write(to: &json) }
    }
  }
}

extension Occurrence {
  fileprivate func writeBriefly(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("uid", event.uid)
      json.field("title", event.title)
      json.field("start", Timestamp.text(start))
      json.field("end", Timestamp.text(end))
      if case .date = start { json.field("allDay", true) } else { json.field("allDay", false) }
      json.field("recurrenceId", recurrenceID.map { Timestamp.text($0) })
      json.field("status", event.status?.rawValue)
    }
  }
}
