import Formats
import Records

/// libFuzzer: any bytes as an iCalendar file.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  let context = ReadingContext(path: "fuzz.ics", store: .calendars, now: Instant(seconds: 1_800_000_000))
  let document = ICalendar.read(ByteStream(bytes), context: context)
  guard (try? Document(wireBytes: document.wireBytes)) == document else { fatalError("the wire changes a document") }
  for record in document.records {
    guard case .event(let event) = record.record else { fatalError("a component became no event") }
    precondition(!event.uid.isEmpty && !event.id.isEmpty)
  }
  return 0
}
