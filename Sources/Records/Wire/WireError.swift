/// Bytes that are no record of ours. The decoder says what it was reading, never what it read.
package enum WireError: Error, Hashable, Sendable {
  /// The bytes end inside this.
  case truncated(String)
  /// A value outside what its type allows.
  case invalid(String)
  /// Bytes after the end of the value.
  case trailing(Int)
}

extension WireError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .truncated(let what): "cannot decode a record: the bytes end inside \(what)"
    case .invalid(let what): "cannot decode a record: \(what) is out of range"
    case .trailing(let count): "cannot decode a record: \(count) bytes too many"
    }
  }
}
