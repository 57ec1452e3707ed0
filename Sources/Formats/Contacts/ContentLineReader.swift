/// Physical lines to properties: folds of all versions, soft line breaks, and base64 in its dialects.
struct ContentLineReader: ~Copyable {
  /// The most bytes that the text of one property may hold.
  static let textLimit = 4 << 20
  /// The most bytes of a binary property that are kept in the source text; beyond it only its head stays.
  static let binarySourceLimit = 4 << 10
  /// The most bytes before a property's colon.
  private static let headLimit = 64 << 10
  /// A line that is folded at a fixed width is at least so long; shorter ones were folded between words.
  private static let fixedFoldWidth = 74

  private var lines: LineReader
  private var ahead: LineReader.Line?
  /// The card's BEGIN was indented by so many blanks, and so are its other lines.
  private var indentation = 0
  private var isVersion21 = false

  /// A line may be as long as a file: a photo on one line is legal.
  init(_ stream: consuming ByteStream) { lines = LineReader(stream, limit: 256 << 20) }

  /// The errno of a read that failed; the lines then end.
  var failure: CInt? { lines.failure }

  mutating func next() -> ContentLine? {
    while let line = take() {
      // Some tools pad a file that a crash cut off with NUL bytes.
      if line.bytes.allSatisfy({ ASCII.isBlank($0) || $0 == 0 }) { continue }
      return read(line)
    }
    return nil
  }

  // MARK: physical lines

  private mutating func peek() -> LineReader.Line? {
    if ahead == nil { ahead = lines.next() }
    return ahead
  }

  private mutating func take() -> LineReader.Line? {
    if let line = ahead {
      ahead = nil
      return line
    }
    return lines.next()
  }

  private func unindented(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.prefix(indentation).allSatisfy(ASCII.isBlank) ? bytes.dropFirst(indentation) : bytes[...]
  }

  /// The next line without its indentation, if it is folded: begins with a blank, and is not a card's begin or end.
  private mutating func peekFold() -> ArraySlice<UInt8>? {
    guard let next = peek() else { return nil }
    let bytes = unindented(next.bytes)
    guard let first = bytes.first, ASCII.isBlank(first), !ContentLineReader.isDelimiter(bytes) else { return nil }
    return bytes
  }

  private static func isDelimiter(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count < 200 else { return false }
    let text = ASCII.uppercased(bytes.filter { !ASCII.isBlank($0) })
    return text == "BEGIN:VCARD" || text == "END:VCARD"
  }

  // MARK: one property

  private mutating func read(_ first: LineReader.Line) -> ContentLine {
    // Files put together from several have marks in the middle.
    var text = first.bytes.starts(with: [0xef, 0xbb, 0xbf]) ? Array(first.bytes.dropFirst(3)) : first.bytes
    if let start = text.first, ASCII.isBlank(start) { text = Array(text.drop(while: ASCII.isBlank)) }
    var line = ContentLine(line: first.number, name: "", isTruncated: first.isTruncated, source: [])
    append(first.bytes, to: &line.source)
    guard let colon = findColon(in: &text, &line), colon < ContentLineReader.headLimit,
      let head = PropertyHead(text[..<colon])
    else {
      passOverFolds(&line)
      return line
    }
    (line.group, line.name, line.parameters) = (head.group, head.name, head.parameters)
    let value = text[(colon + 1)...]
    readValue(value, head: text[...colon], &line)
    if line.name == "BEGIN" { beginCard(line, first.bytes) }
    if line.name == "END" { separateJoinedFiles(&line) }
    if line.name == "VERSION" { isVersion21 = ASCII.trimmed(line.value[...]).starts(with: "2".utf8) }
    return line
  }

  /// Long parameters may be folded before the colon. A quote that is never closed is taken as an ordinary character.
  private mutating func findColon(in text: inout [UInt8], _ line: inout ContentLine) -> Int? {
    var search = PropertyHead.ColonSearch()
    let unquoted = text.firstIndex(of: ASCII.colon)
    while true {
      if let colon = search.find(in: text) { return colon }
      guard text.count < ContentLineReader.headLimit, let fold = peekFold() else { break }
      text.append(contentsOf: fold.dropFirst())
      append(take()?.bytes ?? [], to: &line.source)
    }
    return unquoted ?? text.firstIndex(of: ASCII.colon)
  }

  private mutating func readValue(_ value: ArraySlice<UInt8>, head: ArraySlice<UInt8>, _ line: inout ContentLine) {
    let encoding = line.encoding
    switch line.name {
    case "BEGIN", "END": append(value, &line)
    case "PHOTO", "LOGO", "SOUND", "KEY": readBinary(value, head: head, isBase64: encoding == .base64, &line)
    case _ where line.name.hasPrefix("X-") && encoding == .base64: readBinary(value, head: head, isBase64: true, &line)
    default:
      append(value, &line)
      switch encoding {
      case .plain: readFolds(lastLength: head.count + value.count, &line)
      case .quotedPrintable: readSoftBreaks(&line)
      case .base64: readBase64Text(&line)
      }
    }
  }

  private mutating func beginCard(_ line: ContentLine, _ bytes: [UInt8]) {
    indentation = bytes.prefix(while: ASCII.isBlank).count
    isVersion21 = false
  }

  /// `END:VCARDBEGIN:VCARD`: files without a last line break, put one behind the other.
  private mutating func separateJoinedFiles(_ line: inout ContentLine) {
    guard ahead == nil, ASCII.uppercased(ASCII.trimmed(line.value[...])) == "VCARDBEGIN:VCARD" else { return }
    line.value = Array("VCARD".utf8)
    line.source = Array("END:VCARD\r\n".utf8)
    ahead = LineReader.Line(bytes: Array("BEGIN:VCARD".utf8), number: line.line)
  }

  private mutating func passOverFolds(_ line: inout ContentLine) {
    while peekFold() != nil, let next = take() { append(next.bytes, to: &line.source) }
  }

  // MARK: values

  /// RFC 6350 drops the blank that begins a folded line. vCard 2.1 folds before a blank of the text and keeps it; but
  /// many write the later folds into 2.1 too, and those have a fixed width.
  private mutating func readFolds(lastLength: Int, _ line: inout ContentLine) {
    var lastLength = lastLength
    while let fold = peekFold(), let next = take() {
      let keepsBlank = isVersion21 && lastLength < ContentLineReader.fixedFoldWidth
      append(keepsBlank ? fold : fold.dropFirst(), &line)
      append(next.bytes, to: &line.source)
      lastLength = fold.count
    }
  }

  private mutating func readSoftBreaks(_ line: inout ContentLine) {
    while let next = peek() {
      let bytes = unindented(next.bytes)
      if endsInSoftBreak(&line.value) {
        if ContentLineReader.isDelimiter(bytes) {
          line.endsInSoftBreak = true
          return
        }
        append(withoutFold(bytes), &line)
      } else if let fold = peekFold() {
        append(fold.dropFirst(), &line)
      } else {
        return
      }
      append(next.bytes, to: &line.source)
      ahead = nil
    }
    line.endsInSoftBreak = endsInSoftBreak(&line.value)
  }

  /// Takes off the `=` that ends a line, and the blanks that mail gateways put behind it.
  private func endsInSoftBreak(_ value: inout [UInt8]) -> Bool {
    guard let last = value.lastIndex(where: { !ASCII.isBlank($0) }), value[last] == ASCII.equals else { return false }
    value.removeSubrange(last...)
    return true
  }

  /// After a soft break a space is text in vCard 2.1; the later versions fold the line as well. A tab is never text.
  private func withoutFold(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.first, ASCII.isBlank(first) else { return bytes }
    return first == ASCII.tab || !isVersion21 ? bytes.dropFirst() : bytes
  }

  private mutating func readBase64Text(_ line: inout ContentLine) {
    while let bytes = peekBase64(isPadded: line.value.last == ASCII.equals), let next = take() {
      append(bytes, &line)
      append(next.bytes, to: &line.source)
    }
    var (decoder, decoded) = (Base64Decoder(), [UInt8]())
    decoder.decode(line.value, into: &decoded)
    decoder.finish(into: &decoded)
    line.value = decoded
  }

  private mutating func readBinary(
    _ value: ArraySlice<UInt8>, head: ArraySlice<UInt8>, isBase64: Bool, _ line: inout ContentLine
  ) {
    var reader = BinaryValueReader(isDeclaredBase64: isBase64)
    reader.read(value)
    var isLong = line.source.count > ContentLineReader.binarySourceLimit
    if isLong { line.source = [] }
    while let bytes = reader.isBase64 ? peekBase64(isPadded: reader.isPadded) : peekFold(), let next = take() {
      reader.read(reader.isBase64 ? bytes : bytes.dropFirst())
      line.isTruncated = line.isTruncated || next.isTruncated
      if !isLong { append(next.bytes, to: &line.source) }
      isLong = isLong || line.source.count > ContentLineReader.binarySourceLimit
    }
    line.binary = reader.finish()
    if isLong { line.source = head + [ASCII.carriageReturn, ASCII.lineFeed] }
  }

  /// The next line, if base64 goes on in it: folded or not, also after empty lines. It never holds a colon, as every
  /// property does.
  private mutating func peekBase64(isPadded: Bool) -> ArraySlice<UInt8>? {
    while let next = peek(), !isPadded, next.bytes.allSatisfy(ASCII.isBlank) { ahead = nil }
    guard let next = peek() else { return nil }
    let bytes = ASCII.trimmed(unindented(next.bytes))
    let isFolded = bytes.startIndex > next.bytes.startIndex
    guard isFolded || !isPadded, !bytes.isEmpty else { return nil }
    let isBase64 = bytes.allSatisfy(Base64Decoder.allows)
    return isBase64 ? bytes : nil
  }

  private func append(_ bytes: ArraySlice<UInt8>, _ line: inout ContentLine) {
    let room = ContentLineReader.textLimit - line.value.count
    line.value.append(contentsOf: bytes.prefix(max(0, room)))
    if bytes.count > room { line.isTruncated = true }
  }

  private func append(_ bytes: [UInt8], to source: inout [UInt8]) {
    source.append(contentsOf: bytes.prefix(max(0, ContentLineReader.textLimit - source.count)))
    source.append(contentsOf: [ASCII.carriageReturn, ASCII.lineFeed])
  }
}
