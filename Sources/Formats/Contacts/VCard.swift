package import Records

/// vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350) files to contacts.
package enum VCard {
  /// The most problems that one file lists; the last one then counts the rest.
  static let problemLimit = 1000

  /// Opens what is loaded from disk at first use (charsets of glibc). To be called before a sandbox closes.
  package static func preload() { Charset.preload() }

  /// Reads all cards. A UID that comes again is an update: the newer REV wins, else the later card.
  package static func read(_ stream: consuming ByteStream, context: ReadingContext) -> Document {
    var reader = CardReader(stream)
    var document = Document(store: .contacts, format: "vcard")
    var (places, omitted) = ([String: Int](), 0)
    while true {
      let card = reader.next()
      var problems = reader.takeProblems()
      if let card { problems += add(card, context, to: &document, &places) }
      let room = max(0, problemLimit - document.problems.count)
      document.problems += problems.prefix(room)
      omitted += max(0, problems.count - room)
      if card == nil { break }
    }
    document.isComplete = reader.isComplete
    finish(&document, isVCard: reader.isVCard, failure: reader.failure, omitted: omitted)
    resolveMembers(&document)
    return document
  }

  /// Returns what is wrong with the card.
  private static func add(
    _ card: Card, _ context: ReadingContext, to document: inout Document, _ places: inout [String: Int]
  ) -> [Problem] {
    var interpretation = CardInterpretation(card, path: context.path)
    guard let contact = interpretation.contact() else { return interpretation.problems }
    let record = SourcedRecord(.contact(contact), line: card.line, sourceText: card.source)
    if let place = places[contact.uid] {
      let older = document.records[place].record.precedence
      if record.record.precedence >= older { document.records[place] = record }
    } else {
      places[contact.uid] = document.records.count
      document.records.append(record)
    }
    return interpretation.problems
  }

  private static func finish(_ document: inout Document, isVCard: Bool, failure: CInt?, omitted: Int) {
    if omitted > 0 {
      document.problems.append(Problem(.warning, store: .contacts, "\(omitted) more problems are not listed"))
    }
    if let failure {
      document.isComplete = false
      document.problems.append(
        Problem(.error, store: .contacts, "the file cannot be read to its end (error \(failure))"))
    } else if !isVCard {
      document.isComplete = false
      document.problems.append(
        Problem(
          .error, store: .contacts, "not a vCard file: it has no BEGIN:VCARD",
          hint: "export contacts as vCard (.vcf), version 2.1, 3.0 or 4.0"))
    }
  }

  /// Members are named by URI (RFC 6350, 6.6.5), the cards beside them often by the bare UUID.
  private static func resolveMembers(_ document: inout Document) {
    let prefix = "urn:uuid:"
    var uids: Set<String>?
    for index in document.records.indices {
      guard case .contact(var contact) = document.records[index].record, !contact.members.isEmpty else { continue }
      let known =
        uids
        ?? Set(document.records.compactMap { if case .contact(let contact) = $0.record { contact.uid } else { nil } })
      uids = known
      contact.members = contact.members.map { member in
        let bare = String(member.dropFirst(prefix.count))
        return member.lowercased().hasPrefix(prefix) && !known.contains(member) && known.contains(bare) ? bare : member
      }
      document.records[index].record = .contact(contact)
    }
  }
}
