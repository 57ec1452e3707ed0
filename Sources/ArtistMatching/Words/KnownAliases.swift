/// Other names of well-known artists, for catalogs that have them.
struct KnownAliases: Sendable {
  static let shared = KnownAliases()

  private var aliases: [[UInt8]: [String]] = [:]

  private init() {
    for line in aliasData.split(separator: "\n") {
      let names = line.split(separator: "|").map { $0.drop(while: \.isWhitespace) }.map(KnownAliases.trimmed)
      guard let name = names.first else { continue }
      aliases[KnownAliases.key(name), default: []] += names.dropFirst()
    }
  }

  /// The other names of a name, by its first key.
  func of(_ key: [UInt8]) -> [String] { aliases[key] ?? [] }

  private static func key(_ name: String) -> [UInt8] {
    let folded = FoldedText(name)
    return folded.tokens.isEmpty ? name.utf8.filter { $0 != UInt8(ascii: " ") } : folded.bytes
  }

  private static func trimmed(_ name: Substring) -> String {
    var name = name
    while name.last?.isWhitespace == true { name.removeLast() }
    return String(name)
  }
}
