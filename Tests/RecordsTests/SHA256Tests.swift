import Records
import Testing

@Suite struct SHA256Tests {
  /// FIPS 180-4's examples, and the empty text.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func `the published examples come out`(text: String, digest: String) {
    #expect(SHA256.hex(text.utf8) == digest)
    #expect(SHA256.hex(Array(text.utf8)) == digest)
  }

  @Test func `the pieces in which bytes come do not matter`() {
    for length in [1, 55, 56, 63, 64, 65, 127, 128, 200] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      for cut in 0...length {
        var hash = SHA256()
        hash.update(Array(bytes[..<cut]))
        hash.update(bytes[cut...])
        #expect(hash.finish() == SHA256.digest(bytes))
      }
    }
  }
}
