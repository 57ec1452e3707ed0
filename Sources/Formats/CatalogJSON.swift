package import Records

/// A catalog drop of the `music` store to albums.
package enum CatalogJSON {
  package static func read(_ stream: consuming ByteStream, context: ReadingContext) -> Document {
    Document(store: .music, format: "catalog")
  }
}
