package import JSON

extension Change {
  /// One line of `concertd changes --json`. `record` is the record's own JSON; absent when removed.
  package func write(to json: inout JSONWriter, record: String?) {
    json.object { json in
      json.field("sequence", sequence)
      json.field("store", store.rawValue)
      json.field("change", action.rawValue)
      json.field("kind", kind.rawValue)
      json.field("id", id)
      json.field("reason", reason?.rawValue)
      if let record {
        json.key("record")
        json.literal(record)
      }
    }
  }
}
