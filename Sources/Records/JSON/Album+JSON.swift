package import JSON

extension Album {
  /// The album as the contract shows it.
  package func write(to json: inout JSONWriter, source: Source?) {
    json.object { json in
      json.field("kind", RecordKind.album.rawValue)
      json.field("id", id)
      json.field("name", name)
      json.field("artistName", artistName)
      json.field("year", year)
      json.field("barcode", barcode)
      json.field("url", url)
      if !aliases.isEmpty { json.field("aliases", aliases) }
      json.field("genres", genres)
      json.field("tags", tags)
      json.array("tracks", tracks) { json, track in track.write(to: &json) }
      if let cover {
        json.object("cover") { json in
          json.field("file", cover.file)
          json.field("sha256", cover.sha256)
        }
      }
      json.field("source", source)
    }
  }
}
