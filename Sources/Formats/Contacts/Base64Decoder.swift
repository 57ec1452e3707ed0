/// Base64 (RFC 4648, both alphabets) piece by piece. White space is passed over, and so are the backslash escapes that
/// some tools put into it; percent escapes of a data URI are undone; padding may be missing.
struct Base64Decoder {
  private var bits: UInt32 = 0
  private var count = 0  // digits in `bits`, 0...3
  private(set) var isPadded = false
  /// Something stood in it that is not base64.
  private(set) var isDamaged = false
  private var escape = Escape.none

  /// Between the characters of `\n` or `%2B`.
  private enum Escape: Equatable { case none, backslash, percent, hexDigit(UInt8) }

  init() {}

  mutating func decode(_ bytes: some Sequence<UInt8>, into output: inout [UInt8]) {
    for byte in bytes {
      let digit = Base64Decoder.digits[Int(byte)]
      if digit < 64, !isPadded, escape == .none {
        bits = bits << 6 | UInt32(digit)
        count += 1
        if count == 4 { flush(into: &output) }
      } else {
        pass(byte, into: &output)
      }
    }
  }

  /// The last bytes, where the padding is missing. A digit that is left over is no whole byte, and is dropped.
  mutating func finish(into output: inout [UInt8]) {
    if count >= 2 { output.append(UInt8(truncatingIfNeeded: bits >> (count == 2 ? 4 : 10))) }
    if count == 3 { output.append(UInt8(truncatingIfNeeded: bits >> 2)) }
    (bits, count) = (0, 0)
  }

  /// A byte that may stand in base64, escapes and blanks included.
  static func allows(_ byte: UInt8) -> Bool { digits[Int(byte)] < 64 || "=%\\ \t".utf8.contains(byte) }

  private mutating func flush(into output: inout [UInt8]) {
    output.append(UInt8(truncatingIfNeeded: bits >> 16))
    output.append(UInt8(truncatingIfNeeded: bits >> 8))
    output.append(UInt8(truncatingIfNeeded: bits))
    (bits, count) = (0, 0)
  }

  private mutating func pass(_ byte: UInt8, into output: inout [UInt8]) {
    switch escape {
    case .none: begin(byte)
    case .backslash:
      // `\n` and `\r` are line breaks; other escapes have no place here.
      escape = .none
      if byte != UInt8(ascii: "n"), byte != UInt8(ascii: "r"), byte != UInt8(ascii: "N") { isDamaged = true }
    case .percent: escape = .hexDigit(byte)
    case .hexDigit(let first):
      escape = .none
      guard let high = ASCII.hexDigit(first), let low = ASCII.hexDigit(byte) else { return isDamaged = true }
      // Never an escape itself: that would be one inside another.
      let plain = high << 4 | low
      if plain == UInt8(ascii: "%") { isDamaged = true } else { decode(CollectionOfOne(plain), into: &output) }
    }
  }

  private mutating func begin(_ byte: UInt8) {
    switch byte {
    case ASCII.backslash: escape = .backslash
    case UInt8(ascii: "%"): escape = .percent
    case ASCII.equals: isPadded = true
    case ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn: break
    default: isDamaged = true
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
