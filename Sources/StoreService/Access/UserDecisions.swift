package import Records

/// What the user decided: which stores may be read, and which artists are always or never meant. It is not in the
/// database, which can be lost and rebuilt; a decision cannot.
package struct UserDecisions: Hashable, Sendable {
  package var allowed: Set<Store> = []
  package var denied: Set<Store> = []
  /// Artists' names as the user typed them.
  package var muted: Set<String> = []
  package var pinned: Set<String> = []

  package init() {}

  package mutating func allow(_ store: Store) {
    denied.remove(store)
    allowed.insert(store)
  }

  package mutating func deny(_ store: Store) {
    allowed.remove(store)
    denied.insert(store)
  }

  /// One decision a line, a verb and what it is about, so that a person can read and mend it.
  package var text: String {
    let rows =
      allowed.map { "allow \($0.rawValue)" } + denied.map { "deny \($0.rawValue)" } + muted.map { "mute \($0)" }
      + pinned.map { "pin \($0)" }
    return "# What was decided with concertd allow, deny, mute and pin.\n" + rows.sorted().map { $0 + "\n" }.joined()
  }

  /// Reads `text`; lines that say nothing known are given back by their numbers, and left out.
  package static func parse(_ text: String) -> (decisions: UserDecisions, unknown: [Int]) {
    var decisions = UserDecisions()
    var unknown: [Int] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if !decisions.take(line) { unknown.append(index + 1) }
    }
    return (decisions, unknown)
  }

  private mutating func take(_ line: Substring) -> Bool {
    guard let space = line.firstIndex(of: " ") else { return false }
    let object = String(line[line.index(after: space)...])
    guard !object.isEmpty else { return false }
    switch line[..<space] {
    case "mute": muted.insert(object)
    case "pin": pinned.insert(object)
    case "allow":
      guard let store = Store(rawValue: object) else { return false }
      allow(store)
    case "deny":
      guard let store = Store(rawValue: object) else { return false }
      deny(store)
    default: return false
    }
    return true
  }
}
