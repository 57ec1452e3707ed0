package import Records

/// Health-reading JSON of many sources to readings: Open mHealth and IEEE 1752, HL7 FHIR, Health Auto Export, Nightscout,
/// Withings, Garmin, Tidepool, Home Assistant, and concertd's own record. The format is told by the shape of the content.
package enum HealthJSON {
  /// The whole file at once.
  package static func read(_ stream: consuming ByteStream, context: ReadingContext) -> Document {
    var records: [SourcedRecord] = []
    var document = read(stream, context: context, batch: .max) { records = $0 }
    document.records = records
    return document
  }

  /// Hands out the readings of a big export in batches of about that many, so that memory does not follow the file.
  /// Versions and twins are resolved within a batch; ids are the same in all of them, so the store resolves the rest.
  ///
  /// - Returns: the document without its records.
  package static func read(
    _ stream: consuming ByteStream, context: ReadingContext, batch: Int, _ deliver: ([SourcedRecord]) -> Void
  ) -> Document {
    let start = stream.peek(1024)
    if let problem = ForeignExport.problem(of: start) {
      return Document(store: .health, format: "unknown", problems: [problem], isComplete: false)
    }
    var reader = HealthReader(stream, context: context, batch: batch)
    reader.read(deliver)
    return reader.document
  }
}
