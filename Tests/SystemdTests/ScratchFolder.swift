import Glibc
import Systemd

/// A folder of one test's own, gone with its few files when the test is over.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/concertd-test-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw SystemdError("make", "a folder", code: errno) }
    path = String(decoding: template.dropLast().map { UInt8($0) }, as: UTF8.self)
  }

  deinit {
    guard let folder = unsafe opendir(path) else { return }
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != "." && name != ".." { _ = unsafe unlink(path + "/" + name) }
    }
    unsafe closedir(folder)
    _ = unsafe rmdir(path)
  }
}
