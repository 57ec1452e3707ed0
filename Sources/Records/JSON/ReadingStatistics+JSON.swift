package import JSON

extension ReadingStatistics.Day {
  /// `{"day","type","count","values":[{"role","unit","minimum","average","maximum"}]}`.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("day", Timestamp.text(date))
      json.field("type", type.rawValue)
      json.field("count", count)
      json.array("values", summaries) { json, summary in
        json.object { json in
          json.field("role", summary.role.rawValue)
          json.field("unit", summary.unit)
          for (name, number) in [
            ("minimum", summary.minimum), ("average", summary.average), ("maximum", summary.maximum),
          ] {
            json.key(name)
            json.literal(number.normalized.text)
          }
        }
      }
    }
  }
}
