/// Strings in one piece of memory: 4 bytes and the text for each, where an array of strings takes 16 and often a heap block.
struct PackedStrings: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  var count: Int { ends.count }

  mutating func reserve(_ count: Int) {
    ends.reserveCapacity(count)
    bytes.reserveCapacity(count * 14)
  }

  /// Returns the index of the string.
  @discardableResult
  mutating func append(_ string: some Sequence<UInt8>) -> Int {
    bytes.append(contentsOf: string)
    ends.append(UInt32(bytes.count))
    return ends.count - 1
  }

  func utf8(_ index: Int) -> ArraySlice<UInt8> {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return bytes[start..<Int(ends[index])]
  }

  subscript(index: Int) -> String { String(decoding: utf8(index), as: UTF8.self) }
}
