/// An album of the user's music catalog.
package struct Album: Hashable, Sendable {
  package struct Track: Hashable, Sendable {
    package var title: String
    package var url: String?
    package init(title: String, url: String? = nil) { (self.title, self.url) = (title, url) }
  }

  package struct Cover: Hashable, Sendable {
    /// Relative to the folder of the drop that names it.
    package var file: String
    package var sha256: String?
    package init(file: String, sha256: String? = nil) { (self.file, self.sha256) = (file, sha256) }
  }

  package var id: String
  package var name: String
  package var artistName: String?
  package var year: Int?
  package var barcode: String?
  package var url: String?
  /// Other names of the artist.
  package var aliases: [String] = []
  package var genres: [String] = []
  package var tags: [String] = []
  package var tracks: [Track] = []
  package var cover: Cover?

  package init(id: String, name: String, artistName: String?) {
    (self.id, self.name, self.artistName) = (id, name, artistName)
  }
}
