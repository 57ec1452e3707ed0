internal import Records

extension EventReading {
  // MARK: SUMMARY

  /// One without LANGUAGE before one with it; nil when empty.
  mutating func readTitle() -> String? {
    let summaries = component.all(.summary)
    guard summaries.count > 1 else { return summaries.first.flatMap { CalendarText.read($0).cleaned } }
    let plain = summaries.filter { $0.parameter("LANGUAGE") == nil }
    if plain.count > 1 { _ = single(.summary) }
    for summary in plain + summaries {
      if let title = CalendarText.read(summary).cleaned { return title }
    }
    return nil
  }

  // MARK: STATUS

  mutating func readStatus(title: String?) -> Event.Status? {
    if let property = single(.status) {
      let text = String(decoding: property.value.trimmingBlanks(), as: UTF8.self).lowercased()
      if text == "canceled" {
        warn(property.line, "STATUS:CANCELED is read as CANCELLED")
        return .cancelled
      }
      let status = Event.Status(rawValue: text)
      if status == .cancelled { return status }
      return hasCancelledTitle(title) ? .cancelled : status
    }
    return hasCancelledTitle(title) ? .cancelled : nil
  }

  private mutating func hasCancelledTitle(_ title: String?) -> Bool {
    guard let title, CancelledTitle.isOne(title) else { return false }
    warn(component.first(.summary)?.line, "the title says that the event is cancelled; it is read as cancelled")
    return true
  }

  // MARK: CATEGORIES

  /// In the order of the file, each once.
  mutating func readCategories() -> [String] {
    var categories: [String] = []
    for property in component.all(.categories) {
      let separator = header.isBasic ? UInt8(ascii: ";") : UInt8(ascii: ",")
      for category in CalendarText.readList(property, separator: separator) {
        guard let category = category.cleaned, !categories.contains(category), categories.count < 256 else { continue }
        categories.append(category)
      }
    }
    return categories
  }

  // MARK: URL

  /// URL, else the address of a conference.
  mutating func readURL() -> String? {
    if let url = single(.url).flatMap(readURL) { return url }
    for name in [PropertyName.conference, .googleConference, .googleHangout, .teamsMeeting] {
      for property in component.all(name) {
        // A conference may be a telephone number (RFC 7986, 5.11).
        if let url = readURL(property), url.lowercased().hasPrefix("http") { return url }
      }
    }
    return nil
  }

  /// A URI has no backslashes and no blanks of its own; tools that escape it like a text are understood.
  private func readURL(_ property: CalendarProperty) -> String? {
    guard let text = CalendarText.read(property).cleaned else { return nil }
    return text.unicodeScalars.contains { $0.value <= 0x20 } ? nil : text
  }
}
