/// A strict JSON reader (RFC 8259) that pulls a document through a small buffer: whole trees for the elements of a big
/// array, one at a time, or step by step with `nextElement` and `nextKey`.
///
/// Two kinds of errors. A **flaw** (NaN, 1e400, an equal key) leaves the brackets in order: reading goes on, and the flaw
/// is collected with `takeFlaw`, or in the tree it belongs to. A **failure** breaks the structure: every step then answers
/// "no more" until `recover` has gone on to the next sibling. `readTree` recovers by itself.
///
/// Line feeds separate lines; several documents may follow each other (NDJSON, concatenated, RFC 7464).
package struct JSONReader {
  package struct Limits: Sendable {
    /// Containers inside each other. Health records nest about ten deep.
    package var depth = 128
    /// Bytes of one string or number.
    package var tokenLength = 1 << 20
    /// Values in one tree.
    package var treeValues = 200_000

    package init() {}

    /// For documents that are in memory already. Depth stays bounded: trees are built and freed by recursion.
    package static var none: Limits {
      var limits = Limits()
      (limits.depth, limits.tokenLength, limits.treeValues) = (512, .max, .max)
      return limits
    }
  }

  /// The kind of value that begins at the present place.
  package enum Kind: Sendable { case object, array, string, bare }

  /// An open object or array.
  struct Container {
    var isArray: Bool
    var isFirst = true
    /// Blanks before the present element or key, where it is the first of its line: recovery looks for its sibling by it.
    var indentation: Int?
    var keys = JSONKeys()
  }

  let limits: Limits
  private let source: any JSONSource
  private(set) var buffer: [UInt8] = []
  var position = 0
  private var bufferOffset = 0

  /// The line of the present place, from 1.
  package internal(set) var line = 1
  /// The structure is broken here; see `recover`.
  package internal(set) var failure: JSONError?
  var flaw: JSONError?
  /// Strings in which a lone surrogate or a byte that is not UTF-8 became U+FFFD.
  package internal(set) var repairedStrings = 0

  var containers: [Container] = []
  /// Of the present document, as in `Container`.
  var documentIndentation: Int?
  /// Blanks before the token that was last looked at, where it is the first of its line, and where that token begins.
  var indentation: Int? = 0
  var tokenOffset = 0
  /// Recovery stopped at the beginning of a sibling: no comma is asked for.
  var standsAtSibling = false
  /// Values of the present tree.
  var treeValues = 0
  /// Values after which it is given up.
  var treeLimit: Int?
  var scratch: [UInt8] = []
  /// How often recovery went back. Each time may cost the rest of the file.
  var rewinds = 0
  static let mostRewinds = 8

  package init(_ source: any JSONSource, limits: Limits = Limits()) {
    (self.source, self.limits) = (source, limits)
    skipByteOrderMark()
  }

  /// Bytes from the beginning of the source to the present place.
  package var offset: Int { bufferOffset + position }

  /// How many objects and arrays are open.
  package var depth: Int { containers.count }

  /// The byte here without taking it; nil at the end.
  @inline(__always)
  mutating func peek() -> UInt8? {
    if position == buffer.count, !fill() { return nil }
    return buffer[position]
  }

  private mutating func fill() -> Bool {
    bufferOffset += buffer.count
    position = 0
    buffer = source.nextBytes()
    return !buffer.isEmpty
  }

  /// UTF-8 marks are passed over; other encodings are refused by name.
  private mutating func skipByteOrderMark() {
    guard peek() != nil else { return }
    let start = buffer.prefix(4)
    if start.starts(with: [0xef, 0xbb, 0xbf]) {
      position = 3
    } else if start.starts(with: [0xff, 0xfe]) || start.starts(with: [0xfe, 0xff]) || start.prefix(2).contains(0) {
      fail(.notUTF8)
    }
    tokenOffset = offset
  }

  mutating func fail(_ code: JSONError.Code) {
    if failure == nil { failure = JSONError(code, line: line) }
  }

  mutating func note(_ code: JSONError.Code) {
    if flaw == nil { flaw = JSONError(code, line: line) }
  }

  /// The first flaw since the last call.
  package mutating func takeFlaw() -> JSONError? {
    defer { flaw = nil }
    return flaw
  }

  /// A place to come back to.
  package struct Mark {
    let offset: Int
    let line: Int
    let containers: [Container]
    let documentIndentation: Int?
    let standsAtSibling: Bool
  }

  package func mark() -> Mark {
    Mark(
      offset: offset, line: line, containers: containers, documentIndentation: documentIndentation,
      standsAtSibling: standsAtSibling)
  }

  /// Goes back to a mark, as if nothing had been read since; failures and flaws are forgotten.
  package mutating func rewind(to mark: Mark) {
    source.rewind(to: mark.offset)
    (bufferOffset, position, buffer) = (mark.offset, 0, [])
    (line, containers, documentIndentation) = (mark.line, mark.containers, mark.documentIndentation)
    (standsAtSibling, failure, flaw) = (mark.standsAtSibling, nil, nil)
  }
}
