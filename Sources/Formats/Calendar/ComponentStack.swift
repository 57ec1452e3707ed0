/// The components that are open, outermost first. Real files nest four deep; beyond the limit they are only counted.
struct ComponentStack {
  static let limit = 32

  private(set) var names: [String] = []
  private(set) var surplus = 0

  /// The innermost open component; nil outside of all, and where the limit is passed.
  var top: String? { surplus == 0 ? names.last : nil }
  var isEmpty: Bool { names.isEmpty }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// False when the component is one too deep.
  mutating func push(_ name: String) -> Bool {
    guard names.count < ComponentStack.limit else {
      surplus += 1
      return false
    }
    names.append(name)
    return true
  }

  /// Closes the innermost component of that name, with all inside it. Returns those that had no END of their own,
  /// innermost first, or nil where no such component is open.
  mutating func pop(_ name: String) -> [String]? {
    if surplus > 0, name != "VEVENT", name != "VCALENDAR" {
      surplus -= 1
      return []
    }
    guard let index = names.lastIndex(of: name) else { return nil }
    let unended = names[(index + 1)...].reversed()
    names.removeSubrange(index...)
    surplus = 0
    return Array(unended)
  }

  mutating func removeAll() { (names, surplus) = ([], 0) }
}
