internal import JSON
internal import Records

/// Goes through one export, element by element. Small documents are taken whole; the big lists of the known formats are
/// gone through in place, wherever they stand.
struct HealthReader {
  /// Values of a document that is taken whole: an observation with all that can be said of it, and far from an export.
  private static let wholeDocument = 4000

  var surroundings: HealthSurroundings
  private let batch: Int
  private let file: JSONFile
  var json: JSONReader
  var problems = ProblemList()
  private var merge = ReadingMerge()
  private var isComplete = true
  private var format: HealthFormat?
  private var documentCount = 0
  /// How often each kind that is not kept came.
  private var notKept: [String: Int] = [:]
  private var unknownCount = 0
  private var firstUnknown: (line: Int, record: String?)?

  init(_ stream: consuming ByteStream, context: ReadingContext, batch: Int) {
    (surroundings, self.batch) = (HealthSurroundings(context: context), batch)
    file = JSONFile(stream)
    json = JSONReader(file)
  }

  var document: Document {
    let lines = documentCount > 1 && format != nil ? "-ndjson" : ""
    return Document(
      store: .health, format: (format?.rawValue ?? "unknown") + lines, problems: problems.all, isComplete: isComplete)
  }

  mutating func read(_ deliver: ([SourcedRecord]) -> Void) {
    while json.nextDocument() {
      documentCount += 1
      readDocument(deliver)
      guard let failure = json.failure else { continue }
      report(failure)
      if !json.recover(to: 0) { break }
    }
    if let failure = json.failure { report(failure) }
    if let failure = file.failure {
      isComplete = false
      problems.add(.error, "cannot read the file: \(failure)")
    }
    deliver(merge.drain())
    summarize()
  }

  private mutating func readDocument(_ deliver: ([SourcedRecord]) -> Void) {
    switch json.kind() {
    case .array?:
      readElements("entry", surroundings, deliver)
    case .object?:
      let mark = json.mark()
      let tree = json.readTree(limit: HealthReader.wholeDocument)
      if tree.error?.code == .tooManyValues(limit: HealthReader.wholeDocument) || HealthLists.isFound(in: tree.value) {
        json.rewind(to: mark)
        readLists(in: .top, deliver)
      } else {
        take(tree, place: nil, surroundings, deliver)
      }
    case nil: break
    default:
      let tree = json.readTree()
      report(tree.error ?? JSONError(.valueExpected, line: tree.line))
    }
  }

  /// The elements of the list that begins here. `name` is what problems call it.
  mutating func readElements(
    _ name: String, _ surroundings: HealthSurroundings, _ deliver: ([SourcedRecord]) -> Void
  ) {
    json.enterArray()
    let depth = json.depth
    var index = 0
    while json.depth == depth {
      while json.nextElement() {
        reportFlaw()
        readElement("\(name)[\(index)]", surroundings, deliver)
        index += 1
      }
      reportFlaw()
      guard let failure = json.failure, failure.code != .cutOff else { return }
      report(failure)
      if !json.recover(to: depth) { return }
    }
  }

  private mutating func readElement(
    _ place: String, _ surroundings: HealthSurroundings, _ deliver: ([SourcedRecord]) -> Void
  ) {
    if json.kind() == .array { return readHistory(place, deliver) }
    take(json.readTree(), place: place, surroundings, deliver)
  }

  /// A list in a list: the states of one entity. The first one names it, and its unit, for the others.
  private mutating func readHistory(_ place: String, _ deliver: ([SourcedRecord]) -> Void) {
    var inherited = surroundings
    json.enterArray()
    let depth = json.depth
    while json.nextElement() {
      if json.kind() != .object {
        take(json.readTree(), place: place, inherited, deliver)
        continue
      }
      var tree = json.readTree()
      if let entity = tree.value["entity_id"]?.string {
        inherited.series = entity
        inherited.unit = tree.value["attributes"]?["unit_of_measurement"]?.string ?? inherited.unit
      } else if let entity = inherited.series, case .object(var fields) = tree.value {
        fields.append("entity_id", .string(entity))
        tree.value = .object(fields)
      }
      take(tree, place: place, inherited, deliver)
    }
    reportFlaw()
    guard let failure = json.failure, failure.code != .cutOff else { return }
    report(failure)
    json.recover(to: depth - 1)
  }

  // MARK: elements

  /// Takes one element: its readings, its refusals, or the place where nothing was understood.
  mutating func take(
    _ tree: JSONTree, place: String?, _ surroundings: HealthSurroundings, _ deliver: ([SourcedRecord]) -> Void
  ) {
    let fields = tree.value.object
    let found = surroundings.format ?? fields.flatMap { HealthFormat(of: $0, previous: format) }
    recognize(found)
    func record() -> String? { fields.flatMap { HealthFormat.externalId(of: $0) } ?? place }
    if let error = tree.error {
      if json.failure != nil { isComplete = false }
      return problems.add(.error, line: error.line, record: record(), error.reason)
    }
    guard let fields, let found else {
      unknownCount += 1
      firstUnknown = firstUnknown ?? (tree.line, record())
      return
    }
    var element = HealthElement()
    found.read(fields, surroundings, into: &element)
    keep(element, line: tree.line, record: record)
    if merge.count >= batch { deliver(merge.drain()) }
  }

  private mutating func keep(_ element: HealthElement, line: Int, record: () -> String?) {
    for draft in element.drafts {
      do throws(ReadingRefusal) {
        merge.add(try draft.reading(now: surroundings.context.now), line: line)
      } catch {
        problems.add(.error, line: line, record: draft.externalId ?? record(), error.message, hint: error.hint)
      }
    }
    for (refusal, id) in element.refusals {
      problems.add(.error, line: line, record: id ?? record(), refusal.message, hint: refusal.hint)
    }
    for kind in element.notKept { skip(kind) }
  }

  mutating func skip(_ kind: String) { notKept[kind, default: 0] += 1 }

  mutating func recognize(_ found: HealthFormat?) { format = format ?? found }

  // MARK: problems

  mutating func report(_ error: JSONError) {
    isComplete = false
    // The element that was cut off has been named with this reason already.
    if error.code == .cutOff, problems.problems.last?.message == error.reason { return }
    problems.add(
      .error, line: error.line, error.reason, hint: error.code == .notUTF8 ? "save the file as UTF-8" : nil)
  }

  mutating func reportFlaw() {
    if let flaw = json.takeFlaw() { problems.add(.error, line: flaw.line, flaw.reason) }
  }

  private mutating func summarize() {
    if format == nil, documentCount > 0, unknownCount == 0, problems.problems.isEmpty {
      problems.add(.warning, line: 1, "there are no readings in this file")
    } else if format == nil {
      isComplete = false
      if unknownCount > 0 || problems.problems.isEmpty {
        problems.add(
          .error, line: firstUnknown?.line ?? 1, record: firstUnknown?.record, "no known health format",
          hint: "see the documentation for the formats that are read")
      }
    } else if unknownCount > 0 {
      problems.add(
        .error, line: firstUnknown?.line, record: firstUnknown?.record,
        "\(unknownCount) elements of no known health format")
    }
    if notKept.isEmpty { return }
    let kinds = notKept.sorted { $0.key < $1.key }
    let shown = kinds.prefix(10).map { "\($0.value) × \($0.key)" }.joined(separator: ", ")
    problems.add(.warning, "kinds that are not kept: \(shown)\(kinds.count > 10 ? ", …" : "")")
  }
}
