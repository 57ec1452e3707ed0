/// A compiled zone of the system: TZif (RFC 8536), version 2 or later for its 64-bit data and the rule in its footer.
final class TimeZoneFile: Sendable {
  let table: TransitionTable
  /// What holds after the last change.
  let tail: PosixZoneRule?

  /// Nil where the bytes break RFC 8536: a count, an index, an order, a footer.
  init?(_ bytes: [UInt8]) {
    var reader = TimeZoneFileReader(bytes)
    guard let first = reader.header(), reader.skipBlock(first, timeSize: 4), first.version >= UInt8(ascii: "2"),
      let header = reader.header(), let table = reader.table(header), let tail = reader.footer()
    else { return nil }
    self.table = table
    if tail.isEmpty {
      self.tail = nil
    } else {
      guard let rule = PosixZoneRule(tail) else { return nil }
      self.tail = rule
    }
  }
}

/// Reads the parts of a TZif file in their order.
private struct TimeZoneFileReader {
  struct Header {
    var version: UInt8
    var isUTCount: Int
    var isStandardCount: Int
    var leapCount: Int
    var timeCount: Int
    var typeCount: Int
    var characterCount: Int
  }

  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func header() -> Header? {
    guard bytes.count - position >= 44, bytes[position..<position + 4].elementsEqual("TZif".utf8) else { return nil }
    let version = bytes[position + 4]
    position += 20
    let counts = (0..<6).map { _ in Int(integer(4)) }
    let header = Header(
      version: version, isUTCount: counts[0], isStandardCount: counts[1], leapCount: counts[2], timeCount: counts[3],
      typeCount: counts[4], characterCount: counts[5])
    // RFC 8536, 3.1: the two indicator counts are zero or the type count; there is at least one type.
    guard [0, header.typeCount].contains(header.isUTCount), [0, header.typeCount].contains(header.isStandardCount),
      (1...256).contains(header.typeCount), header.characterCount > 0
    else { return nil }
    return header
  }

  mutating func skipBlock(_ header: Header, timeSize: Int) -> Bool {
    // The counts are 32-bit numbers, so the sum cannot overflow.
    let size =
      header.timeCount * (timeSize + 1) + header.typeCount * 6 + header.characterCount
      + header.leapCount * (timeSize + 4) + header.isStandardCount + header.isUTCount
    guard size <= bytes.count - position else { return false }
    position += size
    return true
  }

  mutating func table(_ header: Header) -> TransitionTable? {
    // Zones with leap seconds ("right/") count another time than POSIX does.
    guard header.leapCount == 0 else { return nil }
    let begin = position
    guard skipBlock(header, timeSize: 8) else { return nil }
    let end = position
    position = begin
    let times = (0..<header.timeCount).map { _ in Int64(bitPattern: integer(8)) }
    let indexes = (0..<header.timeCount).map { _ in Int(integer(1)) }
    let offsets = (0..<header.typeCount).map { _ in
      let offset = Int(Int32(bitPattern: UInt32(integer(4))))
      position += 2
      return offset
    }
    position = end
    return Self.table(times: times, indexes: indexes, offsets: offsets)
  }

  private static func table(times: [Int64], indexes: [Int], offsets: [Int]) -> TransitionTable? {
    // RFC 8536, 3.2: offsets stay within a day of UTC (they should within 26 hours); times lie after the big bang.
    let years: ClosedRange<Int64> = -0x0800_0000_0000_0000...0x0800_0000_0000_0000
    guard offsets.allSatisfy({ (-93_599...93_599).contains($0) }), times.allSatisfy(years.contains) else { return nil }
    var table = TransitionTable(initialOffset: offsets[0])
    var previous: Int64?
    for (time, index) in zip(times, indexes) {
      guard index < offsets.count, previous.map({ $0 < time }) ?? true else { return nil }
      table.append(time, offset: offsets[index])
      previous = time
    }
    return table
  }

  /// The bytes between the two newlines.
  mutating func footer() -> ArraySlice<UInt8>? {
    guard position < bytes.count, bytes[position] == 0x0a,
      let end = bytes[(position + 1)...].firstIndex(of: 0x0a)
    else { return nil }
    return bytes[(position + 1)..<end]
  }

  /// A big-endian number; the caller has checked that the bytes are there.
  private mutating func integer(_ size: Int) -> UInt64 {
    let value = bytes[position..<position + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    position += size
    return value
  }
}
