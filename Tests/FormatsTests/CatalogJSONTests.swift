import Formats
import Records
import Testing

private func read(_ text: String) -> Document {
  CatalogJSON.read(ByteStream(Array(text.utf8)), context: ReadingContext(path: "a.json", now: Instant(seconds: 0)))
}

private func albums(_ document: Document) -> [Album] {
  document.records.compactMap { if case .album(let album) = $0.record { album } else { nil } }
}

@Suite struct `A catalog drop` {
  @Test func `is read whole`() {
    let document = read(
      """
      {"made by": "somebody", "albums": [
        {"id": "x1", "name": " Lanterns ", "artistName": "Marble Foxes", "year": 2019, "barcode": "0405", "rating": 5,
         "url": "https://music.example/1", "aliases": ["The Foxes"], "genres": ["rock", "folk"], "tags": ["new"],
         "tracks": [{"title": "Winter", "url": "https://music.example/2"}, {"title": "Wire"}], "cover": "covers/1.jpg"}
      ]}
      """)
    var expected = Album(id: "x1", name: "Lanterns", artistName: "Marble Foxes")
    (expected.year, expected.barcode, expected.url) = (2019, "0405", "https://music.example/1")
    (expected.aliases, expected.genres, expected.tags) = (["The Foxes"], ["rock", "folk"], ["new"])
    expected.tracks = [.init(title: "Winter", url: "https://music.example/2"), .init(title: "Wire")]
    expected.cover = .init(file: "covers/1.jpg")
    #expect(albums(document) == [expected])
    #expect(document.problems == [] && document.isComplete && document.store == .music && document.format == "catalog")
    #expect(document.records.first?.line == 2)
  }

  @Test func `makes an id of artist and name where there is none`() {
    func id(_ entry: String) -> String? { albums(read("{\"albums\":[\(entry)]}")).first?.id }
    let id1 = id(#"{"name":"Blue Hour","artistName":"Ann"}"#)
    #expect(id1?.hasPrefix("a-") == true)
    #expect(id1 == id(#"{"artistName":" ANN","name":"blue  hour "}"#))
    #expect(id1 != id(#"{"name":"Blue Hour","artistName":"Anna"}"#))
    #expect(id1 != id(#"{"name":"Blue Hour"}"#))
  }

  @Test(arguments: [
    (#"7"#, "error 2 entry[1]: an entry is a number; an object was expected"),
    (#"{"artistName":"A"}"#, "error 2 entry[1]: \"name\" is missing: an album without a name is none"),
    (#"{"name":"  ","artistName":"A"}"#, "error 2 entry[1]: \"name\" is missing: an album without a name is none"),
    (#"{"name":["x"],"artistName":"A"}"#, "error 2 entry[1]: \"name\" is an array; a string was expected"),
    (#"{"name":"n","name":"m","artistName":"A"}"#, "error 2 entry[1]: key \"name\" appears twice in one object"),
    (#"{"name":"n","artistName":"A","year":NaN}"#, "error 2 entry[1]: NaN is not a JSON number"),
    (#"{"name":"n","artistName":"A" "year":1}"#, "error 2 entry[1]: a comma is missing"),
    (#"{"name":"n","artistName":"A","tracks":[}"#, "error 2 entry[1]: a value was expected"),
  ])
  func `loses a bad entry, not its neighbours`(entry: String, problem: String) {
    let document = read(
      "{\"albums\":[{\"name\":\"1\",\"artistName\":\"A\"},\n\(entry),\n{\"name\":\"3\",\"artistName\":\"A\"}]}")
    #expect(albums(document).map(\.name) == ["1", "3"])
    #expect(problems(document) == [problem])
    #expect(document.isComplete)
  }

  @Test(arguments: [
    (#""cover":"/etc/passwd""#, "\"cover\" is an absolute path: the album has no cover"),
    (#""cover":"a/../../b.jpg""#, "\"cover\" leaves its folder: the album has no cover"),
    (#""cover":"..""#, "\"cover\" leaves its folder: the album has no cover"),
    (#""cover":"https://x/y.jpg""#, "\"cover\" is a link: covers are not fetched"),
    (#""cover":"a\u0000.jpg""#, "\"cover\" is no path: the album has no cover"),
    (#""cover":5"#, "\"cover\" is a number; a string was expected"),
    (#""year":"next""#, "\"year\" is a string; a number was expected"),
    (#""year":2019.5"#, "\"year\" is no year from 1 to 9999"),
    (#""year":1e300"#, "\"year\" is no year from 1 to 9999"),
    (#""year":[]"#, "\"year\" is an array; a number was expected"),
    (#""url":{}"#, "\"url\" is an object; a string was expected"),
    (#""tracks":"Winter""#, "\"tracks\" is a string; an array was expected"),
    (#""tracks":[{"url":"x"}]"#, "\"tracks\"[0] has no title, and is left out"),
    (#""genres":[1,2]"#, "\"genres\" holds something else than strings, which is left out"),
  ])
  func `keeps an album without its bad value`(member: String, message: String) {
    let document = read(#"{"albums":[{"name":"n","artistName":"A",\#(member)}]}"#)
    let plain = Album(id: RecordIdentity.album(["a", "n"]), name: "n", artistName: "A")
    #expect(albums(document) == [plain])
    #expect(document.problems.first?.severity == .warning && document.problems.first?.record == "entry[0]")
    #expect(document.problems.first?.message == message)
  }

  @Test func `takes what is meant, and says so`() {
    let document = read(
      #"{"albums":[{"id":17,"name":"n","artistName":"A","year":"1999","barcode":4056,"genres":"rock","tracks":["One"]}]}"#
    )
    let album = albums(document).first
    #expect(album?.id == "17" && album?.year == 1999 && album?.barcode == "4056" && album?.genres == ["rock"])
    #expect(album?.tracks == [.init(title: "One")])
    #expect(document.problems.map(\.severity) == [.warning, .warning, .warning, .warning])
  }

  @Test func `keeps an album without an artist`() {
    let document = read(#"{"albums":[{"name":"n"},{"name":"m","artistName":null},{"name":"o","artistName":3}]}"#)
    #expect(albums(document).map(\.artistName) == [nil, nil, nil])
    #expect(
      problems(document) == [
        "warning 1 entry[0]: \"artistName\" is missing: the album is kept, and matches no title",
        "warning 1 entry[1]: \"artistName\" is missing: the album is kept, and matches no title",
        "warning 1 entry[2]: \"artistName\" is a number; a string was expected",
      ])
  }

  @Test func `warns of two albums with one id`() {
    let document = read(
      #"{"albums":[{"id":"1","name":"a","artistName":"A"},{"name":"b"},{"id":"1","name":"c","artistName":"A"}]}"#)
    #expect(albums(document).map(\.name) == ["a", "b"])
    #expect(problems(document).last == "warning 1 entry[2]: the same album as entry[0], which counts")
  }

  @Test(arguments: [
    ("", "error 1 -: no catalog: there is no list of albums in this file", false),
    ("[]", "error 1 -: a catalog is an object with a list \"albums\"", false),
    (#"{"songs":[{"name":"a"}]}"#, "error 1 -: no catalog: there is no list of albums in this file", false),
    (#"{"albums":{"name":"a"}}"#, "error 1 -: \"albums\" is an object; an array was expected", true),
    (#"{"albums":["#, "error 1 -: the document is cut off", false),
    (#"{"albums":[{"name":"a"#, "error 1 entry[0]: the document is cut off", false),
    ("{\"albums\":[]\n", "error 2 -: the document is cut off", false),
    ("\u{feff}{\"albums\":[]}x", "error 1 -: a catalog is an object with a list \"albums\"", true),
  ])
  func `says what is wrong with a file`(text: String, problem: String, isComplete: Bool) {
    let document = read(text)
    #expect(problems(document) == [problem])
    #expect(document.isComplete == isComplete)
  }

  @Test func `keeps what stands before the cut`() {
    let document = read("{\"albums\":[\n{\"name\":\"a\",\"artistName\":\"A\"},\n{\"name\":\"b\",\"arti")
    #expect(albums(document).map(\.name) == ["a"])
    #expect(problems(document) == ["error 3 entry[1]: the document is cut off"])
    #expect(!document.isComplete)
  }

  @Test func `lists the first problems of many`() {
    let document = read("{\"albums\":[\(String(repeating: "1,", count: 2000))2]}")
    #expect(document.problems.count == 501)
    #expect(document.problems.last?.message == "1501 more problems of this file are not listed")
  }
}
