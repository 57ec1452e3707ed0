internal import CommandTable
internal import Glibc
internal import StoreBus
internal import StoreService
internal import Systemd

/// The daemon in the foreground: under systemd, or by hand.
@Sendable func runDaemon(_ call: Invocation) throws -> ExitCode {
  guard !(call.has("user") && call.has("system")) else { throw UsageError("run: --user or --system, not both") }
  let isSystem = call.has("system")
  EventLoop.ignoreSignals()
  let code = EventLoop.run(blocking: StoreService.signals) {
    do {
      let locations = isSystem ? Locations.system : Locations.user(environment: environment())
      guard let locations else {
        Journal.error("there is no home folder: set HOME")
        return ExitCode.cannotTell.rawValue
      }
      let service = try await StoreService.open(locations: locations)
      return try await service.run(on: isSystem ? .system : .user)
    } catch {
      Journal.error("\(error)")
      return ExitCode.problems.rawValue
    }
  }
  return ExitCode(rawValue: code) ?? .cannotTell
}

private func environment() -> [String: String] {
  let names = ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"]
  return Dictionary(uniqueKeysWithValues: names.compactMap { name in environmentValue(name).map { (name, $0) } })
}
