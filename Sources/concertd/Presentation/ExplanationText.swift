internal import JSON

/// The reasoning about a title, for people: each artist with the points for and against.
enum ExplanationText {
  static func text(_ explanation: JSONValue, terminal: Terminal) -> String {
    let artists = explanation["artists"]?.array ?? []
    guard !artists.isEmpty else {
      return "No artist of the catalog is meant. (--all shows what was found and rejected.)\n"
    }
    return artists.map { artist($0, terminal: terminal) }.joined(separator: "\n")
  }

  private static func artist(_ artist: JSONValue, terminal: Terminal) -> String {
    let name = terminal.style(visible(artist["name"]?.string ?? ""), .bold)
    let score = artist["score"]?.numberText ?? ""
    var table = TextTable()
    for reason in artist["because"]?.array ?? [] {
      let points = reason["points"]?.numberText ?? ""
      table.add(
        points.hasPrefix("-") ? points : "+" + points, reason["text"]?.string ?? "", "(\(reason["rule"]?.string ?? ""))"
      )
    }
    return "\(name): \(artist["tier"]?.string ?? ""), score \(score)\n" + table.text(indent: 2)
  }
}
