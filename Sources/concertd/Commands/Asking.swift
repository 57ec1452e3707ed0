internal import CommandTable
internal import Records
internal import StoreBus
internal import StoreService
internal import Systemd

/// Connects to the instance that a call means, runs `body`, and turns what goes wrong into words and an exit code.
func ask(_ call: Invocation, _ body: @escaping @EventLoopActor @Sendable (StoreClient) async throws -> ExitCode)
  -> ExitCode
{
  let isSystem = call.has("system")
  let code = EventLoop.run {
    do {
      let client = try StoreClient(isSystem ? .system : .user)
      defer { client.close() }
      return try await body(client).rawValue
    } catch let failure as BusFailure {
      return explain(failure, isSystem: isSystem).rawValue
    } catch let error as UsageError {
      print(error: error.description)
      return ExitCode.usage.rawValue
    } catch let error as SystemdError {
      print(
        error:
          "\(error)\n  Is there a \(isSystem ? "system" : "session") bus? A user's instance needs DBUS_SESSION_BUS_ADDRESS."
      )
      return ExitCode.notRunning.rawValue
    } catch {
      print(error: "\(error)")
      return ExitCode.cannotTell.rawValue
    }
  }
  return ExitCode(rawValue: code) ?? .cannotTell
}

/// The next step for each way a call fails.
private func explain(_ failure: BusFailure, isSystem: Bool) -> ExitCode {
  if failure.meansNotRunning || failure.meansDisconnected {
    print(
      error: "the daemon is not running\n  Start it: "
        + (isSystem ? "systemctl start concertd" : "systemctl --user start concertd") + "   or: concertd run")
    return .notRunning
  }
  if failure.meansNoAnswer {
    print(error: "the daemon does not answer\n  See: journalctl \(isSystem ? "" : "--user ")-u concertd")
    return .cannotTell
  }
  if failure.meansTokenExpired {
    print(error: "the token has expired: drop what you hold and start over with concertd changes, without --since")
    return .problems
  }
  print(error: failure.message)
  return failure.meansNotAllowed ? .problems : .cannotTell
}

/// A store by its name, or what the names are.
func store(named name: String) throws(UsageError) -> Store {
  guard let store = Store(rawValue: name), Store.dropStores.contains(store) else {
    throw UsageError("\(name) is no store: calendars, contacts, health or music")
  }
  return store
}
