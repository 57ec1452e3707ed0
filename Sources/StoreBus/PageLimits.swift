/// How much one answer may hold, so that no message comes near the bus's own limits (128 MiB a message, and less in
/// a bus's queue for one connection).
package struct PageLimits: Sendable {
  /// Rows, when the caller names no number.
  package static let standardRows = 500
  package static let maximumRows = 1000
  package static let maximumBytes = 4 << 20

  private var rowsLeft: Int
  private var bytesLeft = Self.maximumBytes
  private var isEmpty = true

  /// How many rows a caller gets at most who asked for so many; 0 leaves it to us.
  package static func rows(askedFor limit: UInt32) -> Int {
    limit == 0 ? standardRows : min(Int(limit), maximumRows)
  }

  package init(rows: Int) { rowsLeft = rows }

  /// Whether a row of so many bytes still fits. The first one always does, so that every page gets on.
  package mutating func admit(bytes: Int) -> Bool {
    guard rowsLeft > 0, isEmpty || bytes <= bytesLeft else { return false }
    (rowsLeft, bytesLeft, isEmpty) = (rowsLeft - 1, bytesLeft - bytes, false)
    return true
  }
}
