/// An artist of the catalog.
package struct ArtistName: Hashable, Sendable {
  /// As the catalog spells it; answers name the artist so.
  package var name: String
  /// Other names of the same artist.
  package var aliases: [String]
  /// How many albums of the artist the user owns: evidence that a title means the artist.
  package var albums: Int

  package init(_ name: String, aliases: [String] = [], albums: Int = 0) {
    (self.name, self.aliases, self.albums) = (name, aliases, albums)
  }
}
