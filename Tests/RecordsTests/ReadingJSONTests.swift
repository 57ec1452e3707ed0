import JSON
import Records
import Testing

@Suite struct `The JSON of a reading` {
  @Test func `keeps digits, and the clock of the source`() throws {
    var reading = Reading(
      id: "r-1", type: .bloodGlucose, start: Instant(milliseconds: 1_726_869_420_000),
      values: [
        .init(
          role: .glucose, value: try #require(ExactDecimal("99.0857340")), unit: "mg/dL", originalText: "5.5",
          originalUnit: "mmol<180.1558800000541>/L")
      ])
    reading.startOffset = 36_000
    reading.meal = .preprandial
    reading.flags = [.userEntered, .possibleDuplicate]
    var json = JSONWriter()
    reading.write(to: &json, source: nil)
    #expect(
      json.text == #"{"kind":"reading","id":"r-1","type":"bloodGlucose","start":"2024-09-21T07:57:00+10:00","#
        + #""values":[{"role":"glucose","value":99.0857340,"unit":"mg/dL","originalText":"5.5","#
        + #""originalUnit":"mmol<180.1558800000541>/L"}],"meal":"preprandial","flags":["possibleDuplicate","userEntered"]}"#
    )
  }

  @Test func `shows a day where the source names only a day`() throws {
    var reading = Reading(id: "r-1", type: .bodyMass, start: Instant(seconds: 1_714_514_400), values: [])
    reading.startOffset = 7200
    reading.flags = [.dateOnly]
    var json = JSONWriter()
    reading.write(to: &json, source: nil)
    #expect(try JSONValue(parsing: json.bytes)["start"]?.string == "2024-05-01")
  }
}

@Suite struct `The JSON of an album` {
  @Test func `leaves out what is absent`() {
    var album = Album(id: "a-1", name: "Lanterns", artistName: nil)
    album.tracks = [.init(title: "Winter")]
    album.cover = .init(file: "c/1.jpg")
    var json = JSONWriter()
    album.write(to: &json, source: nil)
    #expect(
      json.text == #"{"kind":"album","id":"a-1","name":"Lanterns","genres":[],"tags":[],"tracks":[{"title":"Winter"}],"#
        + #""cover":{"file":"c/1.jpg"}}"#)
  }
}
