internal import CLinux
internal import Glibc

/// A system call that failed: what was tried, on what, and why, as `cannot open calendars/a.ics: Permission denied`.
package struct LinuxError: Error, Hashable, Sendable, CustomStringConvertible {
  package var act: String
  package var object: String
  /// As errno(3) numbers it.
  package var code: Int32

  package init(_ act: String, _ object: String, code: Int32) {
    (self.act, self.object, self.code) = (act, object, code)
  }

  package var description: String {
    object.isEmpty ? "cannot \(act): \(reason)" : "cannot \(act) \(object): \(reason)"
  }

  /// The system's text for the code, such as `Permission denied`.
  package var reason: String { Self.text(of: code) }

  package static func text(of code: Int32) -> String {
    // strerrordesc_np(3) names constant memory and needs no lock; it knows nothing of numbers no kernel gives.
    guard let text = unsafe linux_error_text(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}

/// Repeats a call while a signal interrupts it; throws the errno of a negative result.
@discardableResult
func check<Result: SignedInteger>(
  _ act: String, _ object: @autoclosure () -> String, _ call: () -> Result
) throws(LinuxError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    let code = errno
    if code != EINTR { throw LinuxError(act, object(), code: code) }
  }
}
