internal import Glibc

extension FilePath {
  /// What a symbolic link names, as it is written there (readlink(2)).
  package static func target(ofLink link: FilePath) throws(LinuxError) -> FilePath {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = try unsafe buffer.withUnsafeMutableBufferPointer { buffer throws(LinuxError) -> Int in
      try check("read link", link.description) {
        unsafe link.withCString { path in unsafe readlink(path, buffer.baseAddress!, buffer.count) }
      }
    }
    return FilePath(bytes: buffer[..<length].map { UInt8(bitPattern: $0) })
  }
}
