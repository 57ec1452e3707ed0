internal import JSON
internal import Records

/// One entry of a catalog, and what is wrong in it. A wrong value costs itself; only without a name there is no album.
struct AlbumEntry {
  struct Complaint {
    var severity = Problem.Severity.warning
    var message: String
    var hint: String?
  }

  private let fields: JSONObject
  private(set) var complaints: [Complaint] = []

  init(_ fields: JSONObject) { self.fields = fields }

  mutating func album() -> Album? {
    guard let name = required("name") else { return nil }
    let artist = text("artistName")
    if artist == nil, fields["artistName"]?.string != nil || fields["artistName"] == nil {
      complain("\"artistName\" is missing: the album is kept, and matches no title", hint: "name its artist")
    }
    let id = text("id", number: "a string was expected") ?? RecordIdentity.album([fold(artist ?? ""), fold(name)])
    var album = Album(id: id, name: name, artistName: artist)
    album.year = year()
    album.barcode = text("barcode", number: "a string would keep its leading zeros")
    album.url = text("url")
    (album.aliases, album.genres, album.tags) = (texts("aliases"), texts("genres"), texts("tags"))
    album.tracks = tracks()
    album.cover = cover()
    return album
  }

  /// Names that differ in case and blanks alone are one album.
  private func fold(_ name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private mutating func complain(_ message: String, hint: String? = nil) {
    complaints.append(Complaint(message: message, hint: hint))
  }

  private mutating func complain(_ key: String, is value: JSONValue, expected: String) {
    complain("\"\(key)\" is \(value.kindName); \(expected) was expected")
  }

  private mutating func required(_ key: String) -> String? {
    if let text = text(key) { return text }
    complaints = [
      Complaint(
        severity: .error,
        message: complaints.first?.message ?? "\"\(key)\" is missing: an album without a name is none")
    ]
    return nil
  }

  /// A text without blanks around it; nil where there is none. `number` says what to write instead of a number, which then
  /// is taken by its digits.
  private mutating func text(_ key: String, number advice: String? = nil) -> String? {
    switch fields[key] {
    case nil: return nil
    case .string(let text)?:
      let trimmed = trim(text)
      return trimmed.isEmpty ? nil : trimmed
    case .number(let digits)? where advice != nil:
      complain("\"\(key)\" is a number; \(advice ?? "")")
      return digits
    case let value?:
      complain(key, is: value, expected: "a string")
      return nil
    }
  }

  private func trim(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? "")
  }

  private mutating func year() -> Int? {
    let number: String
    switch fields["year"] {
    case nil: return nil
    case .number(let digits)?: number = digits
    case .string(let text)?:
      complain("\"year\" is a string; a number was expected")
      number = trim(text)
    case let value?:
      complain("year", is: value, expected: "a number")
      return nil
    }
    let decimal = ExactDecimal(number)?.normalized
    if let decimal, decimal.exponent >= 0, let year = Int(decimal.text), (1...9999).contains(year) { return year }
    complain("\"year\" is no year from 1 to 9999")
    return nil
  }

  /// A list of texts; one text alone is a list of one.
  private mutating func texts(_ key: String) -> [String] {
    switch fields[key] {
    case nil: return []
    case .array(let elements)?:
      let texts = elements.compactMap { $0.string.map(trim) }
      if texts.count < elements.count { complain("\"\(key)\" holds something else than strings, which is left out") }
      return texts.filter { !$0.isEmpty }
    case let value?:
      complain(key, is: value, expected: "an array of strings")
      return value.string.map { [trim($0)] }?.filter { !$0.isEmpty } ?? []
    }
  }

  private mutating func tracks() -> [Album.Track] {
    guard let value = fields["tracks"] else { return [] }
    guard let elements = value.array else {
      complain("tracks", is: value, expected: "an array")
      return []
    }
    var tracks: [Album.Track] = []
    for (index, element) in elements.enumerated() {
      let title = trim(element["title"]?.string ?? element.string ?? "")
      if title.isEmpty {
        complain("\"tracks\"[\(index)] has no title, and is left out")
      } else {
        tracks.append(Album.Track(title: title, url: element["url"]?.string))
      }
    }
    return tracks
  }

  /// A picture beside the catalog. A drop may not point at other files of the system.
  private mutating func cover() -> Album.Cover? {
    guard let path = text("cover") else { return nil }
    let hint = "give a path relative to the folder of this file"
    if path.hasPrefix("/") || path.hasPrefix("~/") {
      complain("\"cover\" is an absolute path: the album has no cover", hint: hint)
    } else if path.split(separator: "/").contains("..") {
      complain("\"cover\" leaves its folder: the album has no cover", hint: hint)
    } else if path.contains("://") || path.hasPrefix("data:") {
      complain("\"cover\" is a link: covers are not fetched", hint: hint)
    } else if path.utf8.contains(where: { $0 < 0x20 }) {
      complain("\"cover\" is no path: the album has no cover", hint: hint)
    } else {
      return Album.Cover(file: path)
    }
    return nil
  }
}
