internal import Linux
internal import Records

/// Writes what files say, and finds what that changes for readers. Two steps: `write` notes each record it touches as it
/// stood before; `settle` compares that with the copy that speaks afterwards, and gives out sequences. Lives for one
/// transaction. `Transaction` is next.
final class RecordWriter {
  /// A record before this transaction touched it.
  private struct Before {
    var key: RecordKey
    var entry: ChangeEntry?
    /// Nothing of it was there, and nothing is written yet.
    var isUnknown = false
    /// The only copy there can be: the first one written of an unknown record. Saves looking for others.
    var onlyCopy: Copy?
    var bytes: [UInt8]?
    var source: Source?
  }

  let tables: Tables
  let log: ChangeLog
  private let now: Instant
  private let span: (Event) -> EventSpan
  private var touched: [Before] = []
  private var places: [RecordKey: Int] = [:]

  /// Events of which a speaking component appeared, changed or went; and those whose file changed.
  private(set) var affected = OrderedNames()
  private(set) var moved: Set<String> = []
  var albumsChanged = false
  /// Seconds since the epoch at which readings appeared, changed or went.
  private(set) var moments: Set<Int64> = []

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
    let source = Source(file: update.file, format: file.format)
    for copy in try tables.records.ofFile(file.id) { try drop(copy, of: source) }
    try replaceProblems(of: file.id, isNew: false, with: [], update)
    try tables.files.delete(file.id)
    tables.memory.files[root, default: 0] -= 1
  }

  private func write(_ document: Document, of update: FileUpdate, root: Int64, known: FileRow?) throws {
    let state: FileState = document.isComplete ? .good : .incomplete
    let source = Source(file: update.file, format: known?.format ?? document.format)
    var held: [HeldCopy] = []
    let file: Int64
    if let known {
      file = known.id
      held = try tables.records.ofFile(file)
      // The format is part of what readers see of each record.
      if known.format != document.format { for copy in held { try touch(copy.key, held: copy, in: source) } }
      try tables.files.update(known, update, state: state, format: document.format)
    } else {
      file = try add(update, root: root, state: state, format: document.format)
    }
    let refused = try write(document, of: update, file: file, over: held, in: source)
    try replaceProblems(of: file, isNew: known == nil, with: document.problems + refused, update)
  }

  /// Brings the copies of a file to what it says now.
  ///
  /// - Returns: problems with records that were left out.
  private func write(
    _ document: Document, of update: FileUpdate, file: Int64, over held: [HeldCopy], in source: Source
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
        try replace(old, with: copy, key, in: source)
      } else if let row = rows.take() {
        let place = try touch(key)
        try tables.records.insert(copy, at: row)
        try tables.texts.insert(copy.text, at: row)
        touched[place].onlyCopy = touched[place].isUnknown ? Copy(copy, at: row) : nil
        touched[place].isUnknown = false
      } else {
        refused.tooMany += 1
      }
    }
    let unreadable = UnreadableRecords(document)
    for copy in waiting.rest(of: held) where try !unreadable.mayInclude(copy) { try drop(copy, of: source) }
    return refused.problems
  }

  private func prepare(_ sourced: SourcedRecord) -> NewCopy {
    var copy = NewCopy(
      record: sourced.record, bytes: sourced.record.wireBytes, text: sourced.sourceText, line: Int64(sourced.line))
    switch sourced.record {
    case .event(let event):
      let span = span(event)
      (copy.first, copy.last) = (span.first, span.last)
    case .reading(let reading): copy.first = reading.start.seconds
    case .contact, .album: break
    }
    return copy
  }

  private func replace(_ old: HeldCopy, with copy: NewCopy, _ key: RecordKey, in source: Source) throws {
    try tables.texts.update(copy.text, at: old.row)
    guard old.bytes != copy.bytes else {
      if old.line != copy.line { try tables.records.move(old.row, toLine: copy.line) }
      return
    }
    try touch(key, held: old, in: source)
    try tables.records.update(copy, at: old.row)
  }

  private func drop(_ copy: HeldCopy, of source: Source) throws {
    try touch(copy.key, held: copy, in: source)
    try tables.records.delete(copy.row)
    try tables.texts.delete(copy.row)
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

  /// Notes how a record stands, before anything of it is written. Returns its place among what is touched. `held` is a copy
  /// of it that was read already, and `source` the file of that.
  @discardableResult
  private func touch(_ key: RecordKey, held: HeldCopy? = nil, in source: Source? = nil) throws -> Int {
    if let place = places[key] {
      touched[place].onlyCopy = nil
      touched[place].isUnknown = false
      return place
    }
    var before = Before(key: key, entry: try tables.changes.find(key.store, key.id))
    if let held, before.entry?.record == held.row {
      (before.bytes, before.source) = (held.bytes, source)
    } else if let row = before.entry?.record {
      before.bytes = try tables.records.bytes(at: row)?.bytes
      before.source = try tables.files.source(of: RowNumber.file(of: row))
    }
    // A retraction may lie in wait for a reading that never came.
    before.isUnknown = before.entry == nil && key.kind != .reading
    places[key] = touched.count
    touched.append(before)
    return touched.count - 1
  }

  /// Logs what became of each record that was touched. `reason` is why records are gone that no file holds any more.
  func settle(_ reason: Change.Reason) throws {
    for before in touched { try settle(before, reason) }
    touched.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  private func settle(_ before: Before, _ reason: Change.Reason) throws {
    let key = before.key
    let best = try before.onlyCopy ?? speaker(of: key)
    let old = before.entry.flatMap { $0.isPresent ? $0 : nil }
    guard let best, !best.hides else {
      guard let old else { return }
      try log.remove(old, reason)
      return try note(key, before.bytes, nil)
    }
    guard let old else {
      try log.add(before.entry, key, record: best.row)
      return try note(key, nil, best)
    }
    guard let after = try tables.records.bytes(at: best.row)?.bytes else {
      throw DatabaseError.damaged("a record is missing")
    }
    let source = try tables.files.source(of: best.file)
    if source != before.source && key.kind == .event { moved.insert(key.series) }
    if source == before.source, let bytes = before.bytes, Record.visiblePart(of: bytes) == Record.visiblePart(of: after)
    {
      if old.record != best.row { try tables.changes.speak(best.row, at: old.sequence) }
      if bytes != after { try note(key, bytes, best) }
      return
    }
    try log.update(old, record: best.row)
    try note(key, before.bytes, best)
  }

  private func speaker(of key: RecordKey) throws -> Copy? {
    try Speaker.best(of: tables.records.copies(of: key)) { try tables.files.source(of: $0).file }
  }

  /// Tells the derived parts (concerts, the matcher, twins) that a record is not what it was.
  private func note(_ key: RecordKey, _ before: [UInt8]?, _ after: Copy?) throws {
    switch key.kind {
    case .event: affected.insert(key.series)
    case .album: albumsChanged = true
    case .reading:
      for bytes in [before, try after.flatMap { try tables.records.bytes(at: $0.row)?.bytes }] {
        guard let bytes, case .reading(let reading) = try Record(stored: bytes) else { continue }
        moments.insert(reading.start.seconds)
      }
    case .contact, .concert: break
    }
  }
}
