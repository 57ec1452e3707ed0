/// Words as they sound and wear off when people type from memory: doubled letters single, `y`, `ie` and `ey` as `i`, `ck` as `k`, `ph`
/// as `f`. ASCII only; other bytes stay.
enum WornText {
  static func append(_ word: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    let start = bytes.count
    var position = word.startIndex
    while position < word.endIndex {
      let byte = word[position]
      let next = position + 1 < word.endIndex ? word[position + 1] : 0
      let (worn, length) = wear(byte, next)
      if bytes.count == start || bytes[bytes.count - 1] != worn || worn & 0x80 != 0 { bytes.append(worn) }
      position += length
    }
  }

  private static func wear(_ byte: UInt8, _ next: UInt8) -> (byte: UInt8, length: Int) {
    switch (byte, next) {
    case (UInt8(ascii: "i"), UInt8(ascii: "e")), (UInt8(ascii: "e"), UInt8(ascii: "y")): (UInt8(ascii: "i"), 2)
    case (UInt8(ascii: "y"), _): (UInt8(ascii: "i"), 1)
    case (UInt8(ascii: "c"), UInt8(ascii: "k")): (UInt8(ascii: "k"), 2)
    case (UInt8(ascii: "p"), UInt8(ascii: "h")): (UInt8(ascii: "f"), 2)
    default: (byte, 1)
    }
  }
}
