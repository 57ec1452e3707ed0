internal import Records

/// Makes an event of the properties of one VEVENT. Whatever is repaired or refused becomes a problem.
struct EventReading {
  let component: EventComponent
  let header: CalendarHeader
  let uid: String
  private(set) var problems: [Problem] = []
  /// The TZIDs that it uses and the system does not know.
  private(set) var zones: [String] = []
  let floatingBecomesZone: Bool

  init(_ component: EventComponent, header: CalendarHeader, path: String) {
    self.component = component
    self.header = header
    uid = component.usableUID ?? RecordIdentity.derivedUID(path: path, content: component.identity)
    floatingBecomesZone = header.basicZone.definition != nil
  }

  /// Nil where the event has to be refused; the reason is then among the problems.
  mutating func event() -> Event? {
    if component.uid == nil, !header.isBasic {
      warn(nil, "UID is missing; the event is known by its file and content")
    }
    warnOfLines()
    guard !component.isTooLarge else {
      refuse(nil, "the event is larger than \(EventComponent.limit >> 20) MiB; it is skipped")
      return nil
    }
    guard let (recurrenceID, overridesFuture) = readRecurrenceID() else { return nil }
    guard let start = readStart(recurrenceID: recurrenceID) else { return nil }
    var event = Event(id: RecordIdentity.event(uid: uid, recurrenceID: recurrenceID), uid: uid, start: start)
    (event.recurrenceID, event.overridesFuture) = (recurrenceID, overridesFuture)
    (event.sequence, event.stamp) = (readSequence(), readStamp())
    event.end = readEnd()
    event.rules = readRules(.rule)
    event.exclusionRules = readRules(.exclusionRule)
    event.additionalDates = readAdditionalDates()
    event.exceptionDates = readExceptionDates()
    event.title = readTitle()
    event.status = readStatus(title: event.title)
    event.location = readLocation()
    event.url = readURL()
    event.categories = readCategories()
    return event
  }

  private mutating func warnOfLines() {
    for property in component.properties where property.isTruncated {
      warn(
        property.line,
        "\(property.name.rawValue) is longer than \(CalendarLineReader.lineLimit >> 20) MiB; the rest is ignored")
    }
    guard component.strayLines > 0 else { return }
    let message =
      component.strayLines == 1
      ? "stray content line ignored" : "\(component.strayLines) stray content lines ignored"
    warn(
      component.firstStrayLine, message,
      hint: "a line break inside a text is written as \\n, and a folded line begins with a space")
  }

  // MARK: what others of this type use

  /// More of one event says nothing new.
  private static let warningLimit = 20

  mutating func warn(_ line: Int?, _ message: String, hint: String? = nil) {
    guard problems.count < EventReading.warningLimit else { return }
    problems.append(Problem(.warning, line: line ?? component.line, record: uid, message, hint: hint))
  }

  mutating func refuse(_ line: Int?, _ message: String, hint: String? = nil) {
    problems.append(Problem(.error, line: line ?? component.line, record: uid, message, hint: hint))
  }

  mutating func note(zone tzid: String) {
    if !zones.contains(tzid), !IANAZoneNames.contains(tzid) { zones.append(tzid) }
  }

  /// The property that may stand once: the first, and a warning for more that say something else.
  mutating func single(_ name: PropertyName) -> CalendarProperty? {
    let all = component.all(name)
    guard let first = all.first else { return nil }
    for property in all.dropFirst() where !first.value.elementsEqual(property.value) {
      warn(property.line, "\(name.rawValue) is given more than once; the first is used")
    }
    return first
  }
}

extension EventComponent {
  /// Longer ones are known by their hash.
  private static let uidLimit = 1024

  var usableUID: String? {
    guard let value = first(.uid)?.value, value.count > EventComponent.uidLimit else { return uid }
    return RecordIdentity.derivedUID(path: "", content: value)
  }

  /// As written, blanks at its ends taken off; nil where it is absent or empty.
  var uid: String? {
    guard let property = first(.uid) else { return nil }
    let text = CalendarText.read(property)
    let trimmed = text.drop { $0.isWhitespace }
    guard let last = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(trimmed[...last])
  }

  /// What an event without a UID is known by: what it says, and not when or how often it was written.
  var identity: [UInt8] {
    let volatile: Set<PropertyName> = [.uid, .stamp, .lastModified, .sequence]
    return Array(
      properties.filter { !volatile.contains($0.name) }.map { "\($0.name.rawValue)\0".utf8 + $0.value + [0] }.joined())
  }
}
