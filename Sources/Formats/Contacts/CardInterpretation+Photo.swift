internal import Records

extension CardInterpretation {
  /// The preferred photo, else the first; its type as declared, else as its data shows.
  mutating func readPhoto() {
    var best = 102
    for property in all("PHOTO") {
      guard let binary = property.binary, (property.preference ?? 101) < best else { continue }
      guard !binary.isDamaged, !property.isTruncated else {
        reportOnce(line: property.line, "PHOTO is damaged and left out: not base64", hint: "export the card again")
        continue
      }
      best = property.preference ?? 101
      result.photo = CardInterpretation.photo(binary, property)
    }
  }

  private static func photo(_ binary: BinaryValue, _ property: ContentLine) -> Contact.Photo {
    switch binary.content {
    case .data(let bytes, let hash):
      Contact.Photo(type: mediaType(property) ?? binary.mediaType, bytes: bytes, sha256: hash)
    case .link(let text):
      link(String(decoding: PropertyText.unescaped(Array(text.utf8)[...]), as: UTF8.self))
    }
  }

  private static func link(_ url: String) -> Contact.Photo {
    let scheme = url.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return Contact.Photo(
      type: scheme.count == 2 ? scheme[0].lowercased() : nil, bytes: 0, sha256: nil, url: String(url.prefix(2048)))
  }

  /// `JPEG`, `TYPE=image/jpeg`, `MEDIATYPE=image/png`.
  private static func mediaType(_ property: ContentLine) -> String? {
    if let type = property.first("MEDIATYPE")?.lowercased(), type.contains("/") { return type }
    for type in property.types {
      switch type {
      case "jpeg", "jpg": return "image/jpeg"
      case "png", "gif", "bmp", "tiff", "webp", "heic": return "image/\(type)"
      case _ where type.hasPrefix("image/"): return type == "image/jpg" ? "image/jpeg" : type
      default: break
      }
    }
    return nil
  }
}
