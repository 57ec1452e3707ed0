/// What an event says in words: all that matching looks at.
package struct EventText: Hashable, Sendable {
  package var title: String?
  package var location: String?
  package var url: String?
  package var categories: [String]

  package init(title: String?, location: String? = nil, url: String? = nil, categories: [String] = []) {
    (self.title, self.location, self.url, self.categories) = (title, location, url, categories)
  }
}
