/// Base64 (RFC 4648, both alphabets) piece by piece. White space is passed over, and so are the backslash escapes that
/// some tools put into it; padding may be missing.
struct Base64Decoder {
  private var bits: UInt32 = 0
  private var count = 0  // digits in `bits`, 0...3
  private(set) var isPadded = false
  /// Something stood in it that is not base64.
  private(set) var isDamaged = false
  private var isEscape = false

  init() {}

  mutating func decode(_ bytes: some Sequence<UInt8>, into output: inout [UInt8]) {
    for byte in bytes {
      let digit = Base64Decoder.digits[Int(byte)]
      if digit < 64, !isEscape, !isPadded {
        bits = bits << 6 | UInt32(digit)
        count += 1
        if count == 4 { flush(into: &output) }
      } else {
        pass(byte)
      }
    }
  }

  /// The last bytes, where the padding is missing.
  mutating func finish(into output: inout [UInt8]) {
    // One digit alone holds 6 bits: no byte.
    if count == 1 { isDamaged = true }
    if count >= 2 { output.append(UInt8(truncatingIfNeeded: bits >> (count == 2 ? 4 : 10))) }
    if count == 3 { output.append(UInt8(truncatingIfNeeded: bits >> 2)) }
    (bits, count) = (0, 0)
  }

  static func isDigitOrPadding(_ byte: UInt8) -> Bool { digits[Int(byte)] < 64 || byte == ASCII.equals }

  private mutating func flush(into output: inout [UInt8]) {
    output.append(UInt8(truncatingIfNeeded: bits >> 16))
    output.append(UInt8(truncatingIfNeeded: bits >> 8))
    output.append(UInt8(truncatingIfNeeded: bits))
    (bits, count) = (0, 0)
  }

  private mutating func pass(_ byte: UInt8) {
    if isEscape {
      // `\n` and `\r` are line breaks; other escapes have no place here.
      isEscape = false
      if byte != UInt8(ascii: "n"), byte != UInt8(ascii: "r"), byte != UInt8(ascii: "N") { isDamaged = true }
    } else if byte == ASCII.backslash {
      isEscape = true
    } else if byte == ASCII.equals {
      isPadded = true
    } else if !ASCII.isBlank(byte), byte != ASCII.lineFeed, byte != ASCII.carriageReturn {
      isDamaged = true
    }
  }

  private static let digits: [UInt8] = {
    var digits = [UInt8](repeating: 255, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, byte) in alphabet.utf8.enumerated() { digits[Int(byte)] = UInt8(value) }
    digits[Int(UInt8(ascii: "-"))] = 62
    digits[Int(UInt8(ascii: "_"))] = 63
    return digits
  }()
}
