/// How tools other than the tz database call a zone.
enum ZoneName {
  /// The system's zone for a TZID, by the first of these that knows it: the IANA name, also in other cases; an IANA
  /// name behind a vendor's prefix; a Windows name of CLDR, also with a number behind it as Outlook adds one to a
  /// second zone of the same name; Microsoft's URLs and display names; a plain offset from UTC.
  static func zone(_ tzid: String, in directory: ZoneDirectory) -> Zone? {
    let name = trimmed(tzid)
    return directory.zone(exactly: name)
      ?? (WindowsZones.ianaName(of: name) ?? WindowsZones.ianaName(of: withoutNumber(name))).flatMap {
        directory.zone(exactly: $0)
      }
      ?? prefixed(name, in: directory)
      ?? directory.zone(name)
      ?? microsoft(name, in: directory)
      ?? offset(name).map { $0 == 0 ? Zone.utc : Zone(offset: $0) }
  }

  static func isIANA(_ tzid: String, in directory: ZoneDirectory) -> Bool { directory.zone(trimmed(tzid)) != nil }

  private static func trimmed(_ tzid: String) -> String {
    var rest = Substring(tzid)
    while let last = rest.last, last.isWhitespace || last == "\"" { rest.removeLast() }
    return String(rest.drop { $0.isWhitespace || $0 == "\"" })
  }

  /// `W. Europe Standard Time 1` is W. Europe Standard Time.
  private static func withoutNumber(_ name: String) -> String {
    guard let space = name.lastIndex(of: " "), space < name.index(before: name.endIndex) else { return name }
    let tail = name[name.index(after: space)...]
    return tail.utf8.allSatisfy { (0x30...0x39).contains($0) } ? String(name[..<space]) : name
  }

  /// `/freeassociation.sourceforge.net/America/New_York`, `/softwarestudio.org/Olson_20011030_5/Europe/Berlin`,
  /// `/mozilla.org/20050126_1/Europe/Berlin`: the longest end that names a zone; RFC 5545, 3.8.3.1 lets a TZID that is
  /// unique in the world begin with a slash. A city alone would be a guess, so an end has an area before it.
  private static func prefixed(_ name: String, in directory: ZoneDirectory) -> Zone? {
    guard name.contains("/") else { return nil }
    var parts = name.split(separator: "/")
    if !name.hasPrefix("/") { parts = Array(parts.dropFirst()) }
    while let last = parts.last {
      if parts.count == 1, name.hasPrefix("/") == false || !["UTC", "GMT"].contains(last.uppercased()) { return nil }
      if let zone = directory.zone(exactly: parts.joined(separator: "/")) { return zone }
      parts.removeFirst()
    }
    return nil
  }

  /// `tzone://Microsoft/Utc`, `(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna`.
  private static func microsoft(_ name: String, in directory: ZoneDirectory) -> Zone? {
    if name.lowercased() == "tzone://microsoft/utc" { return .utc }
    guard name.hasPrefix("("), let close = name.firstIndex(of: ")") else { return nil }
    let label = name[name.index(after: close)...].drop { $0 == " " }
    if let iana = WindowsZones.ianaName(ofDisplayName: String(label)), let zone = directory.zone(exactly: iana) {
      return zone
    }
    guard label.isEmpty || label.hasPrefix("Coordinated Universal Time") else { return nil }
    return offset(String(name[name.index(after: name.startIndex)..<close])).map { Zone(offset: $0) }
  }

  /// `UTC`, `Z`, `UTC+01:00`, `GMT-0500`, `+0530`: seconds east.
  static func offset(_ name: String) -> Int? {
    var rest = Substring(name.uppercased())
    if rest == "Z" { return 0 }
    for prefix in ["UTC", "GMT"] where rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
    if rest.isEmpty { return name.isEmpty ? nil : 0 }
    guard let sign = rest.first, sign == "+" || sign == "-" || sign == "\u{2212}" else { return nil }
    let digits = rest.dropFirst().filter { $0 != ":" }
    guard (1...4).contains(digits.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits)
    else { return nil }
    let (hours, minutes) = digits.count <= 2 ? (number, 0) : (number / 100, number % 100)
    guard hours <= 18, minutes < 60 else { return nil }
    return (sign == "+" ? 1 : -1) * (hours * 3600 + minutes * 60)
  }
}
