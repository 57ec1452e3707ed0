import Formats
import Records

/// libFuzzer: any bytes as a vCard file.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  let context = ReadingContext(path: "fuzz.vcf", store: .contacts, now: Instant(seconds: 1_800_000_000))
  let document = VCard.read(ByteStream(bytes), context: context)
  // Every record and problem has to survive the way to the daemon.
  guard (try? Document(wireBytes: document.wireBytes)) == document else { fatalError("the wire changes a document") }
  for record in document.records {
    guard case .contact(let contact) = record.record else { fatalError("a card became no contact") }
    precondition(!contact.uid.isEmpty && !contact.id.isEmpty)
  }
  return 0
}
