package import Records

/// Readings that are held before they are handed out: some megabytes of them.
private let readingsInPart = 5000

/// Reads a file of any format: bytes to records and problems. Never throws: what cannot be read is a problem. The readings
/// of a big export are handed out in parts, but for the last ones.
package func readDocument(
  _ stream: consuming ByteStream, context: ReadingContext, part: ([SourcedRecord]) -> Void
) -> Document {
  let start = stream.peek(1024)
  switch context.store ?? detectStore(start) {
  case .calendars, .concerts: return ICalendar.read(stream, context: context)
  case .contacts: return VCard.read(stream, context: context)
  case .health:
    var last: [SourcedRecord] = []
    var document = HealthJSON.read(stream, context: context, batch: readingsInPart) { records in
      if !last.isEmpty { part(last) }
      last = records
    }
    document.records = last
    return document
  case .music: return CatalogJSON.read(stream, context: context)
  }
}

/// Reads a file of any format as one document, whatever it takes.
package func readDocument(_ stream: consuming ByteStream, context: ReadingContext) -> Document {
  let store = context.store ?? detectStore(stream.peek(1024))
  if store == .health { return HealthJSON.read(stream, context: context) }
  return readDocument(stream, context: context) { _ in }
}

/// The store that a file's first bytes belong to (`check` names no folder).
func detectStore(_ start: [UInt8]) -> Store {
  let text = String(decoding: start.filter { $0 != 0 }, as: UTF8.self).lowercased()
  if text.contains("begin:vcalendar") || text.contains("begin:vevent") { return .calendars }
  if text.contains("begin:vcard") { return .contacts }
  if text.contains("\"albums\"") { return .music }
  return .health
}

/// Loads what the formats need from the file system, for a process that is about to lose sight of it.
package func preloadFormats() {
  VCard.preload()
}
