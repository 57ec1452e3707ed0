internal import CSQLite

/// The row that a statement stands on, lent to a closure. It cannot be copied out of it, and every value it gives is a
/// copy or lent in turn.
@safe
package struct Row: ~Copyable {
  private let handle: OpaquePointer

  @unsafe init(of handle: OpaquePointer) { unsafe self.handle = handle }

  package func isNull(_ column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_NULL }

  package func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

  package func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }

  /// TEXT as a string: empty for NULL. Only whole UTF-8 was bound.
  package func text(_ column: Int32) -> String {
    unsafe withBuffer(UnsafeRawPointer(sqlite3_column_text(handle, column)), column) {
      unsafe String(decoding: $0, as: UTF8.self)
    }
  }

  package func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  package func blob(_ column: Int32) -> [UInt8] {
    unsafe withBuffer(sqlite3_column_blob(handle, column), column) { unsafe Array($0) }
  }

  package func optionalBlob(_ column: Int32) -> [UInt8]? { isNull(column) ? nil : blob(column) }

  /// Lends the bytes of a BLOB without copying them.
  package func withBlob<Value>(_ column: Int32, _ body: (borrowing Span<UInt8>) throws -> Value) rethrows -> Value {
    try unsafe withBuffer(sqlite3_column_blob(handle, column), column) { buffer in
      try body(unsafe Span(_unsafeBytes: buffer))
    }
  }

  /// Lends the bytes of a BLOB to code that reads memory directly.
  @unsafe package func withUnsafeBlob<Value>(
    _ column: Int32, _ body: (UnsafeRawBufferPointer) throws -> Value
  ) rethrows -> Value {
    try unsafe withBuffer(sqlite3_column_blob(handle, column), column, body)
  }

  /// The length is asked for after the conversion (sqlite.org/c3ref/column_blob.html); NULL and empty have no address.
  private func withBuffer<Value>(
    _ start: UnsafeRawPointer?, _ column: Int32, _ body: (UnsafeRawBufferPointer) throws -> Value
  ) rethrows -> Value {
    let count = unsafe start == nil ? 0 : Int(sqlite3_column_bytes(handle, column))
    return try unsafe body(UnsafeRawBufferPointer(start: start, count: count))
  }
}
