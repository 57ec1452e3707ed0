internal import Records

extension Contact {
  /// Tools that know one thing under several property names write it several times.
  mutating func removeRepetitions() {
    name.alternatives = name.alternatives.filter { $0 != name.full }.withoutRepetitions()
    nicknames = nicknames.withoutRepetitions()
    urls = urls.withoutRepetitions()
    social = social.withoutRepetitions()
    dates = dates.withoutRepetitions()
    related = related.withoutRepetitions()
    members = members.withoutRepetitions()
    categories = categories.withoutRepetitions()
  }
}

extension Array where Element: Hashable {
  /// The first of equal elements stays, in its place.
  func withoutRepetitions() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
