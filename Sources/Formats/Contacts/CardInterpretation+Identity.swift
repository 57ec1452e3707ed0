internal import Records

extension CardInterpretation {
  /// UID, version, revision and kind: first, as problems name the UID and values depend on the version.
  mutating func readIdentity() {
    readVersion()
    readUID()
    readRevision()
    readKind()
  }

  private mutating func readVersion() {
    guard let property = first("VERSION") else {
      result.version = "3.0"
      reportOnce(line: card.line, "the card has no VERSION; read as 3.0")
      return
    }
    let version = text(of: property).trimmed
    switch version {
    case "2.1", "3.0", "4.0": result.version = version
    default:
      result.version = version.hasPrefix("2") ? "2.1" : version.hasPrefix("4") ? "4.0" : "3.0"
      reportOnce(line: property.line, "VERSION is none of 2.1, 3.0 and 4.0; read as \(result.version)")
    }
  }

  /// UID as written, also `urn:uuid:…`; else Apple's own id; else path and content, where a photo counts by its hash.
  private mutating func readUID() {
    if let uid = text("UID") {
      (result.uid, result.uidSource) = (uid, .uid)
    } else if let uid = text("X-ABUID") {
      (result.uid, result.uidSource) = (uid, .xABUID)
    } else {
      var content = card.source
      for property in card.properties {
        if case .data(_, let hash) = property.binary?.content { content += hash.utf8 }
      }
      (result.uid, result.uidSource) = (RecordIdentity.derivedUID(path: path, content: content), .derived)
    }
    result.id = RecordIdentity.contact(uid: result.uid)
  }

  private mutating func readRevision() {
    guard let property = first("REV"), let text = text(of: property).content else {
      return
    }
    result.revision = Revision.instant(text)
    if result.revision == nil {
      reportOnce(line: property.line, "REV is not a date and time; ignored", hint: "write it as 20260131T120000Z")
    }
  }

  private mutating func readKind() {
    switch (text("KIND") ?? text("X-ADDRESSBOOKSERVER-KIND"))?.lowercased() {
    case "group": result.type = .group
    case "org", "organization", "location": result.type = .organization
    default: if text("X-ABSHOWAS")?.lowercased() == "company" { result.type = .organization }
    }
  }
}
