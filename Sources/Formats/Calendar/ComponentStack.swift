/// The components that are open, outermost first. Real files nest four deep; beyond the limit they are only counted.
struct ComponentStack {
  static let limit = 32

  struct Component: Equatable {
    var name: String
    /// Of its BEGIN.
    var line: Int
  }

  private(set) var components: [Component] = []
  private var surplus = 0

  /// The innermost open component; nil outside of all, and where the limit is passed.
  var top: String? { surplus == 0 ? components.last?.name : nil }
  var depth: Int { components.count + surplus }
  var isEmpty: Bool { components.isEmpty }

  func contains(_ name: String) -> Bool { components.contains { $0.name == name } }

  /// False when the component is one too deep.
  mutating func push(_ name: String, line: Int) -> Bool {
    guard components.count < ComponentStack.limit else {
      surplus += 1
      return false
    }
    components.append(Component(name: name, line: line))
    return true
  }

  /// Closes the innermost component of that name, with all inside it. Returns those that had no END of their own,
  /// innermost first, or nil where no such component is open.
  mutating func pop(_ name: String) -> [Component]? {
    if surplus > 0, name != "VEVENT", name != "VCALENDAR" {
      surplus -= 1
      return []
    }
    guard let index = components.lastIndex(where: { $0.name == name }) else { return nil }
    let unended = components[(index + 1)...].reversed()
    components.removeSubrange(index...)
    surplus = 0
    return Array(unended)
  }

  /// Closes all, innermost first.
  mutating func removeAll() -> [Component] {
    defer { (components, surplus) = ([], 0) }
    return components.reversed()
  }
}
