/// How much one answer may hold, so that no message comes near the bus's own limits: 32 MiB a message on a system bus
/// (dbus-daemon(1), max_message_size).
package enum PageLimits {
  /// Rows, when the caller names no number.
  package static let standardRows = 500
  package static let maximumRows = 1000
  package static let maximumBytes = 4 << 20

  /// How many rows a caller gets at most who asked for so many; 0 leaves it to us.
  package static func rows(askedFor limit: UInt32) -> Int {
    limit == 0 ? standardRows : min(Int(limit), maximumRows)
  }

  /// How many of the texts fit into one page, from the first one on. That one always does, so that every page gets on.
  package static func fitting(_ texts: [String]) -> Int {
    var bytes = 0
    let fitting = texts.prefix { text in
      bytes += text.utf8.count
      return bytes <= maximumBytes
    }
    return max(fitting.count, min(texts.count, 1))
  }
}
