/// The properties that concertd reads. Every other one is kept in the source text only.
enum PropertyName: String, CaseIterable, Sendable {
  // calendar
  case version = "VERSION", method = "METHOD", calendarZone = "X-WR-TIMEZONE"
  case basicZone = "TZ", daylight = "DAYLIGHT"
  // event
  case uid = "UID", recurrenceID = "RECURRENCE-ID", sequence = "SEQUENCE", stamp = "DTSTAMP"
  case lastModified = "LAST-MODIFIED", start = "DTSTART", end = "DTEND", duration = "DURATION"
  case rule = "RRULE", exclusionRule = "EXRULE", additionalDate = "RDATE", exceptionDate = "EXDATE"
  case summary = "SUMMARY", status = "STATUS", location = "LOCATION", geo = "GEO", url = "URL"
  case categories = "CATEGORIES", conference = "CONFERENCE", appleLocation = "X-APPLE-STRUCTURED-LOCATION"
  case googleConference = "X-GOOGLE-CONFERENCE", googleHangout = "X-GOOGLE-HANGOUT"
  case teamsMeeting = "X-MICROSOFT-SKYPETEAMSMEETINGURL"
  // zone
  case zoneID = "TZID", zoneLocation = "X-LIC-LOCATION", offsetFrom = "TZOFFSETFROM", offsetTo = "TZOFFSETTO"

  private static let byText = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// In any case; nil for the names of other properties.
  init?(_ text: String) {
    guard let name = PropertyName.byText[text] ?? PropertyName.byText[text.uppercased()] else { return nil }
    self = name
  }
}

/// A content line whose name and value were found.
struct CalendarProperty: Sendable {
  let name: PropertyName
  let line: Int
  let isTruncated: Bool
  /// Written as prose is: `Location: the old hall`.
  let isDoubtful: Bool
  private let bytes: [UInt8]
  private let nameEnd: Int
  private let colon: Int

  /// What stands behind the colon.
  var value: ArraySlice<UInt8> { bytes[(colon + 1)...] }

  /// The value when a parameter holds a colon that should be quoted: what stands behind the last colon.
  var lastValue: ArraySlice<UInt8>? {
    guard let last = bytes.lastIndex(of: UInt8(ascii: ":")), last > colon else { return nil }
    return bytes[(last + 1)...]
  }

  /// The parameter's value without quotes, RFC 6868's carets undone. Nil where it is absent.
  func parameter(_ name: StaticString) -> String? {
    parameter(name, before: colon)
  }

  /// The same, where the value is behind the last colon.
  func parameter(_ name: StaticString, beforeLastColon: Bool) -> String? {
    parameter(name, before: bytes.lastIndex(of: UInt8(ascii: ":")) ?? colon)
  }

  private func parameter(_ name: StaticString, before end: Int) -> String? {
    var at = nameEnd
    while at < end {
      let next = CalendarLineSyntax.parameterEnd(in: bytes, from: at + 1, to: end)
      let parameter = bytes[(at + 1)..<next]
      let equals = parameter.firstIndex(of: UInt8(ascii: "=")) ?? next
      if parameter[..<equals].trimmingBlanks().matches(name) {
        return CalendarLineSyntax.parameterText(bytes[min(equals + 1, next)..<next])
      }
      at = next
    }
    return nil
  }

  /// A value that is not UTF-8, although nothing says what else it is.
  var isForeign: Bool {
    guard value.contains(where: { $0 >= 0x80 }), parameter("CHARSET") == nil else { return false }
    return String(validating: value, as: UTF8.self) == nil
  }

  /// True where a parameter, or a bare word of vCalendar 1.0, says quoted-printable.
  var isQuotedPrintable: Bool {
    guard colon > nameEnd else { return false }
    if parameter("QUOTED-PRINTABLE") != nil { return true }
    return parameter("ENCODING")?.uppercased() == "QUOTED-PRINTABLE"
  }
}

extension CalendarProperty {
  /// How a line reads: a property of ours, one that is passed over, or no property at all.
  enum Reading {
    case property(CalendarProperty)
    case unread
    case stray
  }

  static func read(_ line: CalendarLine) -> Reading {
    let nameEnd = CalendarLineSyntax.nameEnd(in: line.bytes)
    guard nameEnd > 0, nameEnd < line.bytes.count else { return .stray }
    let text = String(decoding: line.bytes[..<nameEnd], as: UTF8.self)
    guard let name = PropertyName(text) else {
      return CalendarLineSyntax.isLikelyProse(line.bytes, nameEnd: nameEnd) ? .stray : .unread
    }
    guard let colon = CalendarLineSyntax.colon(in: line.bytes, from: nameEnd) else { return .stray }
    let isDoubtful = text != name.rawValue && CalendarLineSyntax.isLikelyProse(line.bytes, nameEnd: nameEnd)
    return .property(
      CalendarProperty(
        name: name, line: line.number, isTruncated: line.isTruncated, isDoubtful: isDoubtful, bytes: line.bytes,
        nameEnd: nameEnd, colon: colon)
    )
  }
}
