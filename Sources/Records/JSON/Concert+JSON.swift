package import JSON

extension Reason {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("rule", rule)
      json.field("points", (points * 100).rounded() / 100)
      json.field("text", text)
    }
  }
}

extension ArtistMatch {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("score", (score * 100).rounded() / 100)
      json.field("tier", tier.rawValue)
      json.array("because", because) { json, reason in reason.write(to: &json) }
    }
  }
}

extension Album.Track {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("title", title)
      json.field("url", url)
    }
  }
}

extension Concert {
  package func write(to json: inout JSONWriter, source: Source?) {
    json.object { json in
      json.field("kind", RecordKind.concert.rawValue)
      json.field("id", id)
      json.field("event", event)
      json.field("title", title)
      json.field("start", Timestamp.text(start))
      json.field("end", Timestamp.text(end))
      if case .date = start { json.field("allDay", true) } else { json.field("allDay", false) }
      json.array("artists", artists) { json, artist in artist.write(to: &json) }
      json.field("location", location)
      json.field("distanceKm", distanceKm.map { ($0 * 10).rounded() / 10 })
      json.field("url", url)
      json.array("listen", listen) { json, album in album.write(to: &json) }
      json.field("source", source)
    }
  }
}

extension Concert.Listen {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("album", album)
      json.field("name", name)
      json.field("url", url)
      json.array("tracks", tracks) { json, track in track.write(to: &json) }
    }
  }
}
