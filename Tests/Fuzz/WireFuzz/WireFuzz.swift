import Records

/// libFuzzer: any bytes as what a reader that a hostile file took over may send to the daemon.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  guard let document = try? Document(wireBytes: bytes) else { return 0 }
  // What is accepted is a value like any other: its own bytes give it back.
  let own = document.wireBytes
  guard (try? Document(wireBytes: own))?.wireBytes == own else { fatalError("the wire changes a document") }
  for sourced in document.records {
    precondition(own.count >= sourced.record.visibleBytes.count)
    _ = sourced.record.precedence
  }
  return 0
}
