/// What sd_notify(3) can say of a service, in its own words.
enum ServiceState: Hashable, Sendable {
  case ready
  case status(String)
  case stopping
  case reloading(monotonicMicroseconds: UInt64)
  case extendTimeout(Duration)
  case watchdog

  var assignments: String {
    switch self {
    case .ready: "READY=1"
    // A line break would begin another assignment.
    case .status(let text): "STATUS=\(oneLine(text))"
    case .stopping: "STOPPING=1"
    case .reloading(let now): "RELOADING=1\nMONOTONIC_USEC=\(now)"
    case .extendTimeout(let time): "EXTEND_TIMEOUT_USEC=\(time.microseconds)"
    case .watchdog: "WATCHDOG=1"
    }
  }
}

/// The text with a space for each control character.
func oneLine(_ text: String) -> String {
  String(decoding: text.utf8.map { $0 < 0x20 || $0 == 0x7f ? 0x20 : $0 }, as: UTF8.self)
}
