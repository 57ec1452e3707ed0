/// One value read whole, with what was wrong in it.
package struct JSONTree: Sendable {
  /// What could be read. A flawed value in it is null, of two equal keys the first counts; so this serves to name the
  /// element, and must not be trusted further when there is an error.
  package var value: JSONValue
  package var error: JSONError?
  /// Where it begins.
  package var line: Int
}

extension JSONReader {
  /// Reads the value that begins here. After an error in it the reader stands at its next sibling, where there is one.
  ///
  /// - Parameter limit: a value of more values than this is given up (`tooManyValues`) as soon as that shows; the reader
  ///   then stands somewhere in it, and must be taken back to a mark.
  /// - Returns: the value, and what was wrong with it.
  package mutating func readTree(limit: Int? = nil) -> JSONTree {
    skipWhitespace()
    let (start, depth, beginning) = (line, containers.count, mark())
    (treeValues, treeLimit) = (0, limit)
    defer { treeLimit = nil }
    let value = readValue()
    let flaw = takeFlaw()
    guard let failure else { return JSONTree(value: value, error: flaw, line: start) }
    let error = flaw.map { $0.line < failure.line ? $0 : failure } ?? failure
    if let limit, failure.code == .tooManyValues(limit: limit) {
      return JSONTree(value: value, error: failure, line: start)
    }
    if recover(to: depth) { return JSONTree(value: value, error: error, line: start) }
    // The brackets of the rest do not close: perhaps because this value swallowed its siblings.
    let isAlone = !resume(afterLineOf: beginning, at: depth)
    return JSONTree(value: value, error: isAlone ? error : JSONError(.cutOff, line: start), line: start)
  }

  /// Passes over the value that begins here, without holding it.
  package mutating func skipValue() {
    guard let kind = kind() else { return }
    switch kind {
    case .string: _ = readString()
    case .bare: _ = readBare()
    case .array:
      enterArray()
      while nextElement() { skipValue() }
    case .object:
      enterObject()
      while nextKey() != nil { skipValue() }
    }
  }

  private mutating func readValue() -> JSONValue {
    guard let kind = kind() else { return .null }
    treeValues += 1
    if let treeLimit, treeValues > treeLimit {
      fail(.tooManyValues(limit: treeLimit))
      return .null
    }
    if treeValues > limits.treeValues {
      note(.tooManyValues(limit: limits.treeValues))
      skipValue()
      return .null
    }
    switch kind {
    case .string: return .string(readString())
    case .bare: return readBare() ?? .null
    case .array: return readArray()
    case .object: return readObject()
    }
  }

  private mutating func readArray() -> JSONValue {
    var elements: [JSONValue] = []
    enterArray()
    while nextElement() {
      let element = readValue()
      if treeValues <= limits.treeValues { elements.append(element) }
    }
    return .array(elements)
  }

  private mutating func readObject() -> JSONValue {
    var object = JSONObject()
    enterObject()
    while let key = nextKey() {
      let value = readValue()
      if treeValues <= limits.treeValues { object.append(key, value) }
    }
    return .object(object)
  }
}
