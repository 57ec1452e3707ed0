/// Physical lines to content lines: unfolds bytes, so that a fold inside a UTF-8 character heals, and joins the soft line
/// breaks of quoted-printable values (vCalendar 1.0). Memory stays within the limits, however long a line is.
struct CalendarLineReader: ~Copyable {
  /// Room for some 250,000 dates in one EXDATE; more of a line than this is passed over.
  static let lineLimit = 4 << 20
  /// More of a line than this is not kept as source text: inline attachments.
  static let sourceLimit = 64 << 10

  private var lines: LineReader
  private var ahead: LineReader.Line?

  init(_ stream: consuming ByteStream) {
    lines = LineReader(stream, limit: CalendarLineReader.lineLimit)
    ahead = lines.next()
  }

  /// The errno of a read that failed.
  var failure: CInt? { lines.failure }

  /// The next line that holds more than blanks; nil at the end.
  mutating func next() -> CalendarLine? {
    while let first = ahead {
      ahead = lines.next()
      if first.bytes.isEmpty, !first.isTruncated { continue }
      var line = CalendarLine(bytes: first.bytes, number: first.number)
      line.isTruncated = first.isTruncated
      join(&line)
      clean(&line)
      if line.bytes.contains(where: { $0 > 0x20 }) || line.isTruncated { return line }
    }
    return nil
  }

  private mutating func join(_ line: inout CalendarLine) {
    let isQuotedPrintable = line.bytes.last == UInt8(ascii: "=") && line.isDeclaredQuotedPrintable
    while let following = ahead {
      if isQuotedPrintable, line.bytes.last == UInt8(ascii: "=") {
        append(following, skipping: 0, to: &line, removingLast: true)
      } else if let first = following.bytes.first, first.isBlank {
        append(following, skipping: 1, to: &line)
      } else if following.bytes.isEmpty, !following.isTruncated {
        // Some tools double line breaks; an empty line does not end a folded one.
      } else {
        return
      }
      ahead = lines.next()
    }
  }

  private func append(
    _ physical: LineReader.Line, skipping count: Int, to line: inout CalendarLine, removingLast: Bool = false
  ) {
    if line.source == nil { line.source = line.bytes }
    if line.source!.count + physical.bytes.count <= CalendarLineReader.sourceLimit {
      line.source! += [0x0d, 0x0a]
      line.source! += physical.bytes
    }
    if removingLast { line.bytes.removeLast() }
    let room = CalendarLineReader.lineLimit - line.bytes.count
    let addition = physical.bytes.dropFirst(count)
    line.bytes += addition.prefix(room)
    line.isTruncated = line.isTruncated || physical.isTruncated || addition.count > room
  }

  /// NUL bytes come from disks and broken tools, never from text, and byte order marks from files put together.
  private func clean(_ line: inout CalendarLine) {
    if line.bytes.first == 0xef, line.bytes.starts(with: [0xef, 0xbb, 0xbf]) { line.bytes.removeFirst(3) }
    guard line.bytes.contains(0) else { return }
    line.bytes.removeAll { $0 == 0 }
  }
}

extension CalendarLine {
  /// `ENCODING=QUOTED-PRINTABLE`, or the bare `QUOTED-PRINTABLE` of vCalendar 1.0, among the parameters.
  fileprivate var isDeclaredQuotedPrintable: Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let header = String(decoding: bytes[..<colon], as: UTF8.self).uppercased()
    return header.contains("QUOTED-PRINTABLE")
  }
}
