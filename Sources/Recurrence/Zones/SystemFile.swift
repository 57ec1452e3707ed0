internal import Glibc

/// Small files of the system: zones, and what names the system's zone.
enum SystemFile {
  /// The bytes of a regular file, nil where there is none, it cannot be read or it is larger than the limit. No zone
  /// there is an ordinary answer; whoever asks says what stands in.
  static func bytes(_ path: String, limit: Int) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else {
      return nil
    }
    let wanted = Int(status.st_size)
    var isWhole = true
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted {
        let got = unsafe read(descriptor, buffer.baseAddress! + count, wanted - count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        count += got
      }
      isWhole = count == wanted
    }
    return isWhole ? bytes : nil
  }

  /// Where a symbolic link leads, as written in it.
  static func linkTarget(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let length = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe readlink(path, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard length > 0, length < buffer.count else { return nil }
    return String(decoding: buffer[..<length], as: UTF8.self)
  }

  /// Names of what is not a folder, relative to the path, that many levels deep.
  static func names(under path: String, depth: Int) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(".") { continue }
      if unsafe entry.pointee.d_type != UInt8(DT_DIR) {
        names.append(name)
      } else if depth > 1 {
        names += self.names(under: path + "/" + name, depth: depth - 1).map { name + "/" + $0 }
      }
    }
    return names
  }

  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
