/// What is wrong with a document (RFC 8259), and on which line. Never carries text of the document but a key's name.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// The document ends inside a value.
    case cutOff
    /// NaN, Infinity: written by Python and JavaScript, and no JSON.
    case notANumber(String)
    /// A number beyond the range of a binary double, such as 1e400.
    case outOfRange
    /// Digits, signs and letters that are no JSON number: 012, +1, .5, 0x1F.
    case malformedNumber
    /// A word that is none of true, false, null.
    case unknownWord
    case duplicateKey(String)
    case invalidEscape
    /// A control character that stands unescaped in a string.
    case controlCharacter
    /// A line break inside a string: its closing quote is missing.
    case unclosedString
    case tooDeep(limit: Int)
    case tooLong(limit: Int)
    case tooManyValues(limit: Int)
    case trailingComma
    case missingComma
    case missingColon
    case keyExpected
    case valueExpected
    /// A bracket that closes nothing, or something else.
    case wrongBracket
    case unexpectedCharacter
    /// Something follows where the one document should end.
    case trailingContent
    /// UTF-16 or UTF-32 (RFC 8259, 8.1: UTF-8 only).
    case notUTF8
  }

  package var code: Code
  /// From 1.
  package var line: Int

  package init(_ code: Code, line: Int) { (self.code, self.line) = (code, line) }

  /// The reason without its line, for a problem that names the line itself.
  package var reason: String {
    switch code {
    case .cutOff: "the document is cut off"
    case .notANumber(let word): "\(word) is not a JSON number"
    case .outOfRange: "a number is out of range"
    case .malformedNumber: "a number is malformed"
    case .unknownWord: "a bare word that is not true, false or null"
    case .duplicateKey(let key): "key \"\(key)\" appears twice in one object"
    case .invalidEscape: "a string has an invalid escape"
    case .controlCharacter: "a string has an unescaped control character"
    case .unclosedString: "a string is not closed on its line"
    case .tooDeep(let limit): "nested more than \(limit) deep"
    case .tooLong(let limit): "a string or number of more than \(limit) bytes"
    case .tooManyValues(let limit): "more than \(limit) values in one element"
    case .trailingComma: "a comma is followed by a closing bracket"
    case .missingComma: "a comma is missing"
    case .missingColon: "a colon is missing"
    case .keyExpected: "a key was expected"
    case .valueExpected: "a value was expected"
    case .wrongBracket: "a bracket does not match"
    case .unexpectedCharacter: "an unexpected character"
    case .trailingContent: "something follows the document"
    case .notUTF8: "the text is not UTF-8"
    }
  }

  package var description: String { "line \(line): \(reason)" }
}
