internal import Configuration
internal import Glibc
internal import Linux
internal import Reader
package import Records
internal import Recurrence
internal import SQLite
internal import StoreBus
internal import StoreDatabase
package import Systemd

/// Another process has the database open, which one at a time may.
package struct AlreadyRunning: Error, CustomStringConvertible {
  let path: String

  package var description: String { "another concertd runs already with \(path); see concertd status" }
}

/// The daemon: the only part that knows the order of things. It starts, follows and stops the others; the work itself is
/// `Ingest`'s and `StoreKeeper`'s.
@EventLoopActor
package final class StoreService {
  let locations: Locations
  var settings: InstanceSettings
  let decisionsFile: DecisionsFile
  let keeper: StoreKeeper
  let ingest: Ingest
  let clock: @Sendable () -> Instant
  private(set) var server: StoreServer?
  /// Problems that are of no file of a store: of the configuration, the decisions, the database.
  var ownProblems: [Problem] = []
  let since: Instant

  private var deadline: EventSource?
  private var alarm: WallClockAlarm?
  private var zoneWatch: ZoneWatch?
  private var watchdog: Watchdog?
  private var patience = false
  private var patienceTimer: EventSource?

  /// What `run` waits for; to be blocked before any thread is started.
  package nonisolated static let signals = [SIGTERM, SIGINT, SIGHUP]

  /// Reads configuration and decisions, makes the folders, and opens the database. Throws what a person must mend first.
  package static func open(
    locations: Locations, clock: @escaping @Sendable () -> Instant = { currentInstant() }
  ) async throws -> StoreService {
    try locations.makeFolders()
    let decisionsFile = DecisionsFile(folder: locations.state)
    let (decisions, decisionProblems) = try decisionsFile.load()
    let loaded = try Configuration.load(folders: locations.configuration)
    let settings = InstanceSettings(
      locations: locations, configuration: loaded.configuration, decisions: decisions)
    let service = try StoreService(locations, settings, decisionsFile, clock)
    service.ownProblems = decisionProblems + loaded.problems
    do {
      if let notice = try await service.keeper.open() { service.ownProblems.append(notice) }
    } catch let error as SQLiteError where error.condition == .busy {
      throw AlreadyRunning(path: locations.state)
    }
    return service
  }

  private init(
    _ locations: Locations, _ settings: InstanceSettings, _ decisionsFile: DecisionsFile,
    _ clock: @escaping @Sendable () -> Instant
  ) throws {
    (self.locations, self.settings, self.decisionsFile, self.clock) = (locations, settings, decisionsFile, clock)
    since = clock()
    let databaseThread = try ThreadExecutor(name: "database")
    let ingestThread = try ThreadExecutor(name: "ingest")
    try databaseThread.start()
    try ingestThread.start()
    let commits = CommitRelay()
    keeper = StoreKeeper(
      path: locations.state + "/concertd.db", executor: databaseThread, settings: settings.keeper, clock: clock,
      announce: { commits.send($0) })
    let limits = settings.configuration.limits
    ingest = try Ingest(
      keeper: keeper,
      settings: Ingest.Settings(
        readerProgram: ProgramFiles.program("concert-reader"),
        readerLimits: ReaderLimits(memory: UInt64(limits.readerMemory), milliseconds: limits.readerTime * 1000),
        fileSize: limits.fileSize),
      zones: ZoneDatabase(defaultZone: settings.keeper.zoneName), executor: ingestThread, clock: clock)
    commits.deliver { [weak self] commit in self?.committed(commit) }
  }

  /// Runs until a signal, the bus or an error ends it.
  package func run(on address: Bus.Address) async throws -> Int32 {
    let server = StoreServer(
      StoreAnswers(service: self), on: address, version: concertdVersion,
      busLoss: locations.instance == .user ? .tell { EventLoop.exit(0) } : .reconnect)
    self.server = server
    server.startsFrom(sequence: UInt64(await keeper.sequence))
    try await server.start()
    watchdog = try Watchdog { [ingest, keeper] in await StoreService.probe(ingest, keeper) }
    try watchClock()
    try watchFolders()
    server.enter(state: "scanning")
    Notify.status("looking through the folders")
    try await keeper.take(settings.keeper)
    try await followFolders()
    await firstScan()
    await keepWindow()
    server.enter(state: "running")
    Notify.ready()
    await reportStatus()
    return await waitForSignals()
  }

  // MARK: signals

  private func waitForSignals() async -> Int32 {
    do {
      for await signal in try EventLoop.signals(StoreService.signals) {
        guard signal == SIGHUP else { break }
        Notify.reloading()
        await reload()
        Notify.ready()
      }
    } catch {
      Journal.error("signals cannot be received: \(error)")
      return 1
    }
    return await stop()
  }

  private func stop() async -> Int32 {
    Notify.stopping()
    server?.enter(state: "stopping")
    (deadline, alarm, zoneWatch, watchdog) = (nil, nil, nil, nil)
    await ingest.stop()
    await keeper.close()
    server?.stop()
    return 0
  }

  // MARK: folders

  private func watchFolders() throws {
    ingest.turnWithNews { [weak self] next in
      EventLoop.post { self?.turned(next) }
    }
    deadline = try EventLoop.after(.seconds(3600)) { [weak self] in
      EventLoop.start { await self?.turn() }
    }
  }

  /// Lets Ingest take what changed; what that leads to is committed when this returns.
  func turn() async { turned(await ingest.turn()) }

  private func turned(_ next: BootTime?) {
    if let next { deadline?.restart(after: next - BootTime.now()) } else { deadline?.cancel() }
    EventLoop.start { [weak self] in await self?.armAlarm() }
  }

  func followFolders() async throws {
    for store in Store.dropStores {
      let isReadable = settings.access(of: store) == .full
      try await keeper.removeRoots(of: store, except: isReadable ? Set(settings.folders(of: store)) : [])
    }
    try await ingest.follow(settings.roots)
  }

  /// A long first scan asks the manager for more time as long as it gets on.
  private func firstScan() async {
    patience = true
    askForPatience()
    await turn()
    patience = false
  }

  /// Until the first scan is done, every ten seconds.
  private func askForPatience() {
    guard patience else { return }
    Notify.extendTimeout(by: .seconds(30))
    do {
      patienceTimer = try EventLoop.after(.seconds(10)) { [weak self] in self?.askForPatience() }
    } catch {
      Journal.warning("the manager cannot be asked for more time: \(error)")
    }
  }

  // MARK: the clock

  private func watchClock() throws {
    alarm = try WallClockAlarm { [weak self] cause in
      EventLoop.start { await self?.alarm(cause) }
    }
    do {
      zoneWatch = try ZoneWatch(zoneFolder: FilePath(settings.keeper.zoneDirectory)) { [weak self] in
        EventLoop.start { await self?.zonesChanged() }
      }
    } catch {
      Journal.warning("a change of the system's time zone will be seen at the next start only: \(error)")
    }
  }

  private func alarm(_ cause: WallClockAlarm.Cause) async {
    do {
      if cause == .clockSet {
        // Also after a suspend: what happened in the folders meanwhile may have been missed.
        try await keeper.recomputeConcerts()
        await ingest.rescanAll()
        await turn()
      }
      try await armAlarm(at: keeper.moveWindow())
    } catch {
      Journal.error("concerts cannot be brought up to date: \(error)")
    }
  }

  private func zonesChanged() async {
    do { try await takeSettings() } catch { Journal.error("the time zone in force stays: \(error)") }
  }

  private func keepWindow() async { await alarm(.due) }

  private func armAlarm() async {
    do {
      try await armAlarm(at: keeper.nextBoundary())
    } catch {
      Journal.error("the window cannot be followed: \(error)")
    }
  }

  private func armAlarm(at boundary: Instant?) throws { try alarm?.arm(at: boundary?.milliseconds) }

  // MARK: after a commit

  var stateWord: String { server?.state ?? "starting" }

  private func committed(_ commit: Commit) { server?.changed(sequence: UInt64(commit.sequence)) }

  /// Comes back when both threads have got round to it.
  private nonisolated static func probe(_ ingest: Ingest, _ keeper: StoreKeeper) async {
    _ = await keeper.sequence
    _ = await ingest.progress
  }
}
