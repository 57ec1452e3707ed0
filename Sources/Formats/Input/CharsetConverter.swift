internal import Glibc

/// One charset to UTF-8, by iconv(3). The handle is this object's alone, and calls on it come one at a time (see
/// `Charset`), as iconv(3) demands.
@safe final class CharsetConverter {
  private let handle: iconv_t

  /// Nil where glibc has no module for the charset.
  init?(_ name: String) {
    // iconv_open(3) says (iconv_t) -1 when it fails.
    guard let handle = unsafe iconv_open("UTF-8", name), unsafe handle != iconv_t(bitPattern: -1) else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe _ = iconv_close(handle) }

  /// What cannot be read becomes U+FFFD, a byte at a time, and `isDamaged` says so.
  func utf8(_ bytes: [UInt8]) -> (utf8: [UInt8], isDamaged: Bool) {
    reset()
    var input = bytes.map { CChar(bitPattern: $0) }
    var text: [UInt8] = []
    var isDamaged = false
    var chunk = [CChar](repeating: 0, count: 4096)
    unsafe input.withUnsafeMutableBufferPointer { input in
      var from = input.baseAddress
      var left = input.count
      while let failure = unsafe convert(&from, &left, through: &chunk, into: &text) {
        if failure == E2BIG { continue }
        isDamaged = true
        text.append(contentsOf: "\u{fffd}".utf8)
        reset()
        guard left > 1 else { return }
        unsafe from = from.map { unsafe $0 + 1 }
        left -= 1
      }
    }
    return (text, isDamaged)
  }

  /// Back to the initial shift state.
  private func reset() { unsafe _ = iconv(handle, nil, nil, nil, nil) }

  /// Converts as much as fits into one chunk of output, and says why it stopped: nil at the end of the text.
  private func convert(
    _ from: inout UnsafeMutablePointer<CChar>?, _ left: inout Int, through chunk: inout [CChar],
    into text: inout [UInt8]
  ) -> CInt? {
    var room = chunk.count
    let failure = unsafe chunk.withUnsafeMutableBufferPointer { chunk -> CInt? in
      var to = chunk.baseAddress
      // iconv(3): -1 when it fails.
      if unsafe iconv(handle, &from, &left, &to, &room) == -1 { return errno }
      // What a stateful charset (UTF-7) still holds back.
      return unsafe iconv(handle, nil, nil, &to, &room) == -1 ? errno : nil
    }
    text.append(contentsOf: chunk.prefix(chunk.count - room).lazy.map { UInt8(bitPattern: $0) })
    return failure
  }
}
