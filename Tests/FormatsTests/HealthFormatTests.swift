import Formats
import Records
import Testing

/// One small sample of each format, and what it says.
@Suite struct `Health JSON` {
  @Test(arguments: [
    // Open mHealth: pressure, glucose in both units, weight, an interval, a statistic, a bare date
    (
      "omh",
      omh(
        #""systolic_blood_pressure":{"value":121,"unit":"mmHg"},"diastolic_blood_pressure":{"value":77,"unit":"mmHg"}"#),
      "2024-05-01T07:25:00-08:00 121/77"
    ),
    ("omh", omh(#""blood_glucose":{"value":5.5,"unit":"mmol/L"}"#), "2024-05-01T07:25:00-08:00 99.0857340"),
    ("omh", omh(#""body_weight":{"value":10,"unit":"lb"}"#), "2024-05-01T07:25:00-08:00 4.53592370"),
    (
      "omh", omh(#""body_weight":{"value":81500,"unit":"g"}"#, frame: #""date_time":"2024-05-01T07:25:00""#),
      "2024-05-01T07:25:00Z 81.500 zoneAssumedUTC"
    ),
    (
      "omh",
      omh(
        #""blood_glucose":{"value":100,"unit":"mg/dL"},"descriptive_statistic":"average""#,
        frame: #""time_interval":{"start_date_time":"2024-05-01T00:00:00Z","end_date_time":"2024-05-02T00:00:00Z"}"#),
      "2024-05-01T00:00:00Z 100 average"
    ),
    (
      "omh", omh(#""body_weight":{"value":81,"unit":"kg"}"#, frame: #""date_time":"2024-05-01""#),
      "2024-05-01T00:00:00Z 81 zoneAssumedUTC dateOnly"
    ),
    (
      "omh",
      #"{"header":{"uuid":"u1","schema_id":{"namespace":"ieee","name":"body-weight"},"modality":"sensed"},"#
        + #""body":{"body_weight":{"value":80,"unit":"kg"},"effective_time_frame":{"date_time":"2024-05-01T07:25:00Z"}}}"#,
      "2024-05-01T07:25:00Z 80"
    ),
    // FHIR: a panel, kPa, a coded unit beside a text, a comparator, an amended one, a Bundle
    (
      "fhir",
      fhir("85354-9", components: [("8480-6", #""value":16,"code":"kPa""#), ("8462-4", #""value":10,"code":"kPa""#)]),
      "2024-05-01T07:25:00+02:00 120.0099/75.0062"
    ),
    (
      "fhir",
      fhir(
        "85354-9",
        components: [
          ("8480-6", #""value":120,"unit":"mmHg","code":"mm[Hg]""#), ("8462-4", #""value":80,"unit":"mmHg""#),
          ("8867-4", #""value":60,"code":"/min""#),
        ]),
      "2024-05-01T07:25:00+02:00 120/80/60"
    ),
    (
      "fhir",
      fhir(
        "15074-8",
        value: #""value":6.3,"unit":"millimoles per litre","system":"http://unitsofmeasure.org","code":"mmol/L""#),
      "2024-05-01T07:25:00+02:00 113.4982044"
    ),
    (
      "fhir", fhir("2339-0", value: #""value":20,"comparator":"<","code":"mg/dL""#),
      "2024-05-01T07:25:00+02:00 <20 belowRange"
    ),
    (
      "fhir", fhir("2339-0", value: #""value":600,"comparator":">","code":"mg/dL""#),
      "2024-05-01T07:25:00+02:00 >600 implausible"
    ),
    (
      "fhir", fhir("29463-7", value: #""value":150,"code":"[lb_av]""#, status: "amended"),
      "2024-05-01T07:25:00+02:00 68.03885550 corrected"
    ),
    ("fhir", fhir("29463-7", value: #""value":80,"code":"kg""#, status: "entered-in-error"), "gone o1"),
    (
      "fhir",
      #"{"entry":[{"fullUrl":"urn:1","resource":\#(fhir("3141-9", value: #""value":80,"unit":"kg""#))}],"resourceType":"Bundle"}"#,
      "2024-05-01T07:25:00+02:00 80"
    ),
    ("fhir", #"{"resourceType":"Bundle","entry":[{"request":{"method":"DELETE","url":"Observation/o9"}}]}"#, "gone o9"),
    // Health Auto Export, its keys in any order
    (
      "health-auto-export",
      #"{"data":{"metrics":[{"data":[{"qty":168.4,"date":"2024-09-21 06:30:00 +1000"}],"units":"lb","name":"weight_body_mass"}]}}"#,
      "2024-09-21T06:30:00+10:00 76.384955108"
    ),
    // Nightscout v1 in an array, v3 in an answer
    (
      "nightscout",
      #"[{"_id":"a","type":"sgv","sgv":100,"date":1602547500000,"dateString":"2020-10-13T02:05:00.000+0200"}]"#,
      "2020-10-13T02:05:00+02:00 100"
    ),
    (
      "nightscout", #"{"status":200,"result":[{"identifier":"b","sgv":6.1,"units":"mmol","date":1602552000000}]}"#,
      "2020-10-13T01:20:00Z 109.8950868"
    ),
    // Withings
    (
      "withings",
      #"{"status":0,"body":{"measuregrps":[{"grpid":1,"attrib":0,"date":1714548300,"category":1,"measures":[{"value":652,"type":1,"unit":-1}]}],"timezone":"Europe/Berlin"}}"#,
      "2024-05-01T07:25:00Z 65.2"
    ),
    (
      "withings",
      #"{"body":{"measuregrps":[{"grpid":1,"attrib":1,"date":1714548300,"category":1,"measures":[{"value":77,"type":9,"unit":0},{"value":12100,"type":10,"unit":-2},{"value":61,"type":11,"unit":0}]}]}}"#,
      "2024-05-01T07:25:00Z 121.00/77/61 ambiguousUser"
    ),
    // Garmin
    (
      "garmin",
      #"{"measurementSummaries":[{"measurements":[{"version":1,"systolic":118,"diastolic":76,"pulse":0,"measurementTimestampGMT":"2024-05-01T06:00:00.0","measurementTimestampLocal":"2024-05-01T08:00:00.0"}]}]}"#,
      "2024-05-01T08:00:00+02:00 118/76"
    ),
    (
      "garmin",
      #"{"dailyWeightSummaries":[{"summaryDate":"2024-05-01","allWeightMetrics":[{"samplePk":5,"weight":81500.0,"timestampGMT":1714548300000,"sourceType":"INDEX_SCALE"}]}]}"#,
      "2024-05-01T07:25:00Z 81.5000"
    ),
    (
      "garmin",
      #"[{"metaData":{"calendarDate":"2024-05-01"},"weight":{"weight":81500,"sourceType":"MANUAL","timestampGMT":"2024-05-01T07:25:00.0"}}]"#,
      "2024-05-01T07:25:00Z 81.500 userEntered"
    ),
    // Tidepool
    (
      "tidepool",
      #"[{"type":"cbg","id":"t","value":5.5,"units":"mmol/L","time":"2024-05-01T07:25:00.000Z","timezoneOffset":-420,"deviceId":"d"}]"#,
      "2024-05-01T00:25:00-07:00 99.0857340"
    ),
    (
      "tidepool",
      #"[{"type":"smbg","value":20,"units":"mg/dL","time":"2024-05-01T07:25:00Z","annotations":[{"code":"bg/out-of-range","value":"low"}]}]"#,
      "2024-05-01T07:25:00Z <20 belowRange"
    ),
    // Home Assistant
    (
      "home-assistant",
      #"[[{"entity_id":"sensor.body_weight","state":"81.2","last_changed":"2024-05-01T07:25:00+00:00","attributes":{"unit_of_measurement":"kg"}},{"state":"unavailable","last_changed":"2024-05-01T08:25:00+00:00"}]]"#,
      "2024-05-01T07:25:00Z 81.2"
    ),
    // concertd
    (
      "concertd",
      #"{"kind":"reading","type":"bloodGlucose","start":"2024-05-01T07:25:00+02:00","values":[{"role":"glucose","value":5.5,"unit":"mmol/L"}]}"#,
      "2024-05-01T07:25:00+02:00 99.0857340"
    ),
  ])
  func `is told by its shape and read right`(format: String, text: String, expected: String) {
    let document = readHealth(text)
    #expect(summary(document) == [expected])
    #expect(document.format == format)
    #expect(document.problems == [] && document.isComplete && document.store == .health)
  }

  @Test func `keeps what the source wrote beside the numbers`() throws {
    let document = readHealth(
      #"{"data":{"metrics":[{"name":"blood_glucose","units":"mmol<180.1558800000541>/L","data":["#
        + #"{"date":"2024-09-21 7:57:00\u202fam +1000","qty":5.50,"mealTime":"Before Meal","source":"Pocket Meter"},"#
        + #"{"date":"2024-09-21 12:57 PM +1000","qty":5.5,"mealTime":"Unspecified","source":""}]}]}}"#)
    let (first, second) = (try #require(readings(document).first), try #require(readings(document).last))
    #expect(first.values.map(\.originalText) == ["5.50"])
    #expect(first.values.map(\.originalUnit) == ["mmol<180.1558800000541>/L"])
    #expect(first.originalTime == "2024-09-21 7:57:00\u{202f}am +1000" && first.zoneSource == "text")
    #expect(first.meal == .preprandial && first.device == "Pocket Meter")
    #expect(second.meal == nil && second.device == nil)
    #expect(summary(document).last == "2024-09-21T12:57:00+10:00 99.0857340")
  }

  @Test(arguments: [
    (#"{"id":"1","type":"HeartRate","samples":[{"v":1}]}"#, "error 1 1: no known health format"),
    (#"[{"a":1},{"b":2}]"#, "error 1 entry[0]: no known health format"),
    ("", "error 1 -: no known health format"),
    ("{\"a\":", "error 1 -: the document is cut off"),
    ("Date,Systolic (mmHg),Diastolic (mmHg),Pulse\n", "error 1 -: this is a CSV export of OMRON connect, not JSON"),
    ("\"dateTime\",\"weight\",\"fat\",\"water\"\n", "error 1 -: this is a CSV export of openScale, not JSON"),
    ("a;b;c\n1;2;3\n", "error 1 -: this is a CSV file, not JSON"),
    ("<?xml version=\"1.0\"?>\n<!DOCTYPE HealthData>", "error 1 -: this is Apple Health's XML export, not JSON"),
  ])
  func `refuses what it does not know, by name`(text: String, problem: String) {
    let document = readHealth(text)
    #expect(problems(document) == [problem])
    #expect(document.records == [] && !document.isComplete)
  }

  @Test func `may be empty`() {
    let document = readHealth("[]")
    #expect(problems(document) == ["warning 1 -: there are no readings in this file"])
    #expect(document.isComplete)
  }

  @Test func `counts kinds that are not kept, in one warning`() {
    let document = readHealth(
      #"[{"type":"cal","date":1602551700000},{"type":"cal","date":1},{"eventType":"Note","created_at":"2020-01-01T00:00:00Z"},"#
        + #"{"sgv":100,"date":1602547500000}]"#)
    #expect(summary(document) == ["2020-10-13T00:05:00Z 100"])
    #expect(problems(document) == ["warning 0 -: kinds that are not kept: 1 × Note, 2 × cal"])
  }
}

private func omh(_ body: String, frame: String = #""date_time":"2024-05-01T07:25:00-08:00""#) -> String {
  #"{"header":{"id":"l-1","creation_date_time":"2024-05-01T08:00:00Z","schema_id":{"namespace":"omh","name":"x","version":"1.0"}},"#
    + #""body":{\#(body),"effective_time_frame":{\#(frame)}}}"#
}

private func fhir(_ code: String, value: String? = nil, components: [(String, String)] = [], status: String = "final")
  -> String
{
  let parts = components.map {
    #"{"code":{"coding":[{"system":"http://loinc.org","code":"\#($0.0)"}]},"valueQuantity":{\#($0.1)}}"#
  }
  let content = value.map { #""valueQuantity":{\#($0)}"# } ?? #""component":[\#(parts.joined(separator: ","))]"#
  return
    #"{"resourceType":"Observation","id":"o1","status":"\#(status)","code":{"coding":[{"system":"http://loinc.org","code":"\#(code)"}]},"#
    + #""effectiveDateTime":"2024-05-01T07:25:00+02:00",\#(content)}"#
}
