internal import Linux
internal import Records

/// Writes what files say, and finds what that changes for readers. Two steps: `write` notes each record it touches as it
/// stood before; `settle` compares that with the copy that speaks afterwards, and gives out sequences. Lives for one
/// transaction. `Transaction` is next.
final class RecordWriter {
  /// A record before this transaction touched it.
  private struct Before {
    var entry: ChangeEntry?
    var bytes: [UInt8]?
    var source: Source?
  }

  let tables: Tables
  let log: ChangeLog
  private let now: Instant
  private let span: (Event) -> EventSpan
  private var touched: [RecordKey: Before] = [:]
  private var order: [RecordKey] = []

  /// Events of which a speaking component appeared, changed or went; and those whose file changed.
  private(set) var affected = OrderedNames()
  private(set) var moved: Set<String> = []
  private(set) var albumsChanged = false
  /// Readings that appeared, changed or went, with their start.
  private(set) var readings: [String: Instant] = [:]

  init(_ tables: Tables, log: ChangeLog, now: Instant, span: @escaping (Event) -> EventSpan) {
    (self.tables, self.log, self.now, self.span) = (tables, log, now, span)
  }

  func write(_ update: FileUpdate) throws {
    if case .removed = update.outcome { return try remove(update) }
    let root = try number(ofRoot: update.root, in: update.store)
    let file = try tables.files.find(root: root, path: update.path)
    switch update.outcome {
    case .removed: break
    case .stampOnly:
      if let file { try tables.files.update(file, update, state: nil, format: file.format) }
    case .kept(let problems):
      let id: Int64
      if let file {
        id = file.id
        try tables.files.update(file, update, state: .kept, format: file.format)
      } else {
        id = try add(update, root: root, state: .kept, format: "")
      }
      try replaceProblems(of: id, isNew: file == nil, with: problems, update)
    case .document(let document):
      try write(document, of: update, root: root, known: file)
    }
  }

  // MARK: - Files

  private func number(ofRoot path: String, in store: Store) throws -> Int64 {
    let root = Memory.Root(store: store, path: path)
    if let known = tables.memory.roots[root] { return known }
    let id = try tables.roots.add(store, path)
    tables.memory.roots[root] = id
    return id
  }

  private func add(_ update: FileUpdate, root: Int64, state: FileState, format: String) throws -> Int64 {
    tables.memory.files[root, default: 0] += 1
    return try tables.files.insert(root: root, update, state: state, format: format)
  }

  private func remove(_ update: FileUpdate) throws {
    guard let root = tables.memory.roots[Memory.Root(store: update.store, path: update.root)],
      let file = try tables.files.find(root: root, path: update.path)
    else { return }
    for copy in try tables.records.ofFile(file.id) { try drop(copy) }
    try replaceProblems(of: file.id, isNew: false, with: [], update)
    try tables.files.delete(file.id)
    tables.memory.files[root, default: 0] -= 1
  }

  private func write(_ document: Document, of update: FileUpdate, root: Int64, known: FileRow?) throws {
    let state: FileState = document.isComplete ? .good : .incomplete
    var held: [HeldCopy] = []
    let file: Int64
    if let known {
      file = known.id
      held = try tables.records.ofFile(file)
      // The format is part of what readers see of each record.
      if known.format != document.format { for copy in held { try touch(copy.key) } }
      try tables.files.update(known, update, state: state, format: document.format)
    } else {
      file = try add(update, root: root, state: state, format: document.format)
    }
    let refused = try write(document, of: update, file: file, over: held)
    try replaceProblems(of: file, isNew: known == nil, with: document.problems + refused, update)
  }

  /// Brings the copies of a file to what it says now.
  ///
  /// - Returns: problems with records that were left out.
  private func write(
    _ document: Document, of update: FileUpdate, file: Int64, over held: [HeldCopy]
  ) throws -> [Problem] {
    var waiting = WaitingCopies(held)
    var rows = RowAllocator(file: file, taken: held.map(\.row))
    var refused = Refusals(file: update.file, store: update.store)
    for sourced in document.records {
      // A reader that a hostile file took over could send records of another store.
      guard sourced.record.store == update.store else {
        refused.foreign += 1
        continue
      }
      let copy = prepare(sourced)
      let key = RecordKey(sourced.record)
      if let old = waiting.take(key) {
        try replace(old, with: copy, key)
      } else if let row = rows.take() {
        try touch(key)
        try tables.records.insert(copy, at: row)
      } else {
        refused.tooMany += 1
      }
    }
    if document.isComplete { for copy in waiting.rest(of: held) { try drop(copy) } }
    return refused.problems
  }

  private func prepare(_ sourced: SourcedRecord) -> NewCopy {
    var copy = NewCopy(record: sourced.record, bytes: sourced.record.wireBytes, line: Int64(sourced.line))
    switch sourced.record {
    case .event(let event):
      let span = span(event)
      (copy.first, copy.last) = (span.first, span.last)
    case .reading(let reading): copy.first = reading.start.seconds
    case .contact, .album: break
    }
    return copy
  }

  private func replace(_ old: HeldCopy, with copy: NewCopy, _ key: RecordKey) throws {
    guard old.bytes != copy.bytes else {
      if old.line != copy.line { try tables.records.move(old.row, toLine: copy.line) }
      return
    }
    try touch(key)
    try tables.records.update(copy, at: old.row)
  }

  private func drop(_ copy: HeldCopy) throws {
    try touch(copy.key)
    try tables.records.delete(copy.row)
  }

  private func replaceProblems(
    of file: Int64, isNew: Bool, with problems: [Problem], _ update: FileUpdate
  ) throws {
    if isNew && problems.isEmpty { return }
    let old = isNew ? [] : try tables.problems.ofFile(file)
    if old.isEmpty && problems.isEmpty { return }
    let dated = ProblemDates(old).date(problems, now: now)
    try tables.problems.replace(ofFile: file, store: update.store, with: dated)
    tables.memory.problems[update.store, default: 0] += dated.count - old.count
  }

  // MARK: - Records

  /// Notes how a record stands, before anything of it is written.
  private func touch(_ key: RecordKey) throws {
    guard touched[key] == nil else { return }
    var before = Before(entry: try tables.changes.find(key.store, key.id))
    if let row = before.entry?.record {
      before.bytes = try tables.records.bytes(at: row)?.bytes
      before.source = try tables.files.source(of: RowNumber.file(of: row))
    }
    touched[key] = before
    order.append(key)
  }

  /// Logs what became of each record that was touched. `reason` is why records are gone that no file holds any more.
  func settle(_ reason: Change.Reason) throws {
    for key in order {
      guard let before = touched[key] else { continue }
      try settle(key, before, reason)
    }
    touched.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
  }

  private func settle(_ key: RecordKey, _ before: Before, _ reason: Change.Reason) throws {
    let copies = try tables.records.copies(of: key)
    let best = try Speaker.best(of: copies) { try tables.files.source(of: $0).file }
    let wasPresent = before.entry?.isPresent ?? false
    guard let best, !best.hides else {
      guard wasPresent, let entry = before.entry else { return }
      try log.remove(entry, reason)
      return try note(key, before.bytes)
    }
    guard wasPresent, let entry = before.entry else {
      try log.add(before.entry, key, record: best.row)
      return try note(key, nil)
    }
    guard let after = try tables.records.bytes(at: best.row)?.bytes else {
      throw DatabaseError.damaged("a record is missing")
    }
    let source = try tables.files.source(of: best.file)
    if source != before.source && key.kind == .event { moved.insert(key.series) }
    if source == before.source, let old = before.bytes, Record.visiblePart(of: old) == Record.visiblePart(of: after) {
      if entry.record != best.row { try tables.changes.speak(best.row, at: entry.sequence) }
      if old != after { try note(key, old) }
      return
    }
    try log.update(entry, record: best.row)
    try note(key, before.bytes)
  }

  /// Tells the derived parts (concerts, the matcher, twins) that a record is not what it was.
  private func note(_ key: RecordKey, _ old: [UInt8]?) throws {
    switch key.kind {
    case .event: affected.insert(key.series)
    case .album: albumsChanged = true
    case .reading: readings[key.id] = Instant(seconds: 0)
    case .contact, .concert: break
    }
  }
}
