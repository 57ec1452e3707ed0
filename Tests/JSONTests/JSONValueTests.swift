import JSON
import Testing

@Suite struct `A JSON value` {
  @Test func `keeps order, digits and nesting`() throws {
    let value = try JSONValue(parsing: #"{"b":1.50,"a":[true,null,"x"],"c":{"d":-0.1e+2}}"#)
    #expect(value.object?.members.map(\.key) == ["b", "a", "c"])
    #expect(value["b"]?.numberText == "1.50")
    #expect(value["a"]?[0]?.bool == true)
    #expect(value["a"]?[1]?.isNull == true)
    #expect(value["a"]?[2]?.string == "x")
    #expect(value["a"]?[3] == nil)
    #expect(value["c"]?["d"]?.double == -10)
    #expect(value["nothing"] == nil)
  }

  @Test(arguments: [
    (#""""#, ""), (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{c}\n\r\tz"), (#""\u00e9\u20AC""#, "é€"),
    (#""\ud83c\udfb5""#, "🎵"), (#""\ud83c""#, "\u{fffd}"), (#""\ud83cx""#, "\u{fffd}x"), (#""\ud83c\n""#, "\u{fffd}\n"),
    (#""\udfb5\ud83c\udfb5""#, "\u{fffd}🎵"), (#""\ud83c\u0041""#, "\u{fffd}A"), (#""\u0000""#, "\0"), ("\"ü\"", "ü"),
  ])
  func `reads a string`(text: String, expected: String) throws {
    #expect(try JSONValue(parsing: text).string == expected)
  }

  @Test func `replaces bytes that are not UTF-8`() throws {
    #expect(try JSONValue(parsing: [0x22, 0x61, 0xff, 0x22]).string == "a\u{fffd}")
  }

  @Test(arguments: ["0", "-0", "10", "0.5", "1e5", "1E-5", "1.25e+3", "1e308", "0e999", "0.001e310", "1e-400"])
  func `reads a number as written`(text: String) throws {
    #expect(try JSONValue(parsing: text).numberText == text)
    #expect(try JSONValue(parsing: "[\(text)]")[0]?.numberText == text)
  }

  @Test(
    arguments: [
      ("", .cutOff), ("{", .cutOff), ("[1", .cutOff), (#"{"a""#, .cutOff), (#"{"a":"#, .cutOff), (#""a"#, .cutOff),
      ("NaN", .notANumber("NaN")), ("-Infinity", .notANumber("Infinity")), ("1e400", .outOfRange),
      ("-10e308", .outOfRange),
      ("01", .malformedNumber), ("+1", .malformedNumber), (".5", .malformedNumber), ("1.", .malformedNumber),
      ("1e", .malformedNumber), ("0x1F", .malformedNumber), ("--1", .malformedNumber), ("True", .unknownWord),
      ("nul", .unknownWord), (#"{"a":1,"a":2}"#, .duplicateKey("a")), (#"{"a":1,"\u0061":2}"#, .duplicateKey("a")),
      (#""\x""#, .invalidEscape), (#""\u12g4""#, .invalidEscape), ("\"a\tb\"", .controlCharacter),
      ("\"a\nb\"", .unclosedString), ("[1,]", .trailingComma), (#"{"a":1,}"#, .trailingComma), ("[1 2]", .missingComma),
      (#"{"a":1 "b":2}"#, .missingComma), (#"{"a" 1}"#, .missingColon), ("{a:1}", .keyExpected), ("{,}", .keyExpected),
      ("[,1]", .unexpectedCharacter), ("[1}", .wrongBracket), (#"{"a":1]"#, .wrongBracket), ("]", .valueExpected),
      (#"{"a":}"#, .valueExpected), ("'a'", .unexpectedCharacter), ("1 2", .trailingContent),
      ("{}{}", .trailingContent),
      ("/**/1", .unexpectedCharacter),
    ] as [(String, JSONError.Code)])
  func `refuses what RFC 8259 does not allow`(text: String, code: JSONError.Code) {
    #expect(throws: JSONError(code, line: 1)) { try JSONValue(parsing: text) }
  }

  @Test func `names the line of an error`() {
    #expect(throws: JSONError(.notANumber("NaN"), line: 3)) { try JSONValue(parsing: "{\n\"a\": 1,\n\"b\": NaN\n}") }
  }

  @Test func `takes a byte order mark, and refuses UTF-16 by name`() throws {
    #expect(try JSONValue(parsing: [0xef, 0xbb, 0xbf, 0x31]).numberText == "1")
    #expect(throws: JSONError(.notUTF8, line: 1)) { try JSONValue(parsing: [0xff, 0xfe, 0x31, 0x00]) }
    #expect(throws: JSONError(.notUTF8, line: 1)) { try JSONValue(parsing: [0x7b, 0x00, 0x7d, 0x00]) }
  }

  @Test func `stops at a depth, without a deep stack`() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONError(.tooDeep(limit: 512), line: 1)) { try JSONValue(parsing: deep) }
  }

  @Test func `finds an equal key among thousands`() {
    let keys = (0..<5000).map { "\"k\($0)\":0" }
    #expect(throws: Never.self) { try JSONValue(parsing: "{\(keys.joined(separator: ","))}") }
    #expect(throws: JSONError(.duplicateKey("k17"), line: 1)) {
      try JSONValue(parsing: "{\((keys + ["\"k17\":0"]).joined(separator: ","))}")
    }
  }

  @Test func `reads back what the writer writes`() throws {
    var json = JSONWriter()
    json.object { json in
      json.field("text", "a\"\\\u{1}\u{7f}é🎵\n")
      json.key("exact")
      json.literal("99.0857340")
    }
    let value = try JSONValue(parsing: json.bytes)
    #expect(value["text"]?.string == "a\"\\\u{1}\u{7f}é🎵\n")
    #expect(value["exact"]?.numberText == "99.0857340")
  }
}
