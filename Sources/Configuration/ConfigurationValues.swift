// The values of configuration files, each from its text.

/// A time span as systemd.time(7) writes it (`90d`, `1w 2d`, `12h`); a bare number is seconds. Result in seconds.
func parseTimeSpan(_ text: String) throws(BadValue) -> Int64 {
  let units: [String: Int64] = [
    "": 1, "s": 1, "sec": 1, "second": 1, "seconds": 1, "m": 60, "min": 60, "minute": 60, "minutes": 60,
    "h": 3600, "hr": 3600, "hour": 3600, "hours": 3600, "d": 86_400, "day": 86_400, "days": 86_400,
    "w": 604_800, "week": 604_800, "weeks": 604_800,
  ]
  var total: Int64 = 0
  var rest = text[...]
  guard !rest.isEmpty else { throw BadValue(message: "a time such as 90d is missing") }
  while !rest.isEmpty {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count).drop { $0.isWhitespace }
    let unit = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(unit.count).drop { $0.isWhitespace }
    guard let count = Int64(digits), let factor = units[String(unit)], count <= 1_000_000_000 else {
      throw BadValue(message: "not a time such as 90d or 12h")
    }
    total += count * factor
  }
  return total
}

/// `LAT,LON` in degrees.
func parsePlace(_ text: String) throws(BadValue) -> Configuration.Place {
  let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double(trimmed($0)) }
  guard parts.count == 2, let latitude = parts[0], let longitude = parts[1],
    (-90...90).contains(latitude), (-180...180).contains(longitude)
  else { throw BadValue(message: "not a latitude and longitude such as 52.52,13.40") }
  return Configuration.Place(latitude: latitude, longitude: longitude)
}

/// A distance with its unit, `50km`, `800m` or `30mi`. Result in metres.
func parseDistance(_ text: String) throws(BadValue) -> Double {
  let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
  let metres: Double? =
    switch trimmed(text.dropFirst(number.count)) {
    case "km": 1000
    case "m": 1
    case "mi": 1609.344
    default: nil
    }
  guard let metres, let value = Double(number), value <= 50_000 * 1000 else {
    throw BadValue(message: "not a distance such as 50km")
  }
  return value * metres
}

/// Bytes, with K, M or G for powers of 1024.
func parseSize(_ text: String) throws(BadValue) -> Int64 {
  let digits = text.prefix { $0.isASCII && $0.isNumber }
  let shift: Int64? =
    switch text.dropFirst(digits.count).uppercased() {
    case "", "B": 0
    case "K", "KB": 10
    case "M", "MB": 20
    case "G", "GB": 30
    default: nil
    }
  guard let shift, let count = Int64(digits), count > 0, count < 1 << 32 else {
    throw BadValue(message: "not a size such as 256M")
  }
  return count << shift
}

func parseBoolean(_ text: String) throws(BadValue) -> Bool {
  switch text.lowercased() {
  case "yes", "true", "on", "1": return true
  case "no", "false", "off", "0": return false
  default: throw BadValue(message: "neither yes nor no")
  }
}

func parseInteger(_ text: String, in range: ClosedRange<Int>) throws(BadValue) -> Int {
  guard let number = Int(text), range.contains(number) else {
    throw BadValue(message: "not a number from \(range.lowerBound) to \(range.upperBound)")
  }
  return number
}

/// An IANA name by its form; whether the system has it is for the zone data to say.
func parseZoneName(_ text: String) throws(BadValue) -> String {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false)
  guard parts.allSatisfy({ !$0.isEmpty && $0 != ".." && $0 != "." }), !text.contains(where: \.isWhitespace) else {
    throw BadValue(message: "not a time zone such as Europe/Berlin")
  }
  return text
}

extension Configuration {
  /// A time span as configuration files and command lines write it, in seconds; nil for anything else.
  package static func timeSpan(_ text: String) -> Int64? {
    do throws(BadValue) { return try parseTimeSpan(text) } catch { return nil }
  }
}
