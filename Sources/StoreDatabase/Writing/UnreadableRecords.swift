internal import Records

/// The records that a new version of a file names but that could not be read of it: what is stored of them stays, and is no
/// deletion. Where a refused record has no name, nobody can tell which it was, and all that the file lacks stays.
struct UnreadableRecords {
  private let names: Set<String>
  private let isNameless: Bool

  init(_ document: Document) {
    let errors = document.problems.filter { $0.severity == .error }
    let named = errors.compactMap(\.record).filter { !UnreadableRecords.isPlace($0) }
    names = Set(named)
    isNameless = !document.isComplete || named.count < errors.count
  }

  /// Whether a copy that the file lacks now may be one of them.
  func mayInclude(_ copy: HeldCopy) throws -> Bool {
    if isNameless { return true }
    if names.isEmpty { return false }
    switch copy.key.kind {
    case .event: return names.contains(copy.key.series)
    case .contact: return names.contains { RecordIdentity.contact(uid: $0) == copy.key.id }
    case .reading:
      guard case .reading(let reading) = try Record(stored: copy.bytes) else { return false }
      return reading.externalId.map(names.contains) ?? false
    case .album, .concert: return names.contains(copy.key.id)
    }
  }

  /// `entry[3]`, `card[1]`: where it stood in a list, not who it is.
  private static func isPlace(_ record: String) -> Bool { record.hasSuffix("]") && record.contains("[") }
}
