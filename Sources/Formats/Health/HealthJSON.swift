package import Records

/// Health-reading JSON of many sources to readings.
package enum HealthJSON {
  package static func read(_ stream: consuming ByteStream, context: ReadingContext) -> Document {
    Document(store: .health, format: "json")
  }
}
