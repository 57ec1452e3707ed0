import JSON
import Testing

/// Hands out a few bytes at a time, so that every token is cut somewhere.
final class Crumbs: JSONSource {
  private let bytes: [UInt8]
  private let size: Int
  private var offset = 0
  private(set) var chunks = 0

  init(_ text: String, size: Int) { (bytes, self.size) = (Array(text.utf8), size) }

  func nextBytes() -> [UInt8] {
    defer { offset = min(offset + size, bytes.count) }
    chunks += 1
    return Array(bytes[offset..<min(offset + size, bytes.count)])
  }

  func rewind(to offset: Int) { self.offset = offset }
}

/// What reading every element of every document gives: `12` or `1-3: reason` for an element of line 1 refused at line 3.
private func elements(_ text: String, size: Int = 1 << 16, limits: JSONReader.Limits = .init()) -> [String] {
  var reader = JSONReader(Crumbs(text, size: size), limits: limits)
  var seen: [String] = []
  func show(_ tree: JSONTree) {
    if let error = tree.error {
      seen.append("\(tree.line)-\(error.line): \(error.reason)")
    } else {
      seen.append(tree.value["v"]?.numberText ?? tree.value.numberText ?? tree.value.kindName)
    }
  }
  while reader.nextDocument() {
    if reader.kind() == .array {
      reader.enterArray()
      while reader.depth == 1 {
        while reader.nextElement() {
          if let flaw = reader.takeFlaw() { seen.append("\(flaw.line): \(flaw.reason)") }
          show(reader.readTree())
        }
        if let flaw = reader.takeFlaw() { seen.append("\(flaw.line): \(flaw.reason)") }
        guard let failure = reader.failure else { break }
        seen.append("\(failure.line): \(failure.reason)")
        if !reader.recover(to: 1) { break }
      }
    } else {
      show(reader.readTree())
    }
  }
  return seen
}

@Suite struct `A JSON reader` {
  @Test(arguments: [1, 2, 3, 5, 64])
  func `does not care where chunks end`(size: Int) {
    let text = """
      [{"v":1,"name":"a\\u00e9 \\ud83c\\udfb5 ü"},
       {"v":-2.50e+1}, {"v":NaN}, true, "x",
       {"v":3}
      """ + "]"
    #expect(elements(text, size: size) == elements(text))
    #expect(elements(text) == ["1", "-2.50e+1", "2-2: NaN is not a JSON number", "a truth value", "a string", "3"])
  }

  @Test(
    arguments: [
      // flaws: the brackets are in order
      (#"[{"v":1},{"v":NaN,"w":[1,{}]},{"v":2}]"#, ["1", "1-1: NaN is not a JSON number", "2"]),
      (#"[{"v":1},{"v":1e400},{"v":2}]"#, ["1", "1-1: a number is out of range", "2"]),
      (#"[{"v":1},{"v":1,"v":2},{"v":2}]"#, ["1", "1-1: key \"v\" appears twice in one object", "2"]),
      (#"[{"v":1} {"v":2}]"#, ["1", "1: a comma is missing", "2"]),
      (#"[{"v":1},{"v":2},]"#, ["1", "2", "1: a comma is followed by a closing bracket"]),
      // failures: on at the sibling by brackets
      (#"[{"v":1},{"v" 7, "w":[1,"]",2]},{"v":2}]"#, ["1", "1-1: a colon is missing", "2"]),
      (#"[{"v":1},{'v':7},{"v":2}]"#, ["1", "1-1: a key was expected", "2"]),
      (#"[{"v":1},{"v":[1,2},{"v":2}]"#, ["1", "1-1: a bracket does not match", "2"]),
      (#"[{"v":1},{"v":3]"#, ["1", "1-1: a bracket does not match"]),
      (#"[{"v":1},@ 5,{"v":2}]"#, ["1", "1-1: an unexpected character", "2"]),
      // by lines, where a bracket or quote is missing
      ("[\n{\"v\":7,\n{\"v\":2}\n]", ["2-3: a key was expected", "2"]),
      ("[\n{\"v\":7,\"w\":\"abc},\n{\"v\":2}\n]", ["2-2: a string is not closed on its line", "2"]),
    ] as [(String, [String])])
  func `loses one element to an error, not its neighbours`(text: String, expected: [String]) {
    #expect(elements(text) == expected)
  }

  @Test(
    arguments: [
      ("{\"v\":1}\n\n{\"v\":NaN}\n{\"v\":2}", ["1", "3-3: NaN is not a JSON number", "2"]),
      ("{\"v\":1}{\"v\":2} {\"v\":3}", ["1", "2", "3"]),
      ("\u{1e}{\"v\":1}\n\u{1e}{\"v\":2}\n", ["1", "2"]),
      ("{\"v\":1}\n{\"v\":7,\"w\":{\"x\n{\"v\":2}\n", ["1", "2-2: a string is not closed on its line", "2"]),
      ("{\"v\":1}\n{\"v\":7,\"w\":\n{\"v\":2}\n{\"v\":3}\n", ["1", "2-4: a comma is missing", "3"]),
      ("{\"v\":1}\n{\"v\":[7,\n{\"v\":2}\n{\"v\":3}", ["1", "2-2: the document is cut off", "2", "3"]),
      ("{\"v\":1}\n{\"v\":7,\n{\"v\":2}\n", ["1", "2-3: a key was expected", "2"]),
      ("oops\n{\"v\":2}", ["1-1: a bare word that is not true, false or null", "2"]),
      ("{\"v\":1},\n{\"v\":2}", ["1", "1-1: an unexpected character", "2"]),
      ("{\"v\":1}\r\n{\"v\":2}\r\n", ["1", "2"]),
      ("{\"v\":1}\n{\"v\":2", ["1", "2-2: the document is cut off"]),
      ("{\n \"v\":1\n}\n{\n \"v\":2\n}", ["1", "2"]),
      ("", []), ("\n \n", []),
    ] as [(String, [String])])
  func `reads documents that follow each other`(text: String, expected: [String]) {
    #expect(elements(text) == expected)
  }

  @Test func `counts nesting only as deep as its limit, and goes on behind it`() {
    let deep = String(repeating: #"{"a":["#, count: 100_000) + String(repeating: "]}", count: 100_000)
    #expect(elements("[\(deep),{\"v\":2}]") == ["1-1: nested more than 128 deep", "2"])
  }

  @Test func `holds neither long strings nor endless elements`() {
    var limits = JSONReader.Limits()
    (limits.tokenLength, limits.treeValues) = (10, 20)
    let long = String(repeating: "x", count: 11)
    let many = (0..<100).map(String.init).joined(separator: ",")
    #expect(
      elements("[\"\(long)\",[\(many)],{\"v\":2}]", limits: limits)
        == ["1-1: a string or number of more than 10 bytes", "1-1: more than 20 values in one element", "2"])
  }

  @Test func `names the element whose value is flawed`() {
    let tree = document(#"{"value":NaN,"id":"l-2"}"#)
    #expect(tree.error?.code == .notANumber("NaN"))
    #expect(tree.value["id"]?.string == "l-2")
  }

  @Test func `keeps what stood before the cut`() {
    let tree = document(#"{"header":{"id":"l-8","b":[1,{"c"#)
    #expect(tree.error?.code == .cutOff)
    #expect(tree.value["header"]?["id"]?.string == "l-8")
  }

  @Test func `goes back to a mark`() {
    var reader = JSONReader(Crumbs("[1,\n2,\n3]", size: 2))
    _ = reader.nextDocument()
    reader.enterArray()
    var seen: [Int?] = []
    var mark: JSONReader.Mark?
    while reader.nextElement() {
      if reader.line == 2, mark == nil { mark = reader.mark() }
      seen.append(reader.readTree().value.integer)
    }
    if let mark { reader.rewind(to: mark) }
    #expect(reader.line == 2)
    seen.append(reader.readTree().value.integer)
    while reader.nextElement() { seen.append(reader.readTree().value.integer) }
    #expect(seen == [1, 2, 3, 2, 3])
    #expect(reader.failure == nil && reader.depth == 0)
  }
}

private func document(_ text: String) -> JSONTree {
  var reader = JSONReader(JSONBytes(Array(text.utf8)))
  _ = reader.nextDocument()
  return reader.readTree()
}
