extension JSONReader {
  /// After a failure: goes on to the next sibling inside the `depth` outermost containers, found by the brackets, or by a
  /// line that begins as the siblings do. A failure stays where the document ends first.
  ///
  /// - Returns: whether a sibling, or the end of the container, was found.
  @discardableResult
  package mutating func recover(to depth: Int) -> Bool {
    guard let failure else { return true }
    if failure.code == .notUTF8 { return false }
    if beginsSibling(at: depth) { return resume(at: depth, atSibling: true) }
    var uncounted = 0
    while let byte = peek() {
      switch byte {
      case 0x22: skipBrokenString()
      case 0x0a:
        skipWhitespace()
        if depth == 0, containers.isEmpty { return resume(at: 0, atSibling: false) }
        if beginsSibling(at: depth) { return resume(at: depth, atSibling: true) }
      case 0x7b, 0x5b:
        position += 1
        if containers.count < limits.depth {
          containers.append(Container(isArray: byte == 0x5b))
        } else {
          uncounted += 1
        }
      case 0x7d where uncounted > 0, 0x5d where uncounted > 0:
        position += 1
        uncounted -= 1
      case 0x7d, 0x5d:
        let isArray = byte == 0x5d
        if close(isArray: isArray, above: depth) {
          position += 1
          if containers.count == depth { return resume(at: depth, atSibling: false) }
        } else if depth > 0, containers[depth - 1].isArray == isArray {
          return resume(at: depth, atSibling: false)  // It closes the parent, which takes it.
        } else {
          position += 1
        }
      case 0x2c where containers.count == depth && depth > 0: return resume(at: depth, atSibling: false)
      default: position += 1
      }
    }
    self.failure = JSONError(.cutOff, line: line)
    return false
  }

  /// Goes on at the first line behind that of a mark that begins as the siblings do; else the failure stays.
  mutating func resume(afterLineOf mark: Mark, at depth: Int) -> Bool {
    guard let failure, rewinds < JSONReader.mostRewinds else { return false }
    rewinds += 1
    rewind(to: mark)
    while peek() != nil {
      while let byte = peek(), byte != 0x0a { position += 1 }
      skipWhitespace()
      if beginsSibling(at: depth) { return resume(at: depth, atSibling: true) }
    }
    self.failure = failure
    return false
  }

  /// Whether the token that was looked at last begins a line as the siblings at that depth do.
  private mutating func beginsSibling(at depth: Int) -> Bool {
    let wanted = depth == 0 ? documentIndentation : containers[depth - 1].indentation
    guard let wanted, tokenOffset == offset, indentation == wanted, let byte = peek() else { return false }
    let isKey = depth > 0 && !containers[depth - 1].isArray
    return isKey ? byte == 0x22 : byte == 0x7b || byte == 0x5b
  }

  private mutating func resume(at depth: Int, atSibling: Bool) -> Bool {
    containers.removeLast(containers.count - depth)
    standsAtSibling = atSibling
    failure = nil
    return true
  }

  /// Closes the innermost container of that kind with all that is open in it; false where none is open above `depth`.
  private mutating func close(isArray: Bool, above depth: Int) -> Bool {
    guard let at = containers.lastIndex(where: { $0.isArray == isArray }), at >= depth else { return false }
    containers.removeLast(containers.count - at)
    return true
  }

  /// A string ends at its quote, or, where that is missing, at its line.
  private mutating func skipBrokenString() {
    position += 1
    while let byte = peek(), byte != 0x0a {
      position += 1
      if byte == 0x22 { return }
      if byte == 0x5c, let next = peek(), next != 0x0a { position += 1 }
    }
  }
}
