internal import Glibc
internal import Linux
package import Reader
package import Records
package import Recurrence

/// What would be stored of files, without storing: `concertd check`.
package struct FileCheck {
  /// What became of one argument.
  package struct Entry: Sendable {
    package var file: String
    package var document: Document
    /// Of this file's components, within the window.
    package var occurrences: [Occurrence] = []
    package var problems: [Problem]

    package init(file: String, document: Document, problems: [Problem]) {
      (self.file, self.document, self.problems) = (file, document, problems)
    }
  }

  private let client: ReaderClient
  private let now: Instant
  private let zones: ZoneDatabase
  private let window: Range<Instant>

  package init(
    now: Instant, zones: ZoneDatabase, window: Int64, limits: ReaderLimits,
    reader: String? = nil
  ) {
    client = ReaderClient(
      program: reader.map { FilePath($0) } ?? ProgramFiles.program("concert-reader"), limits: limits)
    (self.now, self.zones) = (now, zones)
    self.window = now..<now.advanced(bySeconds: window)
  }

  /// An entry a file, in order. UIDs are joined across the files, as in a folder.
  package func check(_ files: [String]) -> [Entry] {
    var entries = files.map(read)
    client.endProcess()
    FileCheck.joinReadings(&entries)
    expand(&entries)
    return entries
  }

  private func read(_ file: String) -> Entry {
    let document: Document
    do {
      document = try readThrowing(file)
    } catch {
      let hint = (error as? ReaderFailure)?.hint ?? "is the path right, and may you read it?"
      let store = Store.guess(from: file)
      let problem = Problem(.error, store: store, file: file, "\(error)", hint: hint)
      document = Document(store: store, format: "", problems: [problem], isComplete: false)
    }
    var problems = document.problems + document.warnings(zones: zones)
    for index in problems.indices {
      problems[index].file = file
      problems[index].store = document.store
    }
    return Entry(file: file, document: document, problems: problems)
  }

  private func readThrowing(_ file: String) throws -> Document {
    let folder = try FileDescriptor.open(FilePath("."), .folder)
    let descriptor = try folder.open(FilePath(file), .readWithoutWaiting)
    guard try descriptor.status().kind == .regular else { throw LinuxError("read", file, code: EINVAL) }
    let name = FilePath(file).lastComponent
    client.submit(
      descriptor,
      ReaderRequest(
        path: name.string ?? name.description, store: nil, now: now, assumedZone: zones.defaultZoneOffsets(around: now)),
      tag: 0)
    guard let answer = client.next() else { throw ReaderFailure.garbled }
    return try answer.result.get()
  }

  /// Of the components with one id, the best speaks; occurrences stand with the file of their component.
  private func expand(_ entries: inout [Entry]) {
    var speakers: [String: (entry: Int, precedence: Precedence, event: Event)] = [:]
    for (index, entry) in entries.enumerated() {
      for sourced in entry.document.records {
        guard case .event(let event) = sourced.record else { continue }
        let precedence = sourced.record.precedence
        if let other = speakers[event.id], !(other.precedence < precedence) { continue }
        speakers[event.id] = (index, precedence, event)
      }
    }
    for components in Dictionary(grouping: speakers.values, by: \.event.uid).values {
      let expansion = Series(components: components.map(\.event)).expand(in: window, zones: zones)
      for occurrence in expansion.occurrences {
        let index = speakers[occurrence.event.id]?.entry ?? components[0].entry
        entries[index].occurrences.append(zones.local(occurrence))
      }
      add(expansion.warnings, of: components, to: &entries)
    }
    for index in entries.indices { entries[index].occurrences.sort(by: zones.isEarlier) }
  }

  private func add(
    _ warnings: [Problem], of components: [(entry: Int, precedence: Precedence, event: Event)],
    to entries: inout [Entry]
  ) {
    let entry = components.first { $0.event.recurrenceID == nil }?.entry ?? components[0].entry
    for var warning in warnings {
      (warning.file, warning.store) = (entries[entry].file, .calendars)
      let isKnown = entries[entry].problems.contains { $0.message == warning.message && $0.record == warning.record }
      if !isKnown { entries[entry].problems.append(warning) }
    }
  }
}

extension Document {
  /// What is wrong with the times and rules of its events, which only zones can tell.
  package func warnings(zones: ZoneDatabase) -> [Problem] {
    records.flatMap { sourced -> [Problem] in
      guard case .event(let event) = sourced.record else { return [] }
      return examine(event, zones: zones).map { warning in
        var warning = warning
        warning.line = warning.line ?? sourced.line
        return warning
      }
    }
  }
}

extension Store {
  /// For a file that could not be read: the store its name points to.
  fileprivate static func guess(from file: String) -> Store {
    let name = file.lowercased()
    if name.hasSuffix(".vcf") || name.hasSuffix(".vcard") { return .contacts }
    return name.hasSuffix(".json") ? .health : .calendars
  }
}
