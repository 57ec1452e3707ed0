import Foundation
import JSON
import Records
import Testing

private let cases = ProcessInfo.processInfo.environment["CONCERTD_VCARD_CASES"].map { URL(fileURLWithPath: $0) }

/// Run by Tests/Properties/vcard/compare, which makes the cases.
@Suite(.enabled(if: cases != nil)) struct ContactComparisonTests {
  @Test func `every field is what vobject reads`() throws {
    let folder = try #require(cases)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let cards = files.filter { $0.pathExtension == "vcf" }
    #expect(!cards.isEmpty)
    for card in cards {
      let contact = try ContactReading.contact(bytes: Array(try Data(contentsOf: card)))
      var json = JSONWriter()
      contact.write(to: &json, source: nil)
      let ours = try object(Data(json.bytes))
      let theirs = try object(try Data(contentsOf: card.deletingPathExtension().appendingPathExtension("json")))
      for (key, value) in theirs {
        #expect(ours[key] == value, "\(key) of \(card.lastPathComponent)")
      }
      let own: Set = ["kind", "id", "uidSource", "type", "version"]
      #expect(Set(ours.keys).subtracting(own).isSubset(of: theirs.keys), "\(card.lastPathComponent)")
    }
  }

  private func object(_ data: Data) throws -> [String: NSObject] {
    try #require(try JSONSerialization.jsonObject(with: data) as? [String: NSObject])
  }
}
