internal import Records

/// A DATE or DATE-TIME value (RFC 5545, 3.3.4 and 3.3.5), with what real tools write beside the standard.
struct CalendarTimeReading: Equatable {
  /// What was accepted although the standard does not have it.
  enum Repair: String, CaseIterable {
    case numericOffset = "a numeric offset is not iCalendar; it is used as an offset from UTC"
    case extendedForm = "a time with hyphens or colons is not iCalendar; it is read all the same"
    case missingSeconds = "a time without seconds is read as the full minute"
    case hour24 = "hour 24 is read as midnight of the next day"
  }

  var time: CalendarTime
  var repairs: [Repair] = []

  /// Reads the value; nil where it names no moment. The value's own form decides between DATE and DATE-TIME, as tools
  /// label both wrong; `isLabelledDate` takes a midnight for the day that it begins.
  init?(_ bytes: ArraySlice<UInt8>, tzid: String? = nil, isLabelledDate: Bool = false) {
    var scanner = DigitScanner(bytes.trimmingBlanks())
    guard let (date, isExtended) = CalendarTimeReading.date(&scanner) else { return nil }
    time = .date(date)
    if isExtended { repairs.append(.extendedForm) }
    if scanner.isAtEnd { return }
    guard scanner.skip("T") || (isExtended && scanner.skip(" ")) else { return nil }
    guard let clock = clock(&scanner, on: date) else { return nil }
    time = .floating(clock)
    guard readZone(&scanner, clock: clock, tzid: tzid) else { return nil }
    if isLabelledDate, clock == CivilDateTime(date: clock.date) { time = .date(clock.date) }
  }

  private static func date(_ scanner: inout DigitScanner) -> (CivilDate, isExtended: Bool)? {
    guard let year = scanner.number(digits: 4) else { return nil }
    let isExtended = scanner.skip("-")
    guard let month = scanner.number(digits: 2), !isExtended || scanner.skip("-"),
      let day = scanner.number(digits: 2)
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    guard date.isValid, year > 0 else { return nil }
    return (date, isExtended)
  }

  private mutating func clock(_ scanner: inout DigitScanner, on date: CivilDate) -> CivilDateTime? {
    guard let hour = scanner.number(digits: 2) else { return nil }
    let isExtended = scanner.skip(":")
    guard let minute = scanner.number(digits: 2) else { return nil }
    if isExtended { note(.extendedForm) }
    var second = 0
    if !isExtended || scanner.skip(":"), let read = scanner.number(digits: 2) {
      second = read
      if scanner.skip(".") { scanner.skipDigits() }
    } else {
      note(.missingSeconds)
    }
    if hour == 24, minute == 0, second == 0 {
      note(.hour24)
      return CivilDateTime(date: date.advanced(byDays: 1))
    }
    guard hour < 24, minute < 60, second <= 60 else { return nil }
    return CivilDateTime(date: date, hour: hour, minute: minute, second: min(second, 59))
  }

  private mutating func readZone(_ scanner: inout DigitScanner, clock: CivilDateTime, tzid: String?) -> Bool {
    if scanner.skip("Z") {
      time = .utc(clock)
      return scanner.isAtEnd
    }
    if let sign = scanner.sign() {
      guard let hours = scanner.number(digits: 2) else { return false }
      _ = scanner.skip(":")
      let minutes = scanner.number(digits: 2) ?? 0
      guard hours < 24, minutes < 60, scanner.isAtEnd else { return false }
      note(.numericOffset)
      time = .offset(clock, seconds: sign * (hours * 3600 + minutes * 60))
      return true
    }
    if let tzid, !tzid.isEmpty { time = .zoned(clock, tzid: tzid) }
    return scanner.isAtEnd
  }

  private mutating func note(_ repair: Repair) {
    if !repairs.contains(repair) { repairs.append(repair) }
  }
}

/// Reads fixed-width numbers and single characters, front to back.
struct DigitScanner {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// Exactly that many digits; nothing is taken where they are fewer.
  mutating func number(digits: Int) -> Int? {
    guard rest.count >= digits else { return nil }
    var number = 0
    for byte in rest.prefix(digits) {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    rest = rest.dropFirst(digits)
    return number
  }

  /// One character, in either case.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first.uppercasedASCII == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func skipDigits() {
    while let first = rest.first, first.isDigit { rest = rest.dropFirst() }
  }

  mutating func sign() -> Int? {
    if skip("+") { return 1 }
    return skip("-") ? -1 : nil
  }
}
