extension Reason: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    encoder.text(rule)
    points.encode(to: &encoder)
    encoder.text(text)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(rule: try decoder.text(), points: try Double(from: &decoder), text: try decoder.text())
  }
}

extension ArtistMatch.Tier: WireCase {
  var wireCode: UInt8 {
    switch self {
    case .sure: 0
    case .probable: 1
    case .tribute: 2
    case .muted: 3
    case .rejected: 4
    }
  }

  init?(wireCode: UInt8) {
    switch wireCode {
    case 0: self = .sure
    case 1: self = .probable
    case 2: self = .tribute
    case 3: self = .muted
    case 4: self = .rejected
    default: return nil
    }
  }
}

extension ArtistMatch: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    encoder.text(name)
    score.encode(to: &encoder)
    tier.encode(to: &encoder)
    because.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      name: try decoder.text(), score: try Double(from: &decoder), tier: try Tier(from: &decoder),
      because: try [Reason](from: &decoder))
  }
}

extension Concert.Listen: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    encoder.text(album)
    encoder.text(name)
    url.encode(to: &encoder)
    tracks.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      album: try decoder.text(), name: try decoder.text(), url: try String?(from: &decoder),
      tracks: try [Album.Track](from: &decoder))
  }
}

extension Concert: WireCoded {
  package func encode(to encoder: inout WireEncoder) {
    encoder.text(id)
    encoder.text(event)
    encoder.text(title)
    start.encode(to: &encoder)
    end.encode(to: &encoder)
    artists.encode(to: &encoder)
    listen.encode(to: &encoder)
    location.encode(to: &encoder)
    distanceKm.encode(to: &encoder)
    url.encode(to: &encoder)
  }

  package init(from decoder: inout WireDecoder) throws(WireError) {
    self.init(
      id: try decoder.text(), event: try decoder.text(), title: try decoder.text(),
      start: try ResolvedTime(from: &decoder), end: try ResolvedTime(from: &decoder),
      artists: try [ArtistMatch](from: &decoder), listen: try [Listen](from: &decoder))
    location = try Location?(from: &decoder)
    distanceKm = try Double?(from: &decoder)
    url = try String?(from: &decoder)
  }
}
