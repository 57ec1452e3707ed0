package import JSON

extension Problem {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("severity", severity.rawValue)
      json.field("store", store?.rawValue)
      json.field("file", file)
      json.field("line", line)
      json.field("record", record)
      json.field("message", message)
      json.field("hint", hint)
      json.field("since", since.map { Timestamp.text($0) })
    }
  }
}
