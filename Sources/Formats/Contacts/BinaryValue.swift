internal import Records

/// A photo, logo, sound or key: what it is, how large, and its hash. Its bytes are not kept.
struct BinaryValue: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case data(bytes: Int, sha256: String)
    case link(String)
  }

  var content: Content
  /// From a data URI, or from the first bytes.
  var mediaType: String?
  var isDamaged = false
}

/// Reads a binary value line by line, however large, in memory that does not follow its size.
struct BinaryValueReader {
  private enum Form { case undecided, base64, percent, link }

  /// A link or the head of a data URI is not longer.
  private static let headLimit = 1 << 16

  private let isDeclaredBase64: Bool
  private var form = Form.undecided
  private var head: [UInt8] = []
  private var decoder = Base64Decoder()
  private var hash = SHA256()
  private var count = 0
  private var start: [UInt8] = []
  private var mediaType: String?
  private var isDamaged = false

  init(isDeclaredBase64: Bool) { self.isDeclaredBase64 = isDeclaredBase64 }

  /// The data has come to its padding: a further line that is not folded belongs to something else.
  var isPadded: Bool { decoder.isPadded }
  /// Only base64 goes on in lines that are not folded.
  var isBase64: Bool { form == .base64 || (form == .undecided && isDeclaredBase64) }

  mutating func read(_ bytes: ArraySlice<UInt8>) {
    switch form {
    case .undecided:
      // Little by little, so that the head of a long line is looked at without a copy of the line.
      var rest = bytes
      while form == .undecided, !rest.isEmpty {
        head.append(contentsOf: rest.prefix(1024).drop { head.isEmpty && ASCII.isBlank($0) })
        rest = rest.dropFirst(1024)
        decide(isAtEnd: false)
      }
      if !rest.isEmpty { read(rest) }
    case .link: head.append(contentsOf: bytes.prefix(max(0, BinaryValueReader.headLimit - head.count)))
    case .base64: readBase64(bytes)
    case .percent: readPercent(bytes)
    }
  }

  /// Nil for an empty value.
  mutating func finish() -> BinaryValue? {
    if form == .undecided { decide(isAtEnd: true) }
    switch form {
    case .undecided: return nil
    case .link:
      let text = String(decoding: ASCII.trimmed(head[...]), as: UTF8.self)
      return text.isEmpty ? nil : BinaryValue(content: .link(text), isDamaged: false)
    case .base64:
      var rest: [UInt8] = []
      decoder.finish(into: &rest)
      take(rest)
      isDamaged = isDamaged || decoder.isDamaged
    case .percent: break
    }
    guard count > 0 else { return nil }
    return BinaryValue(
      content: .data(bytes: count, sha256: SHA256.hexadecimal(hash.finish())),
      mediaType: mediaType ?? BinaryValueReader.mediaType(ofData: start), isDamaged: isDamaged)
  }

  // MARK: form

  /// Decides by the first bytes, as soon as there are enough of them.
  private mutating func decide(isAtEnd: Bool) {
    guard isAtEnd ? !head.isEmpty : head.count >= 8 else { return }
    let text = String(decoding: head.prefix(12), as: UTF8.self).lowercased()
    if text.hasPrefix("data:") || text.hasPrefix("data\\:") {
      decideDataURI(isAtEnd: isAtEnd)
    } else if isDeclaredBase64 ? !text.hasPrefix("http") : BinaryValueReader.isBareBase64(head) {
      form = .base64
      restart(with: head[...])
    } else {
      form = .link
    }
  }

  /// `data:image/png;base64,…` (RFC 2397), also with its `;` and `,` escaped.
  private mutating func decideDataURI(isAtEnd: Bool) {
    guard let comma = head.firstIndex(of: ASCII.comma) else {
      if isAtEnd || head.count > BinaryValueReader.headLimit { form = .link }
      return
    }
    let uri = String(decoding: head[..<comma].filter { $0 != ASCII.backslash }, as: UTF8.self).lowercased()
    let fields = uri.dropFirst("data:".count).split(separator: ";", omittingEmptySubsequences: false)
    if let type = fields.first, type.contains("/") { mediaType = String(type) }
    form = fields.contains { $0.filter { $0 != " " } == "base64" } ? .base64 : .percent
    restart(with: head[(comma + 1)...])
  }

  private mutating func restart(with rest: ArraySlice<UInt8>) {
    let rest = Array(rest)
    head = []
    read(rest[...])
  }

  /// How base64 of JPEG, PNG, GIF and WebP begins: some tools write it without saying so.
  private static func isBareBase64(_ bytes: [UInt8]) -> Bool {
    ["/9j/", "iVBORw0K", "R0lGOD", "UklGR"].contains { bytes.starts(with: $0.utf8) }
  }

  // MARK: data

  private mutating func readBase64(_ bytes: ArraySlice<UInt8>) {
    // Pieces, so that the decoded bytes of one long line do not stand beside it.
    var rest = bytes
    while !rest.isEmpty {
      var piece: [UInt8] = []
      piece.reserveCapacity(48 << 10)
      decoder.decode(rest.prefix(64 << 10), into: &piece)
      take(piece)
      rest = rest.dropFirst(64 << 10)
    }
  }

  private mutating func readPercent(_ bytes: ArraySlice<UInt8>) {
    var (decoded, at) = ([UInt8](), bytes.startIndex)
    while at < bytes.endIndex {
      if bytes[at] == UInt8(ascii: "%"), at + 2 < bytes.endIndex, let high = ASCII.hexDigit(bytes[at + 1]),
        let low = ASCII.hexDigit(bytes[at + 2])
      {
        decoded.append(high << 4 | low)
        at += 3
      } else {
        decoded.append(bytes[at])
        at += 1
      }
    }
    take(decoded)
  }

  private mutating func take(_ data: [UInt8]) {
    count += data.count
    if start.count < 12 { start.append(contentsOf: data.prefix(12 - start.count)) }
    hash.update(data)
  }

  private static func mediaType(ofData start: [UInt8]) -> String? {
    if start.starts(with: [0xff, 0xd8, 0xff]) { return "image/jpeg" }
    if start.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return "image/png" }
    if start.starts(with: "GIF8".utf8) { return "image/gif" }
    if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WEBP".utf8) { return "image/webp" }
    if start.starts(with: "BM".utf8) { return "image/bmp" }
    if start.dropFirst(4).starts(with: "ftyphei".utf8) { return "image/heic" }
    return nil
  }
}
