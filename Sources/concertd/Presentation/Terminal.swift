internal import Glibc

/// Where people's output goes: plain on a pipe or with NO_COLOR, styled on a terminal (no-color.org).
struct Terminal: Sendable {
  enum Style: String { case bold = "1", dim = "2", red = "31", green = "32", yellow = "33" }

  let isStyled: Bool

  static let standard = Terminal(
    isStyled: isatty(STDOUT_FILENO) == 1 && environmentValue("NO_COLOR") == nil
      && environmentValue("TERM") != "dumb")

  func style(_ text: String, _ style: Style) -> String {
    isStyled ? "\u{1b}[\(style.rawValue)m\(text)\u{1b}[0m" : text
  }
}

func environmentValue(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}

/// Writes text to standard output at once: a pipe's reader sees it when it happens. A reader that is gone is no error.
func print(out text: String) {
  write(text, to: STDOUT_FILENO)
}

/// Writes a line to standard error.
func print(error text: String) {
  write("concertd: \(text)\n", to: STDERR_FILENO)
}

private func write(_ text: String, to descriptor: Int32) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress!, $0.count) }
    if count < 0 {
      if errno == EINTR { continue }
      return
    }
    bytes = bytes.dropFirst(count)
  }
}

/// Text from elsewhere, safe to show: control characters, which could drive the terminal, become visible.
func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return text }
  return String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { scalar in
        switch scalar.value {
        case 0x0a, 0x09, 0x0d: " "
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)!
        case 0x7f..<0xa0: "\u{fffd}"
        default: scalar
        }
      }))
}
