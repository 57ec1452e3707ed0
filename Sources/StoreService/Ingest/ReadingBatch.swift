internal import DropFolders
internal import Linux
internal import Reader
internal import Records
internal import Recurrence
internal import StoreDatabase

/// Reads the files of one batch of changes: several on the way to the reader at once, answers in their order.
struct ReadingBatch {
  let now: Instant
  let assumedZone: ZoneOffsets
  let zones: ZoneDatabase
  private let changes: [FileChange]
  private var position = 0
  private var stamps: [Int: FileStamp] = [:]
  /// What became of each changed file so far. A file that is still being written is left out: it is reported again.
  private(set) var updates: [FileUpdate] = []

  init(_ changes: [FileChange], now: Instant, assumedZone: ZoneOffsets, zones: ZoneDatabase) {
    (self.changes, self.now, self.assumedZone, self.zones) = (changes, now, assumedZone, zones)
  }

  /// One step: a file to the reader, or an answer from it. False when all is done.
  mutating func advance(roots: [Int: Ingest.Root], folders: DropFolders, reader: ReaderClient) -> Bool {
    guard position < changes.count, reader.hasRoom else {
      guard reader.inFlight > 0 else { return false }
      collect(roots, folders, reader)
      return true
    }
    let change = changes[position]
    position += 1
    guard let root = roots[change.root] else { return true }
    switch change.kind {
    case .removed: updates.append(update(change, root, nil, .removed))
    case .refused(let refusal): updates.append(update(change, root, nil, .kept([problem(refusal)])))
    case .added, .changed: submit(position - 1, change, root, folders, reader)
    }
    return true
  }

  private mutating func submit(
    _ index: Int, _ change: FileChange, _ root: Ingest.Root, _ folders: DropFolders, _ reader: ReaderClient
  ) {
    do throws(LinuxError) {
      let file = try folders.open(root: change.root, path: change.path)
      switch consume file {
      case .ready(let descriptor, let stamp):
        stamps[index] = stamp
        let path = change.path.string ?? change.path.description
        reader.submit(
          descriptor, ReaderRequest(path: path, store: root.store, now: now, assumedZone: assumedZone), tag: index)
      case .refused(let refusal): updates.append(update(change, root, nil, .kept([problem(refusal)])))
      case .busy: break
      case .vanished: break
      }
    } catch {
      folders.again(root: change.root, path: change.path)
      let problem = Problem(.error, "\(error)", hint: "it is tried again")
      updates.append(update(change, root, nil, .kept([problem])))
    }
  }

  /// Takes the oldest answer.
  private mutating func collect(_ roots: [Int: Ingest.Root], _ folders: DropFolders, _ reader: ReaderClient) {
    guard let (submission, result) = reader.next() else { return }
    let change = changes[submission.tag]
    guard let root = roots[change.root], let stamp = stamps[submission.tag] else { return }
    do throws(LinuxError) {
      // What was read while somebody wrote is nobody's version; the folder reports it again.
      guard try folders.confirm(root: change.root, path: change.path, submission.descriptor, stamp) else { return }
      updates.append(update(change, root, stamp, outcome(of: result, change, folders)))
    } catch {
      folders.again(root: change.root, path: change.path)
    }
  }

  private func outcome(
    of result: Result<Document, ReaderFailure>, _ change: FileChange, _ folders: DropFolders
  ) -> FileUpdate.Outcome {
    switch result {
    case .success(var document):
      document.problems += document.warnings(zones: zones)
      return document.records.isEmpty && document.problems.contains { $0.severity == .error }
        ? .kept(document.problems) : .document(document)
    case .failure(let failure):
      if !failure.isOfTheFile { folders.again(root: change.root, path: change.path) }
      return .kept([Problem(.error, failure.description, hint: failure.hint)])
    }
  }

  private func update(
    _ change: FileChange, _ root: Ingest.Root, _ stamp: FileStamp?, _ outcome: FileUpdate.Outcome
  ) -> FileUpdate {
    var update = FileUpdate(
      store: root.store, root: root.path, path: change.path, stamp: stamp,
      isInDoubt: stamp?.isInDoubt(at: wallClockNanoseconds()) ?? false, outcome: outcome)
    update.nameProblems()
    return update
  }

  private func problem(_ refusal: Refusal) -> Problem {
    Problem(.error, "not read: \(refusal.reason)", hint: refusal.hint)
  }
}

extension FileUpdate {
  var problems: [Problem] {
    switch outcome {
    case .document(let document): document.problems
    case .kept(let problems): problems
    case .removed, .stampOnly: []
    }
  }

  /// Whoever found a problem knew the bytes; which file of which store they are is known here.
  fileprivate mutating func nameProblems() {
    switch outcome {
    case .document(var document):
      document.problems = document.problems.map(named)
      outcome = .document(document)
    case .kept(let problems): outcome = .kept(problems.map(named))
    case .removed, .stampOnly: break
    }
  }

  private func named(_ problem: Problem) -> Problem {
    var problem = problem
    (problem.store, problem.file) = (store, file)
    return problem
  }
}
