internal import JSON
package import Records

/// A catalog drop of the `music` store to albums: `{"albums":[{"id","name","artistName","year","barcode","url",
/// "aliases":[],"genres":[],"tags":[],"tracks":[{"title","url"}],"cover"}]}`. Only name and artistName are asked for, and
/// unknown keys are ignored.
package enum CatalogJSON {
  package static func read(_ stream: consuming ByteStream, context: ReadingContext) -> Document {
    var reader = CatalogReader(stream)
    reader.read()
    return reader.document
  }
}

/// Goes through one catalog, entry by entry, so that memory follows the albums and not the text.
private struct CatalogReader {
  private let file: JSONFile
  private var json: JSONReader
  private var problems = ProblemList()
  private var albums: [SourcedRecord] = []
  private var entryCount = 0
  /// The entry that first had an id.
  private var entries: [String: Int] = [:]
  private var isComplete = true
  private var hasAlbums = false

  init(_ stream: consuming ByteStream) {
    file = JSONFile(stream)
    json = JSONReader(file)
  }

  var document: Document {
    Document(store: .music, format: "catalog", records: albums, problems: problems.all, isComplete: isComplete)
  }

  mutating func read() {
    while json.nextDocument() {
      readCatalog()
      guard let failure = json.failure else { continue }
      report(failure)
      if !json.recover(to: 0) { break }
    }
    if let failure = json.failure { report(failure) }
    if let failure = file.failure {
      isComplete = false
      problems.add(.error, "cannot read the file: \(failure)")
    } else if !hasAlbums {
      isComplete = false
      guard problems.problems.isEmpty else { return }
      problems.add(
        .error, line: 1, "no catalog: there is no list of albums in this file",
        hint: "write {\"albums\":[{\"name\":…,\"artistName\":…}]}")
    }
  }

  private mutating func report(_ failure: JSONError) {
    isComplete = false
    // The entry that was cut off has been named with this reason already.
    if failure.code == .cutOff, problems.problems.last?.message == failure.reason { return }
    problems.add(.error, line: failure.line, failure.reason)
  }

  private mutating func readCatalog() {
    let line = json.line
    guard json.kind() == .object else {
      json.skipValue()
      return problems.add(.error, line: line, "a catalog is an object with a list \"albums\"")
    }
    json.enterObject()
    while let key = json.nextKey() {
      reportFlaw()
      if key == "albums" { readAlbums() } else { json.skipValue() }
      reportFlaw()
    }
  }

  private mutating func reportFlaw() {
    if let flaw = json.takeFlaw() { problems.add(.error, line: flaw.line, flaw.reason) }
  }

  private mutating func readAlbums() {
    hasAlbums = true
    let line = json.line
    guard json.kind() == .array else {
      let value = json.readTree().value
      return problems.add(.error, line: line, "\"albums\" is \(value.kindName); an array was expected")
    }
    json.enterArray()
    let depth = json.depth
    while json.depth == depth {
      while json.nextElement() {
        reportFlaw()
        readEntry()
      }
      reportFlaw()
      guard let failure = json.failure, failure.code != .cutOff else { return }
      report(failure)
      if !json.recover(to: depth) { return }
    }
  }

  private mutating func readEntry() {
    let repaired = json.repairedStrings
    let tree = json.readTree()
    let place = "entry[\(entryCount)]"
    defer { entryCount += 1 }
    if let error = tree.error {
      if json.failure != nil { isComplete = false }
      return problems.add(.error, line: error.line, record: place, error.reason)
    }
    guard let fields = tree.value.object else {
      return problems.add(
        .error, line: tree.line, record: place, "an entry is \(tree.value.kindName); an object was expected")
    }
    var entry = AlbumEntry(fields)
    let album = entry.album()
    for complaint in entry.complaints {
      problems.add(complaint.severity, line: tree.line, record: place, complaint.message, hint: complaint.hint)
    }
    if json.repairedStrings > repaired {
      problems.add(
        .warning, line: tree.line, record: place, "text that is not UTF-8 was replaced", hint: "save the file as UTF-8")
    }
    if let album { keep(album, line: tree.line, place: place) }
  }

  private mutating func keep(_ album: Album, line: Int, place: String) {
    if let first = entries[album.id] {
      return problems.add(
        .warning, line: line, record: place, "the same album as entry[\(first)], which counts",
        hint: "give each album an id of its own")
    }
    entries[album.id] = entryCount
    albums.append(SourcedRecord(.album(album), line: line))
  }
}
