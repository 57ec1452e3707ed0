/// What each Unicode scalar folds to: two levels, a page for each 256 scalars that has any entry.
struct FoldTable: Sendable {
  static let shared = FoldTable(foldData)

  /// For each 256 scalars the start of their page in `entries`; page 0 has no entries.
  private var pages = [UInt16](repeating: 0, count: 0x1100)
  /// 0: the scalar stays. Else start in `targets` << 8 | length << 1 | 1.
  private var entries = [UInt32](repeating: 0, count: 256)
  private var targets: [UInt8] = []

  /// The UTF-8 bytes that a scalar folds to, possibly none; nil when it stays.
  @inline(__always)
  func target(of scalar: UInt32) -> ArraySlice<UInt8>? {
    let page = Int(pages[Int(scalar >> 8)])
    let entry = entries[page << 8 | Int(scalar & 0xff)]
    guard entry != 0 else { return nil }
    let start = Int(entry >> 8)
    return targets[start..<start + Int(entry >> 1 & 0x7f)]
  }

  init(_ data: String) {
    for line in data.utf8.split(separator: UInt8(ascii: "\n")) { read(line) }
  }

  /// One line: `START[-END[/STEP]][ TARGET]`, hexadecimal.
  private mutating func read(_ line: Substring.UTF8View) {
    var position = line.startIndex
    func number() -> UInt32 {
      var value: UInt32 = 0
      while position < line.endIndex, let digit = hexadecimal(line[position]) {
        value = value << 4 | digit
        position = line.index(after: position)
      }
      return value
    }
    func skip(_ character: Character) -> Bool {
      guard position < line.endIndex, line[position] == character.asciiValue else { return false }
      position = line.index(after: position)
      return true
    }
    let start = number()
    let end = skip("-") ? number() : start
    let step = skip("/") ? number() : 1
    let target = skip(" ") ? Array(Substring(line[position...]).unicodeScalars) : []
    for scalar in stride(from: start, through: end, by: Int(step)) {
      set(scalar, target, shift: scalar - start)
    }
  }

  private mutating func set(_ scalar: UInt32, _ target: [Unicode.Scalar], shift: UInt32) {
    let page = Int(scalar >> 8)
    if pages[page] == 0 {
      pages[page] = UInt16(entries.count >> 8)
      entries.append(contentsOf: repeatElement(0, count: 256))
    }
    let start = targets.count
    for member in target {
      let shifted = target.count == 1 ? Unicode.Scalar(member.value + shift) ?? member : member
      targets.append(contentsOf: UTF8.encode(shifted)!)
    }
    entries[Int(pages[page]) << 8 | Int(scalar & 0xff)] =
      UInt32(start) << 8 | UInt32(targets.count - start) << 1 | 1
  }

  private func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}
