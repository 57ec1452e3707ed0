import Formats
import Records

/// libFuzzer: any bytes as a file of health readings, and as a catalog of albums.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  let context = ReadingContext(path: "fuzz.json", store: .health, now: Instant(seconds: 1_800_000_000))
  let document = HealthJSON.read(ByteStream(bytes), context: context)
  guard (try? Document(wireBytes: document.wireBytes)) == document else { fatalError("the wire changes a document") }
  for record in document.records {
    guard case .reading(let reading) = record.record else { fatalError("a reading became another record") }
    precondition(!reading.id.isEmpty && (reading.isRetraction || !reading.values.isEmpty))
  }
  let catalog = CatalogJSON.read(ByteStream(bytes), context: context)
  guard (try? Document(wireBytes: catalog.wireBytes)) == catalog else { fatalError("the wire changes a catalog") }
  return 0
}
