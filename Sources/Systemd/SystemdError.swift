internal import CSystemd

/// A call into libsystemd or the kernel that failed: the act, its object and the cause.
package struct SystemdError: Error, Hashable, Sendable, CustomStringConvertible {
  package var act: String
  package var object: String
  /// errno, positive.
  package var code: Int32

  package init(_ act: String, _ object: String, code: Int32) {
    (self.act, self.object, self.code) = (act, object, code)
  }

  package var description: String {
    let cause = unsafe errno_text(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return "cannot \(act) \(object): \(cause)"
  }
}

/// Passes on what a call of libsystemd returned; its failures are negative errno values.
@discardableResult
func check(_ result: CInt, _ act: String, _ object: String) throws(SystemdError) -> CInt {
  guard result < 0 else { return result }
  throw SystemdError(act, object, code: -result)
}
