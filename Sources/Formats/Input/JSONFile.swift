internal import Glibc
internal import JSON
internal import Records

/// The bytes of a drop, as a JSON reader asks for them.
final class JSONFile: JSONSource {
  private var stream: ByteStream

  init(_ stream: consuming ByteStream) { self.stream = stream }

  func nextBytes() -> [UInt8] { stream.nextChunk() }
  func rewind(to offset: Int) { stream.seek(to: offset) }

  /// Why the bytes ended before the file did.
  var failure: String? { stream.failure.map { unsafe String(cString: strerror($0)) } }
}
