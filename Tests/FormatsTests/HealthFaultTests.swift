import Formats
import Records
import Testing

/// What is refused, flagged or repaired, and that the neighbours live.
@Suite struct `A fault in health JSON` {
  /// Nightscout entries around the one in question.
  private func between(_ entry: String) -> Document {
    readHealth(
      "[{\"sgv\":101,\"date\":1602547500000},\n\(entry),\n{\"sgv\":103,\"date\":1602547800000}]")
  }

  @Test(arguments: [
    (#"{"_id":"x","sgv":NaN,"date":1602547600000}"#, "error 2 x: NaN is not a JSON number"),
    (#"{"_id":"x","sgv":-Infinity,"date":1602547600000}"#, "error 2 x: Infinity is not a JSON number"),
    (#"{"sgv":1e400,"date":1602547600000,"_id":"x"}"#, "error 2 x: a number is out of range"),
    (#"{"sgv":100,"sgv":200,"date":1602547600000,"_id":"x"}"#, "error 2 x: key \"sgv\" appears twice in one object"),
    (#"{"_id":"x","sgv":"high","date":1602547600000}"#, "error 2 x: a value is a text that is no number"),
    (#"{"_id":"x","sgv":"NaN","date":1602547600000}"#, "error 2 x: a value is a text that is no number"),
    (#"{"_id":"x","sgv":"5,5","date":1602547600000}"#, "error 2 x: a value is a text that is no number"),
    (#"{"_id":"x","sgv":[100],"date":1602547600000}"#, "error 2 x: a value is an array; a number was expected"),
    (#"{"_id":"x","sgv":true,"date":1602547600000}"#, "error 2 x: a value is a truth value; a number was expected"),
    (#"{"_id":"x","type":"sgv","sgv":null,"mbg":null,"date":1}"#, "warning 0 -: kinds that are not kept: 1 × sgv"),
    (#"{"_id":"x","sgv":100}"#, "error 2 x: there is no time"),
    (#"{"_id":"x","sgv":100,"date":"yesterday"}"#, "error 2 x: a time is no number since the epoch"),
    (#"{"_id":"x","sgv":100,"date":1e300}"#, "error 2 x: a time is no number since the epoch"),
    (#"{"_id":"x","sgv":100,"dateString":"2020-13-45T00:00:00Z"}"#, "error 2 x: a time cannot be read"),
    (#"{"_id":"x","sgv":100,"units":"furlong","date":1602547600000}"#, "error 2 x: the unit is none of glucose"),
    (#"{"sgv":100,"date":}"#, "error 2 entry[1]: a value was expected"),
    (#"{"sgv":100 "date":1}"#, "error 2 entry[1]: a comma is missing"),
    (#"{"isValid":false,"identifier":""}"#, "error 2 entry[1]: a removal names no entry"),
    ("7", "error 2 entry[1]: 1 elements of no known health format"),
  ])
  func `costs its own entry`(entry: String, problem: String) {
    let document = between(entry)
    #expect(summary(document) == ["2020-10-13T00:05:00Z 101", "2020-10-13T00:10:00Z 103"])
    #expect(problems(document) == [problem])
    #expect(document.isComplete)
  }

  @Test func `costs its own line`() {
    let good = #"{"sgv":100,"date":1602547500000}"#
    let other = #"{"sgv":100,"date":1602557500000}"#
    let document = readHealth("\u{feff}\(good)\n\n{\"sgv\":NaN}\n{\"sgv\":[1,\n\(other)\r\n{\"sgv\":1")
    #expect(summary(document).count == 2)
    #expect(
      problems(document) == [
        "error 3 -: NaN is not a JSON number", "error 4 -: the document is cut off",
        "error 6 -: the document is cut off",
      ])
    #expect(document.format == "nightscout-ndjson" && !document.isComplete)
  }

  @Test func `costs its own sample of a series`() {
    let document = readHealth(
      """
      {"data":{"metrics":[{"name":"body_mass_index","units":"count","data":[{"qty":NaN}]},
       {"name":"weight_body_mass","data":[
        {"date":"2024-05-01 07:00:00 +0000","qty":80},
        {"date":"2024-05-01 08:00:00 +0000","qty":NaN},
        {"date":"2024-05-01 09:00:00 +0000","qty":81,
        {"date":"2024-05-01 10:00:00 +0000","qty":82}],"units":"kg"},
       {"name":"blood_glucose","data":[{"date":"2024-05-01 07:00:00 +0000","qty":5.5}]}]}}
      """)
    #expect(summary(document) == ["2024-05-01T07:00:00Z 80", "2024-05-01T10:00:00Z 82"])
    #expect(
      problems(document) == [
        "error 4 metrics[1].data[1]: NaN is not a JSON number", "error 6 metrics[1].data[2]: a key was expected",
        "error 7 metrics[2]: no unit is declared for this series, and this format has no rule for it",
        "warning 0 -: kinds that are not kept: 1 × body_mass_index",
      ])
  }

  @Test(arguments: [
    (
      #"{"kind":"reading","id":"k1","type":"bloodGlucose","start":"2024-05-01T07:25:00Z","values":[{"role":"glucose","value":5.5}]}"#,
      "error 1 k1: no unit is declared, and this format has no rule for it"
    ),
    (
      #"{"kind":"reading","id":"k1","type":"bloodPressure","start":"2024-05-01T07:25:00Z","values":[{"role":"systolic","value":120,"unit":"mmHg"}]}"#,
      "error 1 k1: there is no value for diastolic"
    ),
    (
      #"{"resourceType":"Observation","id":"o1","code":{"coding":[{"code":"8480-6"}]},"valueQuantity":{"value":120,"code":"mm[Hg]"},"effectiveDateTime":"2024-05-01T07:25:00Z"}"#,
      "error 1 o1: a blood pressure with one side only"
    ),
    (
      #"{"resourceType":"Observation","id":"o1","code":{"coding":[{"code":"2339-0"}]},"valueQuantity":{"value":120},"effectiveDateTime":"2024-05-01T07:25:00Z"}"#,
      "error 1 o1: no unit is declared, and this format has no rule for it"
    ),
    (
      #"{"resourceType":"Observation","id":"o1","code":{"coding":[{"code":"2339-0"}]},"valueQuantity":{"value":120,"code":"mg/dL"},"effectiveDateTime":"2024-05"}"#,
      "error 1 o1: a time cannot be read"
    ),
    (
      #"{"measurementSummaries":[{"measurements":[{"systolic":120,"diastolic":0,"measurementTimestampGMT":"2024-05-01T07:25:00.0"}]}]}"#,
      "error 1 measurementSummaries[0]: diastolic has no value (0)"
    ),
    (
      #"{"dailyWeightSummaries":[{"latestWeight":{"samplePk":5,"weight":0,"timestampGMT":1714548300000}}]}"#,
      "error 1 5: weight has no value (0)"
    ),
    (
      #"{"body":{"measuregrps":[{"grpid":7,"date":1714548300,"category":1,"measures":[{"value":77,"type":9,"unit":0}]}]}}"#,
      "error 1 7: there is no value for systolic"
    ),
    (
      #"[{"type":"smbg","id":"t1","value":5.5,"time":"2024-05-01T07:25:00Z"}]"#,
      "error 1 t1: no unit is declared, and this format has no rule for it"
    ),
  ])
  func `refuses a reading and names it`(text: String, problem: String) {
    let document = readHealth(text)
    #expect(summary(document) == [])
    #expect(problems(document) == [problem])
  }

  @Test(arguments: [
    (
      #"{"body":{"measuregrps":[{"grpid":1,"date":1714548300,"category":2,"measures":[{"value":77,"type":1,"unit":0}]}]}}"#,
      "1 × goal"
    ),
    (#"[{"type":"basal","time":"2024-05-01T07:25:00Z","deviceId":"d"}]"#, "1 × basal"),
    (#"[[{"entity_id":"sensor.flour_stock","state":"4","attributes":{"unit_of_measurement":"kg"}}]]"#, "1 × entity"),
    (#"{"resourceType":"Patient","id":"p"}"#, "1 × Patient"),
    (
      #"{"resourceType":"Observation","id":"p","code":{"coding":[{"code":"8867-4"}]},"valueQuantity":{"value":60}}"#,
      "1 × Observation 8867-4"
    ),
    (#"{"header":{"id":"h","schema_id":{"name":"step-count"}},"body":{"step_count":5}}"#, "1 × step-count"),
  ])
  func `is none where a kind is not kept`(text: String, kinds: String) {
    let document = readHealth(text)
    #expect(document.records == [] && document.isComplete)
    #expect(problems(document) == ["warning 0 -: kinds that are not kept: \(kinds)"])
  }

  @Test(arguments: [
    (#"{"sgv":"112","date":1602547500000}"#, "112 numberAsString"),
    (#"{"sgv":12,"date":1602547500000}"#, "12 sensorErrorCode"),
    (#"{"sgv":0.6,"units":"mmol","date":1602547500000}"#, "10.8093528 sensorErrorCode"),
    (#"{"mbg":12,"date":1602547500000}"#, "12 implausible"), (#"{"mbg":40,"date":1602547500000}"#, "40"),
    // Nobody has this; in mmol/L everybody has.
    (#"{"mbg":5.5,"units":"mg/dL","date":1602547500000}"#, "5.5 implausible"),
    (#"{"mbg":4000,"date":1602547500000}"#, "4000 implausible"),
    (#"{"mbg":0,"date":1602547500000}"#, "0 implausible"),
  ])
  func `is flagged, and the value never altered`(entry: String, expected: String) {
    #expect(summary(readHealth("[\(entry)]")) == ["2020-10-13T00:05:00Z \(expected)"])
  }

  @Test func `of the clock is flagged`() {
    #expect(summary(readHealth(#"[{"sgv":100,"date":1795000299000}]"#)) == ["2026-11-18T11:11:39Z 100"])
    #expect(summary(readHealth(#"[{"sgv":100,"date":1795000301000}]"#)) == ["2026-11-18T11:11:41Z 100 futureTime"])
    // Seconds taken for milliseconds.
    #expect(summary(readHealth(#"[{"sgv":100,"date":1602547500}]"#)) == ["1970-01-19T13:09:07.500Z 100 implausible"])
  }

  @Test func `of deep nesting, or of a huge element, is that element's alone`() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(problems(between("{\"sgv\":\(deep)}")) == ["error 2 entry[1]: nested more than 128 deep"])
    let huge = "[" + String(repeating: "1,", count: 200_000) + "1]"
    let document = between("{\"x\":\(huge)}")
    #expect(problems(document) == ["error 2 entry[1]: more than 200000 values in one element"])
    #expect(summary(document).count == 2)
  }

  @Test func `of the encoding is named`() {
    let bytes = Array("\u{feff}[]".utf16).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let document = HealthJSON.read(ByteStream(bytes), context: ReadingContext(path: "a", now: Instant(seconds: 0)))
    #expect(problems(document) == ["error 1 -: the text is not UTF-8"])
    #expect(!document.isComplete)
  }
}
