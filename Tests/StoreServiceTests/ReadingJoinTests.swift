import Records
import StoreService
import Testing

@Suite struct `Readings of several files` {
  private func reading(_ id: String, at second: Int64 = 0, version: Int64 = 0, removed: Bool = false) -> Record {
    var reading = Reading(
      id: id, type: .bodyMass, start: Instant(seconds: 1_714_548_300 + second),
      values: [.init(role: .mass, value: ExactDecimal(coefficient: 80), unit: "kg", originalText: "80")])
    (reading.version, reading.isRetraction) = (version, removed)
    return .reading(reading)
  }

  /// The ids that stay in each file; a twin with the id of the first.
  private func join(_ files: [[Record]]) -> [[String]] {
    var entries = files.map { records in
      let document = Document(store: .health, format: "fhir", records: records.map { SourcedRecord($0) })
      return FileCheck.Entry(file: "a.json", document: document, problems: [])
    }
    FileCheck.joinReadings(&entries)
    return entries.map { entry in
      entry.document.records.map { sourced in
        guard case .reading(let reading) = sourced.record else { return "another kind" }
        return reading.duplicateOf.map { "\(reading.id) as \($0)" } ?? reading.id
      }
    }
  }

  @Test func `count once`() {
    #expect(join([[reading("a")], [reading("a"), reading("b", at: 60)]]) == [["a"], ["b"]])
  }

  @Test func `let the greater version speak, in whichever file`() {
    #expect(join([[reading("a", version: 1)], [reading("a", version: 2)]]) == [[], ["a"]])
    #expect(join([[reading("a", version: 2)], [reading("a", version: 1)]]) == [["a"], []])
  }

  @Test func `are gone where one file removes them`() {
    #expect(join([[reading("a", version: 1)], [reading("a", version: 2, removed: true)]]) == [[], []])
    #expect(
      join([[reading("a", version: 2, removed: true)], [reading("a", version: 1), reading("b")]]) == [[], ["b"]])
  }

  @Test func `are looked through for twins`() {
    #expect(join([[reading("a")], [reading("b"), reading("c", at: 60)]]) == [["a"], ["b as a", "c"]])
  }

  @Test func `leave other records alone`() {
    let album = Record.album(Album(id: "x", name: "n", artistName: nil))
    #expect(join([[album, reading("a")], [album]]) == [["another kind", "a"], ["another kind"]])
  }
}
