import Linux
import Testing

@Suite struct FilePathTests {
  @Test func pathsAreJoinedAndTakenApart() {
    let path = FilePath("/a").appending("b").appending("c.ics")
    #expect(path == "/a/b/c.ics")
    #expect(path.parent == "/a/b")
    #expect(path.lastComponent == "c.ics")
    #expect(path.components == ["a", "b", "c.ics"])
    #expect(FilePath("/a").parent == "/")
    #expect(FilePath("a").parent == FilePath(bytes: []))
    #expect(FilePath("/").appending("x") == "/x")
    #expect(FilePath(bytes: []).appending("x") == "x")
  }

  @Test(arguments: [
    ([0x61, 0x62], "ab"), ([0xC3, 0xBC], "ü"), ([0xFF], "\\xFF"), ([0x61, 0x0A], "a\\n"), ([0x1B, 0x5B], "\\x1B["),
    ([0x5C, 0x6E], "\\\\n"), ([0xE2, 0x80, 0xAE], "\\xE2\\x80\\xAE"), ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"),
  ])
  func namesPrintWithoutSteeringATerminal(bytes: [UInt8], text: String) {
    #expect(FilePath(bytes: bytes).description == text)
  }

  @Test func differentNamesNeverPrintAlike() {
    var seen: [[UInt8]: [UInt8]] = [:]
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let text = FilePath(bytes: [first, second]).description.utf8
        #expect(seen.updateValue([first, second], forKey: Array(text)) == nil)
      }
    }
  }
}
