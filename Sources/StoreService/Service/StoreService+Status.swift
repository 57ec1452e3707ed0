internal import DropFolders
internal import JSON
internal import Linux
internal import Records
internal import StoreBus
internal import StoreDatabase
internal import Systemd

extension StoreService {
  // More are for `concertd check` and the journal; nobody reads a thousand lines.
  private static let problemLimit = 200

  /// The document of `concertd status --json`, as far as the caller may see it.
  func statusJSON(for caller: Caller) async throws -> String {
    let summary = try await keeper.summary(problemLimit: StoreService.problemLimit)
    let folders = await ingest.states
    let failure = await ingest.writeFailure
    let readable = stores(readableBy: caller)
    let problems = (ownProblems + (failure.map { [$0] } ?? []) + rootProblems(folders) + summary.problems)
      .filter { $0.store.map(readable.contains) ?? true }
    var json = JSONWriter()
    json.object { json in
      json.field("version", concertdVersion)
      json.field("state", stateWord)
      json.field("since", Timestamp.text(since))
      json.field("instance", locations.instance.rawValue)
      json.field("bus", locations.instance == .user ? "session" : "system")
      json.object("stores") { json in
        for store in Store.dropStores where readable.contains(store) {
          json.key(store.rawValue)
          write(store, summary, folders, to: &json)
        }
      }
      if readable.contains(.concerts) {
        json.object("concerts") { json in
          json.field("upcoming", summary.upcoming)
          json.field("next", summary.next)
        }
      }
      json.object("changes") { json in
        json.field("token", summary.token)
        json.field("sequence", summary.sequence)
        json.field("subscribers", server?.followers ?? 0)
      }
      json.object("watches") { json in
        json.field("used", folders.reduce(0) { $0 + $1.state.folders })
        json.field("limit", inotifyWatchLimit())
      }
      json.array("problems", problems) { json, problem in problem.write(to: &json) }
    }
    return json.text
  }

  private func write(
    _ store: Store, _ summary: StoreKeeper.Summary, _ folders: [Ingest.FolderState], to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("access", settings.access(of: store).rawValue)
      json.array("folders", folders.filter { $0.root.store == store }) { json, folder in folder.write(to: &json) }
      json.field("records", summary.counts[store]?.records ?? 0)
      json.field("problems", summary.counts[store]?.problems ?? 0)
    }
  }

  /// A folder that is not there, or cannot be watched, is a problem of its store.
  private func rootProblems(_ folders: [Ingest.FolderState]) -> [Problem] {
    folders.compactMap { folder in
      if let absence = folder.state.absence {
        return Problem(
          .error, store: folder.root.store, file: folder.root.path, "the folder is unavailable: \(absence.reason)",
          hint: "its records are kept; make it available again")
      }
      guard case .poll(let reason) = folder.state.watch else { return nil }
      return Problem(
        .warning, store: folder.root.store, file: folder.root.path,
        "the folder is looked through now and then, as \(reason.text)", hint: reason.hint)
    }
  }

  /// One line for `systemctl status`.
  func reportStatus() async {
    do {
      let summary = try await keeper.summary(problemLimit: 1)
      let problems = summary.counts.values.reduce(0) { $0 + $1.problems }
      let trouble = problems > 0 ? ", \(problems) problems: see concertd status" : ""
      Notify.status("\(summary.upcoming) upcoming concerts" + trouble)
    } catch {
      Notify.status("the database cannot be read: \(error)")
    }
  }

  private func inotifyWatchLimit() -> Int {
    do {
      let bytes = try FileDescriptor.open("/proc/sys/fs/inotify/max_user_watches", .read).readAll(limit: 64)
      return Int(String(decoding: bytes, as: UTF8.self).filter(\.isNumber)) ?? 0
    } catch {
      return 0
    }
  }
}

extension PollReason {
  /// What a person can do about it.
  fileprivate var hint: String {
    switch self {
    case .watchLimit: "raise fs.inotify.max_user_watches with sysctl(8), then: concertd rescan"
    case .instanceLimit: "raise fs.inotify.max_user_instances with sysctl(8), then restart concertd"
    case .silentFileSystem: "nothing is to be done; changes are found within a minute"
    case .refused: "changes are found within a minute"
    }
  }
}

extension Ingest.FolderState {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("path", root.path)
      if case .poll(let reason) = state.watch {
        json.field("watch", "poll")
        json.field("reason", reason.text)
      } else {
        json.field("watch", "inotify")
      }
      json.field("unavailable", state.absence?.reason)
      json.field("files", state.files)
      json.field("lastScan", state.lastScan.map { Timestamp.text(Instant(milliseconds: $0 / 1_000_000)) })
    }
  }
}
