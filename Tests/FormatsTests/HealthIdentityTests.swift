import Formats
import JSON
import Records
import Testing

/// Which readings are one, and which of several versions speaks.
@Suite struct `The identity of a reading` {
  private func ids(_ text: String) -> [String] { readings(readHealth(text)).map(\.id) }

  @Test func `is the source's own id, in any file`() {
    let one = ids(#"[{"_id":"aa01","sgv":100,"date":1602547500000,"device":"a"}]"#)
    let other = ids(
      #"[{"_id":"aa02","sgv":1,"date":1},{"identifier":"aa01","sgv":6,"units":"mmol","date":1602547500001}]"#)
    #expect(one.first == other.last && other.count == 2)
  }

  @Test func `is type, moment, values and source where there is no id`() {
    func id(_ date: String, _ quantity: String, _ source: String) -> String? {
      ids(
        #"{"data":{"metrics":[{"name":"weight_body_mass","units":"kg","data":[{"date":"\#(date)","qty":\#(quantity),"source":"\#(source)"}]}]}}"#
      ).first
    }
    let one = id("2024-05-01 09:25:00 +0200", "80.5", "Scale")
    #expect(one == id("2024-05-01 07:25:00 +0000", "80.50", "Scale"))
    #expect(one != id("2024-05-01 07:25:01 +0000", "80.5", "Scale"))
    #expect(one != id("2024-05-01 07:25:00 +0000", "80.6", "Scale"))
    #expect(one != id("2024-05-01 07:25:00 +0000", "80.5", "Other"))
  }

  @Test func `of a converted data point is the id at its source`() {
    func id(_ header: String) -> String? {
      ids(
        #"{"header":{"id":"\#(header)","schema_id":{"name":"body-weight"},"acquisition_provenance":{"source_name":"S","source_data_point_id":"7"}},"#
          + #""body":{"body_weight":{"value":80,"unit":"kg"},"effective_time_frame":{"date_time":"2024-05-01T07:25:00Z"}}}"#
      ).first
    }
    #expect(id("random-1") == id("random-2"))
  }

  @Test func `of a weight and a pressure in one group differs`() {
    let found = ids(
      #"{"body":{"measuregrps":[{"grpid":1,"date":1714548300,"category":1,"measures":[{"value":80,"type":1,"unit":0},{"value":77,"type":9,"unit":0},{"value":121,"type":10,"unit":0}]}]}}"#
    )
    #expect(Set(found).count == 2)
  }

  @Test func `counts an exact repeat once, silently`() {
    let entry = #"{"_id":"aa01","sgv":100,"date":1602547500000}"#
    let document = readHealth("[\(entry),\(entry)]")
    #expect(summary(document) == ["2020-10-13T00:05:00Z 100"] && document.problems == [])
  }

  private static let versions = [
    #"{"identifier":"a","sgv":100,"date":1602547500000,"srvModified":1}"#,
    #"{"identifier":"a","sgv":110,"date":1602547500000,"srvModified":2}"#,
  ]

  @Test func `lets the greater version speak, whatever the order`() {
    for order in [Self.versions, Self.versions.reversed()] {
      let document = readHealth("[\(order.joined(separator: ","))]")
      #expect(summary(document) == ["2020-10-13T00:05:00Z 110 corrected"])
      #expect(readings(document).first?.version == 2)
    }
  }

  @Test func `lets a removal stand, whatever the order`() {
    let removals = [#"{"identifier":"a","isValid":false,"srvModified":3}"#, #"{"identifier":"a","isValid":false}"#]
    for removal in removals {
      for order in [Self.versions + [removal], [removal] + Self.versions] {
        let document = readHealth("[\(order.joined(separator: ","))]")
        #expect(summary(document) == ["gone a"])
        #expect(readings(document).first?.start == Instant(seconds: 1_602_547_500))
      }
    }
    // A version after the removal brings it back.
    let back = #"{"identifier":"a","sgv":120,"date":1602547500000,"srvModified":4}"#
    #expect(summary(readHealth("[\(removals[0]),\(back)]")) == ["2020-10-13T00:05:00Z 120"])
  }

  @Test func `corrects a pressure by the greater version at the same moment`() {
    func measurement(_ version: Int, _ systolic: Int) -> String {
      #"{"version":\#(version),"systolic":\#(systolic),"diastolic":80,"measurementTimestampGMT":"2024-05-01T07:25:00.0"}"#
    }
    for order in [[measurement(1, 120), measurement(2, 125)], [measurement(2, 125), measurement(1, 120)]] {
      let document = readHealth(#"{"measurementSummaries":[{"measurements":[\#(order.joined(separator: ","))]}]}"#)
      #expect(summary(document) == ["2024-05-01T07:25:00Z 125/80 corrected"])
    }
  }

  @Test func `takes the version of a FHIR resource from its number or its update`() {
    func observation(_ meta: String, _ value: Int) -> String {
      #"{"resourceType":"Observation","id":"o","meta":{\#(meta)},"status":"final","code":{"coding":[{"system":"http://loinc.org","code":"29463-7"}]},"#
        + #""valueQuantity":{"value":\#(value),"code":"kg"},"effectiveDateTime":"2024-05-01T07:25:00Z"}"#
    }
    let numbers = [observation(#""versionId":"10""#, 81), observation(#""versionId":"9""#, 80)]
    let times = [
      observation(#""versionId":"abc","lastUpdated":"2024-05-02T00:00:00Z""#, 81),
      observation(#""lastUpdated":"2024-05-01T00:00:00Z""#, 80),
    ]
    for pair in [numbers, times] {
      #expect(summary(readHealth(pair.joined(separator: "\n"))) == ["2024-05-01T07:25:00Z 81 corrected"])
    }
  }

  @Test func `links the twins of two devices`() {
    let document = readHealth(
      #"[{"_id":"1","sgv":100,"date":1602547500286.09,"device":"a"},{"_id":"2","sgv":100,"date":1602547500000,"device":"b"},"#
        + #"{"_id":"3","sgv":101,"date":1602547500000},{"_id":"4","sgv":100,"date":1602547501286}]"#)
    let found = readings(document)
    #expect(found.map(\.duplicateOf) == [nil, found[0].id, nil, nil])
    #expect(found.map { $0.flags.contains(.possibleDuplicate) } == [false, true, false, false])
  }

  @Test func `survives the way out and in again as concertd's own record`() throws {
    let document = readHealth(
      #"[{"_id":"1","sgv":"100","date":1602547500286.09,"device":"a","utcOffset":120},{"_id":"2","sgv":5.5,"units":"mmol","date":1602547500000}]"#
    )
    var json = JSONWriter()
    json.array { json in for reading in readings(document) { reading.write(to: &json, source: nil) } }
    let again = readHealth(json.text)
    #expect(again.format == "concertd" && again.problems == [])
    func essence(_ reading: Reading) -> [String] {
      [reading.id, "\(reading.start)", "\(reading.startOffset ?? 0)", "\(reading.values)", "\(reading.flags)"]
        + [reading.device, reading.externalId, reading.specimen].map { $0 ?? "-" }
    }
    #expect(readings(again).map(essence) == readings(document).map(essence))
  }
}

@Suite struct `A big health export` {
  @Test func `is handed out in batches`() {
    let entries = (0..<1000).map { #"{"_id":"\#($0)","sgv":100,"date":\#(1_602_547_500_000 + $0 * 300_000)}"# }
    var sizes: [Int] = []
    let document = HealthJSON.read(
      ByteStream(Array("[\(entries.joined(separator: ","))]".utf8)),
      context: ReadingContext(path: "a", now: Instant(seconds: 1_795_000_000)), batch: 300
    ) { sizes.append($0.count) }
    #expect(sizes == [300, 300, 300, 100])
    #expect(document.records == [] && document.problems == [] && document.format == "nightscout")
  }

  @Test func `is handed out in batches line by line, too`() {
    let entries = (0..<1000).map { #"{"_id":"\#($0)","sgv":100,"date":\#(1_602_547_500_000 + $0 * 300_000)}"# }
    var sizes: [Int] = []
    let document = HealthJSON.read(
      ByteStream(Array(entries.joined(separator: "\n").utf8)),
      context: ReadingContext(path: "a", now: Instant(seconds: 1_795_000_000)), batch: 400
    ) { sizes.append($0.count) }
    #expect(sizes == [400, 400, 200])
    #expect(document.format == "nightscout-ndjson")
  }

  @Test func `is gone through in place, not held, where it is one document`() {
    let entries = (0..<10_000).map {
      #"{"resource":{"resourceType":"Observation","id":"\#($0)","code":{"coding":[{"system":"http://loinc.org","code":"29463-7"}]},"#
        + #""valueQuantity":{"value":80,"code":"kg"},"effectiveDateTime":"2024-05-01T07:25:00Z"}}"#
    }
    let document = readHealth(#"{"entry":[\#(entries.joined(separator: ","))],"resourceType":"Bundle"}"#)
    #expect(document.records.count == 10_000 && document.problems == [] && document.format == "fhir")
  }
}
