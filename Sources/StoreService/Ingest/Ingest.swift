package import DropFolders
package import Linux
package import Reader
package import Records
package import Recurrence
internal import StoreDatabase
internal import Systemd

/// The way from folders to records, on a thread of its own: what changed (`DropFolders`), read in the reader's process, in
/// batches to the `StoreKeeper`. The first change commits at once; what arrives meanwhile is the next batch.
package actor Ingest {
  /// A folder to follow.
  package struct Root: Hashable, Sendable {
    package var store: Store
    package var path: String
    package init(store: Store, path: String) { (self.store, self.path) = (store, path) }
  }

  package struct Settings: Sendable {
    package var readerProgram: FilePath
    package var readerLimits: ReaderLimits
    package var fileSize: Int64
    package init(readerProgram: FilePath, readerLimits: ReaderLimits, fileSize: Int64) {
      (self.readerProgram, self.readerLimits, self.fileSize) = (readerProgram, readerLimits, fileSize)
    }
  }

  package nonisolated let executor: ThreadExecutor
  package nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

  let keeper: StoreKeeper
  let folders: DropFolders
  /// Becomes readable when `turn` has something to do.
  private nonisolated let descriptor: Int32
  let reader: ReaderClient
  var roots: [Int: Root] = [:]
  private var nextRoot = 1
  var zones: ZoneDatabase
  private var assumedZone: ZoneOffsets
  private let clock: @Sendable () -> Instant
  private var isTurning = false
  private var isAskedAgain = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// What could not be written yet, such as while the disk is full: written before anything else.
  private var unwritten: [FileUpdate] = []
  /// The system gave no descriptor: to be tried again later, not at once.
  private var isExhausted = false
  package private(set) var writeFailure: Problem?
  /// Counts what was done, so that a watchdog can tell a long scan from a hang.
  package private(set) var progress = 0

  /// As many files as one transaction takes: the cost of a sync(2) is spread, and status waits some 50 ms at most.
  private static let batch = 500

  package init(
    keeper: StoreKeeper, settings: Settings, zones: ZoneDatabase, executor: ThreadExecutor,
    clock: @escaping @Sendable () -> Instant, hooks: DropHooks = DropHooks()
  ) throws(LinuxError) {
    (self.keeper, self.zones, self.executor, self.clock) = (keeper, zones, executor, clock)
    let folders = try DropFolders(sizeLimit: settings.fileSize, hooks: hooks)
    (self.folders, descriptor) = (folders, folders.descriptor)
    reader = ReaderClient(program: settings.readerProgram, limits: settings.readerLimits)
    assumedZone = zones.defaultZoneOffsets(around: clock())
  }

  // MARK: roots

  /// Follows exactly these folders from now on. What the database knows of their files is where their scans start from.
  package func follow(_ wanted: [Root]) async throws {
    for (id, root) in roots where !wanted.contains(root) {
      folders.remove(root: id)
      roots[id] = nil
    }
    for root in wanted where !roots.values.contains(root) {
      let known = try await keeper.knownFiles(of: root.store, below: root.path)
      roots[nextRoot] = root
      folders.add(root: nextRoot, path: FilePath(root.path), known: known)
      nextRoot += 1
    }
  }

  /// Forgets what is known of all files and reads them again: the database is a new one.
  package func startOver() async throws {
    let all = Array(roots.values)
    unwritten = []
    try await follow([])
    try await follow(all)
  }

  package func use(_ zones: ZoneDatabase) {
    self.zones = zones
    assumedZone = zones.defaultZoneOffsets(around: clock())
  }

  /// A person asked: what is found now holds, also where a file system with known files is not mounted.
  package func rescan(_ store: Store?) {
    for (id, root) in roots where store == nil || root.store == store { folders.rescan(root: id, accepting: true) }
  }

  package func rescanAll() { folders.rescanAll() }

  // MARK: turns

  /// From the end of the next turn on, news of the folders begin one by themselves, on this actor's own thread: the shortest
  /// way from the kernel. `report` hears when each of them wants the next one.
  package nonisolated func turnWithNews(_ report: @escaping @Sendable (BootTime?) -> Void) {
    executor.whenReadable(descriptor) { [weak self, executor] in
      Task(executorPreference: executor) { [weak self] in
        guard let self else { return }
        report(await self.turn())
      }
    }
  }

  /// Takes what changed until nothing is left. Who asks meanwhile waits for the same end. Answers when to come back even if
  /// nothing happens; nil for never.
  package func turn() async -> BootTime? {
    if isTurning {
      isAskedAgain = true
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTurning = true
      repeat {
        isAskedAgain = false
        await takeAll()
      } while isAskedAgain
      isTurning = false
      for waiter in waiting { waiter.resume() }
      waiting = []
      executor.arm()
    }
    let retry = unwritten.isEmpty && !isExhausted ? nil : BootTime.now() + Ingest.retryInterval
    return [folders.nextDeadline, retry].compactMap(\.self).min()
  }

  // A full disk is asked again this often; a new change asks at once.
  private static let retryInterval: Duration = .seconds(5)

  private func takeAll() async {
    var batch = unwritten
    unwritten = []
    repeat {
      do {
        batch = try await batch.isEmpty ? read(takeChanges()) : write(batch)
      } catch {
        return await failed(with: error)
      }
    } while !batch.isEmpty || (folders.hasMore && !isExhausted)
  }

  /// Writes a batch, and answers the next one. Where more has come it is read meanwhile; a single change takes the shortest
  /// way.
  private func write(_ batch: [FileUpdate]) async throws -> [FileUpdate] {
    var next: [FileUpdate] = []
    do {
      if folders.hasMore {
        async let writing = keeper.apply(batch)
        next = await read(takeChanges())
        _ = try await writing
      } else {
        try await keeper.apply(batch)
      }
    } catch {
      // In their order: an older version of a file must not come after a newer one.
      unwritten = batch + next
      throw error
    }
    wrote(batch)
    return next
  }

  private func takeChanges() -> [FileChange] {
    progress += 1
    do throws(LinuxError) {
      let changes = try folders.takeChanges(limit: Ingest.batch)
      isExhausted = false
      return changes
    } catch {
      isExhausted = true
      writeFailure = Problem(.error, "\(error)", hint: "close other programs, or raise the limit of open files")
      return []
    }
  }

  private func wrote(_ updates: [FileUpdate]) {
    if writeFailure != nil { Journal.notice("the database can be written again") }
    writeFailure = nil
    progress += 1
    updates.forEach(Ingest.log)
  }

  /// Nothing that was read is lost by a database that cannot be written; a damaged one is built anew.
  private func failed(with error: any Error) async {
    guard DatabaseError.isDamage(error) else {
      writeFailure = Problem(
        .error, "the database cannot be written: \(error)",
        hint: "free space on the disk of the state folder; it is tried again")
      return
    }
    do {
      let notice = try await keeper.replaceDamaged()
      Journal.warning(notice?.message ?? "the database was damaged and is built anew", .databaseSetAside)
      try await startOver()
      writeFailure = notice
      isAskedAgain = true
    } catch {
      writeFailure = Problem(.error, "\(error)", hint: "free or repair the disk of the state folder")
    }
  }

  /// Every problem is a line of the journal when it is found; the status shows it until it is mended.
  private static func log(_ update: FileUpdate) {
    for problem in update.problems {
      var fields: [JournalEntry.Field: String] = [.store: update.store.rawValue, .file: update.file]
      fields[.line] = problem.line.map(String.init)
      fields[.record] = problem.record
      fields[.hint] = problem.hint
      let isError = problem.severity == .error
      Journal.log(JournalEntry(isError ? .error : .warning, problem.message, isError ? .fileRefused : nil, fields))
    }
  }

  // MARK: reading

  private func read(_ changes: [FileChange]) async -> [FileUpdate] {
    var batch = ReadingBatch(changes, now: clock(), assumedZone: assumedZone, zones: zones)
    var pause = BootTime.now() + Ingest.longestStretch
    while batch.advance(roots: roots, folders: folders, reader: reader) {
      if BootTime.now() < pause { continue }
      progress += 1
      await EventLoopActor.pass()
      pause = BootTime.now() + Ingest.longestStretch
    }
    return batch.updates
  }

  // Whoever waits for this actor, such as the status and the watchdog, gets a turn this often.
  private static let longestStretch: Duration = .milliseconds(100)

  /// Ends the reader; nothing is taken any more.
  package func stop() { reader.endProcess() }
}
