internal import CommandTable
internal import Records
internal import StoreBus
internal import Systemd

@Sendable func allowStore(_ call: Invocation) throws -> ExitCode {
  let store = try store(named: call.operands[0])
  return ask(call) { client in
    try await client.allow(store)
    print(out: "\(store.rawValue) may be read now; see concertd status\n")
    return .good
  }
}

@Sendable func denyStore(_ call: Invocation) throws -> ExitCode {
  let store = try store(named: call.operands[0])
  return ask(call) { client in
    try await client.deny(store)
    print(out: "\(store.rawValue) is not read any more, and its records are gone; the files are where they were\n")
    return .good
  }
}

@Sendable func muteName(_ call: Invocation) throws -> ExitCode {
  decide(call) { client, name in try await client.mute(name) }
}

@Sendable func unmuteName(_ call: Invocation) throws -> ExitCode {
  decide(call) { client, name in try await client.unmute(name) }
}

@Sendable func pinName(_ call: Invocation) throws -> ExitCode {
  decide(call) { client, name in try await client.pin(name) }
}

@Sendable func unpinName(_ call: Invocation) throws -> ExitCode {
  decide(call) { client, name in try await client.unpin(name) }
}

private func decide(
  _ call: Invocation, _ act: @escaping @EventLoopActor @Sendable (StoreClient, String) async throws -> Void
) -> ExitCode {
  let name = call.operands[0]
  return ask(call) { client in
    try await act(client, name)
    return .good
  }
}

@Sendable func rescanStore(_ call: Invocation) throws -> ExitCode {
  let wanted = try call.operands.first.map { name throws(UsageError) in try store(named: name) }
  return ask(call) { client in
    try await client.rescan(wanted)
    return .good
  }
}

@Sendable func reloadConfiguration(_ call: Invocation) throws -> ExitCode {
  ask(call) { client in
    try await client.reload()
    return .good
  }
}
