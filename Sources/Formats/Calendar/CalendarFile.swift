internal import Records

/// A file as it streams by: content lines to components, components to events.
struct CalendarFile: ~Copyable {
  private var lines: CalendarLineReader
  private let path: String
  private var stack = ComponentStack()
  private var header = CalendarHeader()
  private var event: EventComponent?
  /// How deep the open event stands: what is deeper belongs to components inside it.
  private var eventDepth = 0
  private var zone: ZoneComponent?
  private var zones = ZoneComponents()
  private var records = EventRecords()
  private var problems = ProblemList()
  private var hasCalendar = false
  private var isComplete = true
  private var isTooDeep = false
  private var strayLines = 0
  private var firstStrayLine: Int?
  private var isForeignTextTold = false

  init(_ stream: consuming ByteStream, path: String) {
    lines = CalendarLineReader(stream)
    self.path = path
  }

  mutating func read() -> Document {
    while let line = lines.next() {
      switch line.marker {
      case .begin(let name): begin(name, line)
      case .end(let name): end(name, line)
      case nil: readProperty(line)
      }
    }
    finish()
    return Document(
      store: .calendars, format: "icalendar", records: records.finished(), problems: problems.all,
      isComplete: isComplete)
  }

  // MARK: components

  private mutating func begin(_ name: String, _ line: CalendarLine) {
    switch name {
    case "VCALENDAR": beginCalendar(line)
    case "VEVENT": beginEvent(line)
    default:
      event?.addSource(line)
      if name == "VTIMEZONE", stack.isEmpty || stack.top == "VCALENDAR" { zone = ZoneComponent() }
      push(name, line)
      zone?.add(line)
    }
  }

  private mutating func beginCalendar(_ line: CalendarLine) {
    endUnended(stack.removeAll())
    endCalendar()
    hasCalendar = true
    push("VCALENDAR", line)
  }

  private mutating func beginEvent(_ line: CalendarLine) {
    // A component that cannot hold an event has lost its END (RFC 5545, 3.6); unknown ones are passed over whole.
    while let top = stack.components.last, stack.top == top.name, CalendarFile.leaves.contains(top.name) {
      endUnended((stack.pop(top.name) ?? []) + [top])
    }
    let isDirect = stack.isEmpty || stack.top == "VCALENDAR"
    if stack.isEmpty, !hasCalendar {
      hasCalendar = true
      problems.add(.warning, line: line.number, "no VCALENDAR around the events; they are read all the same")
    }
    push("VEVENT", line)
    if isDirect {
      event = EventComponent(line: line.number)
      eventDepth = stack.depth
      zone = nil
    }
    event?.addSource(line)
  }

  private static let leaves: Set<String> = [
    "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VALARM", "VTIMEZONE", "STANDARD", "DAYLIGHT",
  ]

  private mutating func push(_ name: String, _ line: CalendarLine) {
    guard !stack.push(name, line: line.number), !isTooDeep else { return }
    isTooDeep = true
    problems.add(
      .warning, line: line.number, record: event?.usableUID,
      "components are nested deeper than \(ComponentStack.limit); what is deeper is ignored")
  }

  private mutating func end(_ name: String, _ line: CalendarLine) {
    event?.addSource(line)
    zone?.add(line)
    guard let unended = stack.pop(name) else { return addStray(line) }
    endUnended(unended)
    guard !stack.contains(name) || name == "VCALENDAR" else { return }
    switch name {
    case "VEVENT": endEvent()
    case "VTIMEZONE": endZone()
    case "VCALENDAR": endCalendar()
    default: break
    }
  }

  /// Components, innermost first, that are over although their END never came.
  private mutating func endUnended(_ components: [ComponentStack.Component]) {
    for component in components {
      switch component.name {
      case "VEVENT": refuseOpenEvent()
      case "VCALENDAR":
        problems.add(
          .warning, line: component.line, "END:VCALENDAR is missing",
          hint: "the file may be cut off; its whole events are read")
      default:
        if component.name == "VTIMEZONE" { zone = nil }
        let name = CalendarFile.leaves.contains(component.name) ? component.name : "an unknown component"
        problems.add(.warning, line: component.line, record: event?.usableUID, "the END of \(name) is missing")
      }
    }
  }

  private mutating func refuseOpenEvent() {
    guard let open = event else { return }
    event = nil
    problems.add(
      .error, line: open.line, record: open.usableUID, "END:VEVENT is missing; the event is skipped",
      hint: "the file was cut off or damaged here: export or download it again")
  }

  // MARK: properties

  private mutating func readProperty(_ line: CalendarLine) {
    zone?.add(line)
    event?.addSource(line)
    if event != nil {
      if stack.depth == eventDepth { event?.add(line) }
    } else if stack.top == "VCALENDAR" {
      switch CalendarProperty.read(line) {
      case .property(let property): header.read(property)
      case .unread: break
      case .stray: countStray(line)
      }
    } else if stack.isEmpty {
      countStray(line)
    }
  }

  private mutating func addStray(_ line: CalendarLine) {
    if event != nil {
      event?.addStray(line.number)
    } else if stack.isEmpty {
      countStray(line)
    }
  }

  private mutating func countStray(_ line: CalendarLine) {
    strayLines += 1
    if firstStrayLine == nil { firstStrayLine = line.number }
  }

  // MARK: ends

  private mutating func endEvent() {
    guard var component = event else { return }
    event = nil
    component.settleDoubts()
    var reading = EventReading(component, header: header, path: path)
    let read = reading.event()
    for problem in reading.problems { add(problem) }
    tellForeignText(component, uid: reading.uid)
    guard let read else { return }
    let record = SourcedRecord(.event(read), line: component.line, sourceText: component.source)
    if let problem = records.add(record, zones: reading.zones) { add(problem) }
  }

  /// Once a file: a tool that writes one text so writes all of them so.
  private mutating func tellForeignText(_ component: EventComponent, uid: String) {
    guard let line = component.firstForeignLine, !isForeignTextTold else { return }
    isForeignTextTold = true
    problems.add(
      .warning, line: line, record: uid, "text is not UTF-8; read as Windows-1252 where it cannot be UTF-8",
      hint: "save the file as UTF-8")
  }

  private mutating func add(_ problem: Problem) {
    problems.add(
      problem.severity, line: problem.line, record: problem.record, problem.message, hint: problem.hint)
  }

  private mutating func endZone() {
    guard let component = zone else { return }
    zone = nil
    zones.add(component)
  }

  private mutating func endCalendar() {
    records.complete(header: header, zones: zones)
    zones.endCalendar()
    header = CalendarHeader()
  }

  private mutating func finish() {
    if !stack.isEmpty {
      isComplete = false
      endUnended(stack.removeAll())
    }
    endCalendar()
    if strayLines > 0, hasCalendar {
      let message = strayLines == 1 ? "a stray line is ignored" : "\(strayLines) stray lines are ignored"
      problems.add(.warning, line: firstStrayLine, message)
    }
    if let failure = lines.failure {
      isComplete = false
      problems.add(.error, line: nil, "the file cannot be read to its end (errno \(failure))")
    } else if !hasCalendar {
      isComplete = false
      problems.add(
        .error, line: nil, "not an iCalendar file", hint: "an iCalendar file begins with BEGIN:VCALENDAR")
    }
  }
}
