internal import CSystemd
internal import Glibc
internal import Synchronization

/// The log: structured to the journal when that is where standard error goes, else plain lines on standard error.
///
/// No title, name or value of a record belongs into it above `debug`; a file's path and a UID may be.
package enum Journal {
  private struct State {
    var limiter = RepeatLimiter<JournalEntry>()
    var threshold = JournalEntry.Priority.info
  }

  private static let state = Mutex(State())
  private static let isJournal = standardErrorIsJournal()

  /// What is less important than this is dropped; `info` unless set.
  package static func setThreshold(_ priority: JournalEntry.Priority) { state.withLock { $0.threshold = priority } }

  /// Says it. The same entry again within a minute is counted instead, and the count said with the next one.
  package static func log(_ entry: JournalEntry) {
    let verdict = state.withLock { state -> RepeatLimiter<JournalEntry>.Verdict in
      guard entry.priority <= state.threshold else { return .holdBack }
      return state.limiter.judge(entry, now: .microseconds(Notify.monotonicMicroseconds()))
    }
    guard case .say(let heldBack) = verdict else { return }
    var entry = entry
    if heldBack > 0 { entry.message += " (and \(heldBack) more like this since)" }
    if isJournal { sendToJournal(entry) } else { writeToStandardError(entry) }
  }

  package static func error(
    _ message: String, _ condition: JournalCondition? = nil, _ fields: [JournalEntry.Field: String] = [:]
  ) {
    log(JournalEntry(.error, message, condition, fields))
  }

  package static func warning(
    _ message: String, _ condition: JournalCondition? = nil, _ fields: [JournalEntry.Field: String] = [:]
  ) {
    log(JournalEntry(.warning, message, condition, fields))
  }

  package static func notice(
    _ message: String, _ condition: JournalCondition? = nil, _ fields: [JournalEntry.Field: String] = [:]
  ) {
    log(JournalEntry(.notice, message, condition, fields))
  }

  package static func info(
    _ message: String, _ condition: JournalCondition? = nil, _ fields: [JournalEntry.Field: String] = [:]
  ) {
    log(JournalEntry(.info, message, condition, fields))
  }

  /// The only level that may carry what a record says.
  package static func debug(_ message: String, _ fields: [JournalEntry.Field: String] = [:]) {
    log(JournalEntry(.debug, message, nil, fields))
  }

  private static func sendToJournal(_ entry: JournalEntry) {
    let text = entry.assignments.map { Array($0.utf8) }
    var all = text.flatMap(\.self)
    unsafe all.withUnsafeMutableBytes { bytes in
      var start = 0
      let pieces = unsafe text.map { piece in
        defer { start += piece.count }
        return unsafe iovec(iov_base: bytes.baseAddress.map { unsafe $0 + start }, iov_len: piece.count)
      }
      _ = unsafe sd_journal_sendv(pieces, CInt(pieces.count))
    }
  }

  private static func writeToStandardError(_ entry: JournalEntry) {
    // One write(2) a line: lines of several threads do not mix.
    let line = Array((oneLine(entry.line) + "\n").utf8)
    _ = unsafe line.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// JOURNAL_STREAM names the device and inode of the stream the manager gave us (systemd.exec(5)); standard error may
  /// have been redirected since.
  private static func standardErrorIsJournal() -> Bool {
    guard let stream = unsafe getenv("JOURNAL_STREAM").map({ unsafe String(cString: $0) }) else { return false }
    var status = stat()
    guard unsafe fstat(STDERR_FILENO, &status) == 0 else { return false }
    return stream == "\(status.st_dev):\(status.st_ino)"
  }
}
