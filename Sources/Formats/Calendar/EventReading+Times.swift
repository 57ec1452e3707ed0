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
    readDates(.exceptionDate) { reading, value, labels, property in
      // A period as EXDATE is no iCalendar; its start names the instance.
      reading.readTime(value.prefix { $0 != UInt8(ascii: "/") }, labels, of: property)
    }
  }

  /// Dates, date-times and PERIODs (RFC 5545, 3.3.9).
  mutating func readAdditionalDates() -> [Event.AdditionalDate] {
    readDates(.additionalDate) { reading, value, labels, property in
      guard let slash = value.firstIndex(of: UInt8(ascii: "/")) else {
        return reading.readTime(value, labels, of: property).map { .init(start: $0) }
      }
      guard let start = reading.readTime(value[..<slash], labels, of: property) else { return nil }
      let end = value[(slash + 1)...]
      if let duration = DurationReading.read(end) { return .init(start: start, end: .duration(duration)) }
      return reading.readTime(end, labels, of: property).map { .init(start: start, end: .time($0)) }
    }
  }

  /// Every value of every line of that name; what cannot be read is left out with a warning.
  private mutating func readDates<Value>(
    _ name: PropertyName,
    _ read: (inout EventReading, ArraySlice<UInt8>, TimeLabels, CalendarProperty) -> Value?
  ) -> [Value] {
    var dates: [Value] = []
    for property in component.all(name) {
      let labels = TimeLabels(of: property)
      var unreadable = 0
      // Where the line was cut at the limit, its last value is not whole.
      for value in property.isTruncated ? labels.values.dropLast() : labels.values[...] {
        guard dates.count < EventReading.dateLimit else {
          warn(property.line, "only \(EventReading.dateLimit) dates of \(name.rawValue) are used")
          return dates
        }
        if let date = read(&self, value, labels, property) { dates.append(date) } else { unreadable += 1 }
      }
      if unreadable > 0 { warn(property.line, "\(unreadable) unreadable \(name.rawValue) left out") }
    }
    return dates
  }

  // MARK: one time

  /// The property's one time, its zone noted and its repairs told.
  private mutating func readTime(_ property: CalendarProperty) -> CalendarTime? {
    let labels = TimeLabels(of: property)
    return readTime(labels.value, labels, of: property)
  }

  private mutating func readTime(
    _ value: ArraySlice<UInt8>, _ labels: TimeLabels, of property: CalendarProperty
  ) -> CalendarTime? {
    guard let read = labels.read(value) else { return nil }
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

/// What a property's parameters say about its times.
struct TimeLabels {
  let value: ArraySlice<UInt8>
  private let tzid: String?
  private let isLabelledDate: Bool

  /// `TZID=(UTC+01:00) Berlin` without quotes: where the first value cannot be read, it is behind the last colon.
  init(of property: CalendarProperty) {
    isLabelledDate = property.parameter("VALUE")?.uppercased() == "DATE"
    let first = property.value.prefix { !TimeLabels.isSeparator($0) }
    if first.contains(UInt8(ascii: ":")), CalendarTimeReading(first) == nil, let last = property.lastValue {
      value = last
      tzid = TimeLabels.usable(property.parameter("TZID", beforeLastColon: true))
    } else {
      value = property.value
      tzid = TimeLabels.usable(property.parameter("TZID"))
    }
  }

  /// It is kept with every date: no name of a zone is longer than this.
  private static func usable(_ tzid: String?) -> String? { tzid.map { String($0.prefix(255)) } }

  func read(_ value: ArraySlice<UInt8>) -> CalendarTimeReading? {
    CalendarTimeReading(value, tzid: tzid, isLabelledDate: isLabelledDate)
  }

  /// The values between commas (semicolons in vCalendar 1.0), without empty ones.
  var values: [ArraySlice<UInt8>] {
    value.split(whereSeparator: TimeLabels.isSeparator).filter { !$0.trimmingBlanks().isEmpty }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") }
}
