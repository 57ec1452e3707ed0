package import Records

/// iCalendar (RFC 5545, 7986) and vCalendar 1.0 files to events.
package enum ICalendar {
  package static func read(_ stream: consuming ByteStream, context: ReadingContext) -> Document {
    Document(store: .calendars, format: "icalendar")
  }
}
