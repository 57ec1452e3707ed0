internal import Records

extension EventReading {
  /// LOCATION with GEO; X-APPLE-STRUCTURED-LOCATION fills in what they leave open.
  mutating func readLocation() -> Location? {
    let apple = component.first(.appleLocation)
    let text =
      component.all(.location).lazy.compactMap { CalendarText.read($0).cleaned }.first ?? apple.flatMap(address)
    let point = readGeo() ?? apple.flatMap(point)
    guard text != nil || point != nil else { return nil }
    return Location(text: text, latitude: point?.latitude, longitude: point?.longitude)
  }

  private typealias Point = (latitude: Double, longitude: Double)

  /// `latitude;longitude` (RFC 5545, 3.8.1.6). versit's vCalendar 1.0 has `longitude,latitude`.
  private mutating func readGeo() -> Point? {
    guard let property = single(.geo) else { return nil }
    let value = String(decoding: property.value.filter { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
    if value.contains(";"), let point = EventReading.point(value.split(separator: ";")) { return point }
    let parts = value.split(separator: ",")
    if let point = EventReading.point(header.isBasic ? parts.reversed() : parts) { return point }
    warn(property.line, "GEO is no latitude and longitude and ignored", hint: "it is written as GEO:52.4966;13.4530")
    return nil
  }

  /// The `geo:` URI (RFC 5870) at the end of the line; titles and addresses before it may hold colons.
  private func point(_ property: CalendarProperty) -> Point? {
    let value = property.lastValue ?? property.value
    let text = String(decoding: value, as: UTF8.self).lowercased()
    let coordinates = text.hasPrefix("geo:") ? text.dropFirst(4) : text[...]
    return EventReading.point(coordinates.prefix { $0 != ";" }.split(separator: ","))
  }

  private static func point(_ parts: [Substring]) -> Point? {
    guard parts.count >= 2, let latitude = number(parts[0]), let longitude = number(parts[1]),
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    return (latitude, longitude)
  }

  private static func number(_ text: Substring) -> Double? {
    let trimmed = text.filter { !$0.isWhitespace }
    guard trimmed.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else { return nil }
    return Double(trimmed)
  }

  /// X-TITLE and X-ADDRESS, as a person would write them.
  private func address(_ property: CalendarProperty) -> String? {
    let parts = [property.parameter("X-TITLE"), property.parameter("X-ADDRESS")].compactMap { text in
      text?.split(separator: "\\n").joined(separator: "\n").filter { $0 != "\\" }.cleaned
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }
}
