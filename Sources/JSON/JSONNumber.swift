/// The grammar of numbers (RFC 8259, 6).
enum JSONNumber {
  enum Verdict { case good, outOfRange, malformed }

  /// The largest decimal exponent of a binary double (IEEE 754 binary64).
  private static let largestExponent = 308

  /// A byte that can stand in a number or a word.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x2b, 0x2d, 0x2e, 0x41...0x5a, 0x61...0x7a, 0x5f: true
    default: false
    }
  }

  static func check(_ bytes: ArraySlice<UInt8>) -> Verdict {
    var at = bytes.startIndex
    func digits() -> Int {
      let start = at
      while at < bytes.endIndex, (0x30...0x39).contains(bytes[at]) { at += 1 }
      return at - start
    }
    func take(_ byte: UInt8) -> Bool {
      guard at < bytes.endIndex, bytes[at] == byte else { return false }
      at += 1
      return true
    }
    _ = take(UInt8(ascii: "-"))
    let first = at
    let whole = digits()
    if whole == 0 || (whole > 1 && bytes[first] == UInt8(ascii: "0")) { return .malformed }
    if take(UInt8(ascii: ".")), digits() == 0 { return .malformed }
    let mantissaEnd = at
    var exponent = 0
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      let isNegative = take(UInt8(ascii: "-"))
      if !isNegative { _ = take(UInt8(ascii: "+")) }
      let start = at
      if digits() == 0 { return .malformed }
      // Nine digits are enough to be far out of range, and fit.
      exponent = bytes[start..<at].drop { $0 == 0x30 }.prefix(9).reduce(0) { $0 * 10 + Int($1 - 0x30) }
      if isNegative { exponent = -exponent }
    }
    if at != bytes.endIndex { return .malformed }
    return isInRange(bytes[first..<mantissaEnd], whole: whole, exponent: exponent) ? .good : .outOfRange
  }

  private static func isInRange(_ mantissa: ArraySlice<UInt8>, whole: Int, exponent: Int) -> Bool {
    if whole + exponent <= largestExponent { return true }
    guard let first = mantissa.firstIndex(where: { (0x31...0x39).contains($0) }) else { return true }
    let distance = first - mantissa.startIndex
    let magnitude = distance < whole ? whole - 1 - distance : whole - distance
    return magnitude + exponent <= largestExponent
  }

  /// Why it is refused: a known word is named, anything else may be somebody's data.
  static func complaint(_ bytes: ArraySlice<UInt8>) -> JSONError.Code {
    let word = String(decoding: bytes.drop { $0 == 0x2d || $0 == 0x2b }, as: UTF8.self).lowercased()
    switch word {
    case "nan": return .notANumber("NaN")
    case "infinity", "inf": return .notANumber("Infinity")
    default: break
    }
    guard let first = bytes.first else { return .valueExpected }
    return (0x30...0x39).contains(first) || first < 0x30 ? .malformedNumber : .unknownWord
  }
}
