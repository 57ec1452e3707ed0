// The words between the daemon and concert-reader. A request is one packet: the request's bytes, and the descriptor.
// An answer is one packet or more: a first byte that says whether more follow, then bytes of the document. A big one comes
// in parts, so that the reader need not hold it: documents whose records belong to the one that ends the answer.

enum ReaderProtocol {
  /// Sent once by the reader when it is confined and ready.
  static let ready: [UInt8] = Array("concert-reader 1".utf8)
  static let last: UInt8 = 0
  static let more: UInt8 = 1
  static let endOfPart: UInt8 = 2
  /// Fits the kernel's default socket buffer (socket(7): 208 KiB) several times.
  static let packetSize = 48 << 10
  static let requestLimit = 16 << 10
}
