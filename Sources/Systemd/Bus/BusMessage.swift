internal import CSystemd
internal import Glibc

/// A message that is being written or read, in order. It stays on the loop's thread.
package final class BusMessage {
  let handle: LoopPointer

  /// Takes over the caller's reference.
  @unsafe init(adopting raw: OpaquePointer) { unsafe handle = LoopPointer(raw) }

  /// Takes a reference of its own.
  @unsafe init(retaining raw: OpaquePointer) { unsafe handle = LoopPointer(sd_bus_message_ref(raw)) }

  deinit {
    let handle = handle
    EventLoop.release { _ = unsafe sd_bus_message_unref(handle.raw) }
  }

  /// The unique name of who sent it; absent in messages of our own and of the bus before it knows us.
  var sender: String? { unsafe sd_bus_message_get_sender(handle.raw).map { unsafe String(cString: $0) } }

  var failure: BusFailure? {
    guard let error = unsafe sd_bus_message_get_error(handle.raw), let name = unsafe error.pointee.name else {
      return nil
    }
    let message = unsafe error.pointee.message.map { unsafe String(cString: $0) }
    return unsafe BusFailure(name: String(cString: name), message: message ?? "")
  }

  // MARK: writing

  func append(_ type: BusType, _ value: UnsafeRawPointer) throws(SystemdError) {
    try unsafe check(sd_bus_message_append_basic(handle.raw, type.code, value), "write", "a bus message")
  }

  /// Writes a container (`type` is array, structure, entry or variant) with what `contents` writes into it.
  func container(_ type: BusType, _ signature: String, _ contents: () throws -> Void) throws {
    try unsafe check(sd_bus_message_open_container(handle.raw, type.code, signature), "write", "a bus message")
    try contents()
    try unsafe check(sd_bus_message_close_container(handle.raw), "write", "a bus message")
  }

  // MARK: reading

  func read(_ type: BusType, into value: UnsafeMutableRawPointer) throws(SystemdError) {
    let found = try unsafe check(sd_bus_message_read_basic(handle.raw, type.code, value), "read", "a bus message")
    guard found > 0 else { throw Self.cutShort }
  }

  /// Reads a container with what `contents` reads from it.
  func enter<Value>(_ type: BusType, _ signature: String, _ contents: () throws -> Value) throws -> Value {
    let entered = try unsafe check(
      sd_bus_message_enter_container(handle.raw, type.code, signature), "read", "a bus message")
    guard entered > 0 else { throw Self.cutShort }
    let value = try contents()
    try unsafe check(sd_bus_message_exit_container(handle.raw), "read", "a bus message")
    return value
  }

  /// Whether the container that was entered has no more elements.
  var isAtEnd: Bool { unsafe sd_bus_message_at_end(handle.raw, 0) != 0 }

  /// The signature of the next complete value, such as that inside a variant.
  func peekContents() throws -> String {
    var contents: UnsafePointer<CChar>?
    try unsafe check(sd_bus_message_peek_type(handle.raw, nil, &contents), "read", "a bus message")
    return unsafe contents.map { unsafe String(cString: $0) } ?? ""
  }

  private static let cutShort = SystemdError("read", "a bus message", code: ENXIO)
}

/// The D-Bus types in use; the raw values are those of the specification.
package enum BusType: UInt8, Sendable {
  case boolean = 0x62  // b
  case int32 = 0x69  // i
  case uint32 = 0x75  // u
  case int64 = 0x78  // x
  case uint64 = 0x74  // t
  case double = 0x64  // d
  case string = 0x73  // s
  case descriptor = 0x68  // h
  case array = 0x61  // a
  case variant = 0x76  // v
  case structure = 0x72  // r
  case entry = 0x65  // e

  var code: CChar { CChar(rawValue) }
  var signature: String { String(UnicodeScalar(rawValue)) }
}
