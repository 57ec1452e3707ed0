internal import Glibc
package import Records

/// vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350) files to contacts.
package enum VCard {
  /// Opens what is loaded from disk at first use (charsets of glibc). To be called before a sandbox closes.
  package static func preload() { Charset.preload() }

  /// Reads all cards. A UID that comes again is an update: the newer REV wins, else the later card.
  package static func read(_ stream: consuming ByteStream, context: ReadingContext) -> Document {
    var reader = CardReader(stream)
    var (contacts, problems) = (ContactRecords(), ProblemList())
    while let card = reader.next(&problems) {
      var interpretation = CardInterpretation(card, path: context.path)
      let contact = interpretation.contact()
      for problem in interpretation.problems { problems.add(problem) }
      if let contact { contacts.add(contact, of: card) }
    }
    if let failure = reader.failure {
      problems.add(.error, "the file cannot be read to its end: \(unsafe String(cString: strerror(failure)))")
    } else if !reader.isVCard {
      problems.add(
        .error, "not a vCard file: it has no BEGIN:VCARD",
        hint: "export contacts as vCard (.vcf), version 2.1, 3.0 or 4.0")
    }
    let isComplete = reader.isComplete && reader.isVCard && reader.failure == nil
    return Document(
      store: .contacts, format: "vcard", records: contacts.resolved, problems: problems.all, isComplete: isComplete)
  }
}
