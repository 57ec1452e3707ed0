package import Records

/// iCalendar (RFC 5545, 7986) and vCalendar 1.0 files to events.
package enum ICalendar {
  /// Reads every VEVENT of the file. What cannot be read is a problem with its line and UID, and costs only its own event.
  /// The file is cut into components as it streams by: memory follows the largest event and what is returned, not the file.
  package static func read(_ stream: consuming ByteStream, context: ReadingContext) -> Document {
    var file = CalendarFile(stream, path: context.path)
    return file.read()
  }
}
