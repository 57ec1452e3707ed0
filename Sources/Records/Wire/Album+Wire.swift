extension Album.Track: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    encoder.text(title)
    url.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(title: try decoder.text(), url: try String?(from: &decoder))
  }
}

extension Album.Cover: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    encoder.text(file)
    sha256.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(file: try decoder.text(), sha256: try String?(from: &decoder))
  }
}

extension Album: WireRecord {
  func encodeVisible(to encoder: inout WireEncoder) {
    encoder.text(id)
    encoder.text(name)
    artistName.encode(to: &encoder)
    year.encode(to: &encoder)
    barcode.encode(to: &encoder)
    url.encode(to: &encoder)
    aliases.encode(to: &encoder)
    genres.encode(to: &encoder)
    tags.encode(to: &encoder)
    tracks.encode(to: &encoder)
    cover.encode(to: &encoder)
  }

  init(visible decoder: inout WireDecoder) throws(WireError) {
    self.init(id: try decoder.text(), name: try decoder.text(), artistName: try String?(from: &decoder))
    year = try Int?(from: &decoder)
    barcode = try String?(from: &decoder)
    url = try String?(from: &decoder)
    aliases = try [String](from: &decoder)
    genres = try [String](from: &decoder)
    tags = try [String](from: &decoder)
    tracks = try [Track](from: &decoder)
    cover = try Cover?(from: &decoder)
  }

  func encodeHidden(to encoder: inout WireEncoder) {}
  mutating func decodeHidden(from decoder: inout WireDecoder) throws(WireError) {}
}
