internal import Records

extension EventReading {
  /// More dates than this of one kind are left out: 170 years of days.
  private static let dateLimit = 65_536

  // MARK: DTSTART, DTEND, DURATION

  mutating func readStart(recurrenceID: CalendarTime?) -> CalendarTime? {
    guard let property = single(.start) else { return startOfCancellation(recurrenceID: recurrenceID) }
    if let time = readTime(property) { return time }
    refuse(
      property.line, "DTSTART unreadable; skipped",
      hint: "a time is written as 20260131T193000Z, a day as 20260131")
    return nil
  }

  /// A cancellation names the event and needs no DTSTART (RFC 5546, 3.2.5): the slot, or the moment of the message, stands in.
  private mutating func startOfCancellation(recurrenceID: CalendarTime?) -> CalendarTime? {
    let isCancelled =
      header.isCancellation || component.first(.status)?.value.trimmingBlanks().matches("CANCELLED") == true
    if isCancelled, let time = recurrenceID ?? component.first(.stamp).flatMap({ readTime($0) }) { return time }
    refuse(nil, "no DTSTART; skipped", hint: "every event needs a DTSTART line")
    return nil
  }

  mutating func readEnd() -> Event.End {
    let end = single(.end)
    let duration = single(.duration)
    if let end {
      if let duration { warn(duration.line, "DURATION beside DTEND is ignored") }
      if let time = readTime(end) { return .time(time) }
      warn(end.line, "DTEND unreadable; ignored")
      return .none
    }
    guard let duration else { return .none }
    if let read = DurationReading.read(duration.value) { return .duration(read) }
    warn(duration.line, "DURATION unreadable; ignored", hint: "a duration is written as PT1H30M or P1D")
    return .none
  }

  // MARK: RECURRENCE-ID

  /// Nil, with a problem, where there is one that cannot be read: nobody could say what the event replaces.
  mutating func readRecurrenceID() -> (CalendarTime?, overridesFuture: Bool)? {
    guard let property = single(.recurrenceID) else { return (nil, false) }
    guard let time = readTime(property) else {
      refuse(property.line, "RECURRENCE-ID unreadable; skipped")
      return nil
    }
    let range = property.parameter("RANGE")?.uppercased()
    if let range, range != "THISANDFUTURE" {
      warn(property.line, "RANGE other than THISANDFUTURE is not supported; it replaces one instance")
    }
    return (time, range == "THISANDFUTURE")
  }

  // MARK: SEQUENCE, DTSTAMP

  mutating func readSequence() -> Int {
    guard let property = single(.sequence) else { return 0 }
    let text = String(decoding: property.value.trimmingBlanks(), as: UTF8.self)
    if let number = Int(text), number >= 0 { return number }
    warn(property.line, "SEQUENCE is no number and read as 0")
    return 0
  }

  /// DTSTAMP, else LAST-MODIFIED. A time of another form than UTC is compared as if it were UTC.
  mutating func readStamp() -> Instant? {
    for name in [PropertyName.stamp, .lastModified] {
      guard let property = component.first(name), let read = CalendarTimeReading(property.value) else { continue }
      if case .offset(let clock, let seconds) = read.time {
        return Instant(seconds: clock.secondsSinceEpoch - Int64(seconds))
      }
      return Instant(seconds: read.time.clock.secondsSinceEpoch)
    }
    return nil
  }

  // MARK: EXDATE, RDATE

  mutating func readExceptionDates() -> [CalendarTime] {
    var dates: [CalendarTime] = []
    for property in component.properties where property.name == .exceptionDate {
      for value in values(of: property) where dates.count < EventReading.dateLimit {
        // A period as EXDATE is no iCalendar; its start names the instance.
        let start = value.prefix { $0 != UInt8(ascii: "/") }
        if let time = readTime(start, of: property) { dates.append(time) } else { warnOfDate(property) }
      }
    }
    if dates.count == EventReading.dateLimit { warn(nil, "only \(dates.count) dates of EXDATE are used") }
    return dates
  }

  mutating func readAdditionalDates() -> [Event.AdditionalDate] {
    var dates: [Event.AdditionalDate] = []
    for property in component.properties where property.name == .additionalDate {
      for value in values(of: property) where dates.count < EventReading.dateLimit {
        if let date = readAdditionalDate(value, of: property) { dates.append(date) } else { warnOfDate(property) }
      }
    }
    if dates.count == EventReading.dateLimit { warn(nil, "only \(dates.count) dates of RDATE are used") }
    return dates
  }

  /// A date, a date-time or a PERIOD (RFC 5545, 3.3.9).
  private mutating func readAdditionalDate(
    _ value: ArraySlice<UInt8>, of property: CalendarProperty
  ) -> Event.AdditionalDate? {
    guard let slash = value.firstIndex(of: UInt8(ascii: "/")) else {
      return readTime(value, of: property).map { .init(start: $0) }
    }
    guard let start = readTime(value[..<slash], of: property) else { return nil }
    let end = value[(slash + 1)...]
    if let duration = DurationReading.read(end) { return .init(start: start, end: .duration(duration)) }
    return readTime(end, of: property).map { .init(start: start, end: .time($0)) }
  }

  private mutating func warnOfDate(_ property: CalendarProperty) {
    warn(property.line, "a date of \(property.name.rawValue) is unreadable and left out")
  }

  /// The values between commas (semicolons in vCalendar 1.0), empty ones left out. Where the line was cut at the limit, the last
  /// value is not whole.
  private mutating func values(of property: CalendarProperty) -> [ArraySlice<UInt8>] {
    var value = property.value
    if readTimeQuietly(value.prefix(while: { !EventReading.isSeparator($0) }), property) == nil,
      let last = property.lastValue
    {
      value = last
    }
    var values = value.split(whereSeparator: EventReading.isSeparator)
    if property.isTruncated {
      values = values.dropLast()
      warn(property.line, "the line is too long; only its first dates are used")
    }
    return values.filter { !$0.trimmingBlanks().isEmpty }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") }

  // MARK: one time

  /// The property's one time, its zone noted and its repairs told.
  private mutating func readTime(_ property: CalendarProperty) -> CalendarTime? {
    if let time = readTime(property.value, of: property) { return time }
    // `TZID=(UTC+01:00) Berlin` without quotes: the value is behind the last colon.
    return property.lastValue.flatMap { readTime($0, of: property) }
  }

  private func readTimeQuietly(_ value: ArraySlice<UInt8>, _ property: CalendarProperty) -> CalendarTimeReading? {
    let isLast = value.startIndex > property.value.startIndex && property.lastValue?.startIndex == value.startIndex
    return CalendarTimeReading(
      value, tzid: property.parameter("TZID", beforeLastColon: isLast),
      isLabelledDate: property.parameter("VALUE")?.uppercased() == "DATE")
  }

  private mutating func readTime(_ value: ArraySlice<UInt8>, of property: CalendarProperty) -> CalendarTime? {
    guard let read = readTimeQuietly(value, property) else { return nil }
    for repair in read.repairs { warn(property.line, "\(property.name.rawValue): \(repair.rawValue)") }
    switch read.time {
    case .zoned(_, let tzid): note(zone: tzid)
    case .floating(let clock) where floatingBecomesZone:
      note(zone: BasicZone.tzid)
      return .zoned(clock, tzid: BasicZone.tzid)
    default: break
    }
    return read.time
  }
}
