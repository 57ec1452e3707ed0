import Formats
import Records
import Testing

/// What the tests of vCard share: a file's text in, contacts out.
enum ContactReading {
  static func document(_ bytes: [UInt8], path: String = "a.vcf") -> Document {
    VCard.read(ByteStream(bytes), context: ReadingContext(path: path, store: .contacts, now: Instant(seconds: 0)))
  }

  static func document(_ text: String, path: String = "a.vcf") -> Document { document(Array(text.utf8), path: path) }

  static func contacts(_ document: Document) -> [Contact] {
    document.records.compactMap { if case .contact(let contact) = $0.record { contact } else { nil } }
  }

  /// The one contact of a card with these lines, without any problem.
  static func contact(
    version: String = "3.0", _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Contact {
    try contact(bytes: Array(card(version: version, lines).utf8), sourceLocation: sourceLocation)
  }

  static func contact(bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws -> Contact {
    let document = document(bytes)
    #expect(document.problems == [], sourceLocation: sourceLocation)
    #expect(document.isComplete, sourceLocation: sourceLocation)
    return try #require(contacts(document).first, sourceLocation: sourceLocation)
  }

  static func card(version: String = "3.0", _ lines: [String]) -> String {
    (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }
}
