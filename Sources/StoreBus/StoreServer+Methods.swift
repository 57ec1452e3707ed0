internal import CStoreBus
internal import Records
internal import Systemd

// The handlers of the table in CStoreBus/Stores1.c. The types of a closure's parameters are the method's arguments.

typealias Call = OpaquePointer?
typealias Userdata = UnsafeMutableRawPointer?
typealias BusError = UnsafeMutablePointer<sd_bus_error>?

@c @implementation func stores1_changes(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, token: String, limit: UInt32) in
    to.callers.follows(to.sender)
    return try await to.stores.changes(since: token, limit: rows(limit), for: to.caller)
  }
}

@c @implementation func stores1_records(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, store: String, ids: [String], after: String, limit: UInt32) in
    let store = try named(store)
    return try await to.stores.records(of: store, ids: ids, after: after, limit: rows(limit), for: to.caller)
  }
}

@c @implementation func stores1_upcoming(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, after: String, limit: UInt32) in
    try await to.stores.upcoming(after: after, limit: rows(limit), for: to.caller)
  }
}

@c @implementation func stores1_left_out(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, after: String, limit: UInt32) in
    try await to.stores.leftOut(after: after, limit: rows(limit), for: to.caller)
  }
}

@c @implementation func stores1_events(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, from: String, until: String, after: String, limit: UInt32) in
    try await to.stores.events(from: from, to: until, after: after, limit: rows(limit), for: to.caller)
  }
}

@c @implementation func stores1_contacts(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, text: String, after: String, limit: UInt32) in
    try await to.stores.contacts(matching: text, after: after, limit: rows(limit), for: to.caller)
  }
}

@c @implementation func stores1_readings(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, type: String, mode: String, after: String, limit: UInt32) in
    guard let mode = ReadingsQuery.Mode(rawValue: mode) else {
      throw BusFailure.invalidArguments("the mode is neither empty nor latest nor daily")
    }
    let query = ReadingsQuery(type: type, mode: mode)
    return try await to.stores.readings(query, after: after, limit: rows(limit), for: to.caller)
  }
}

@c @implementation func stores1_explain(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, title: String, about: [String: String]) in
    try await to.stores.explain(title: title, about: about, for: to.caller)
  }
}

@c @implementation func stores1_status(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request) in
    try await to.stores.status(for: to.caller)
  }
}

@c @implementation func stores1_allow(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, store: String) in
    try await to.stores.allow(named(store), for: to.caller)
    return BusNothing()
  }
}

@c @implementation func stores1_deny(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, store: String) in
    try await to.stores.deny(named(store), for: to.caller)
    return BusNothing()
  }
}

@c @implementation func stores1_mute(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, name: String) in
    try await to.stores.mute(name, for: to.caller)
    return BusNothing()
  }
}

@c @implementation func stores1_unmute(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, name: String) in
    try await to.stores.unmute(name, for: to.caller)
    return BusNothing()
  }
}

@c @implementation func stores1_pin(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, name: String) in
    try await to.stores.pin(name, for: to.caller)
    return BusNothing()
  }
}

@c @implementation func stores1_unpin(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, name: String) in
    try await to.stores.unpin(name, for: to.caller)
    return BusNothing()
  }
}

@c @implementation func stores1_rescan(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request, store: String) in
    try await to.stores.rescan(store.isEmpty ? nil : named(store), for: to.caller)
    return BusNothing()
  }
}

@c @implementation func stores1_reload(_ call: Call, _ userdata: Userdata, _ error: BusError) -> CInt {
  unsafe serve(call, userdata) { (to: Request) in
    try await to.stores.reload(for: to.caller)
    return BusNothing()
  }
}

/// A call with who made it.
private struct Request: Sendable {
  let callers: Callers
  let sender: String
  let caller: Caller
  let stores: any StoreRequests
}

private func serve<each Argument: BusValue, Reply: BusBody>(
  _ call: Call, _ userdata: Userdata,
  _ body: @escaping @EventLoopActor @Sendable (Request, repeat each Argument) async throws -> Reply
) -> CInt {
  let server: StoreServer = unsafe Bus.owner(of: userdata)
  return unsafe Bus.answer(call) { (sender: String, arguments: repeat each Argument) in
    guard let callers = server.callers else { throw BusFailure.failed("the service is ending") }
    return try await callers.admit(sender) { caller in
      let request = Request(callers: callers, sender: sender, caller: caller, stores: server.requests)
      return try await body(request, repeat each arguments)
    }
  }
}

private func rows(_ limit: UInt32) -> Int { PageLimits.rows(askedFor: limit) }

private func named(_ store: String) throws(BusFailure) -> Store {
  guard let store = Store(rawValue: store) else {
    throw .invalidArguments("no such store; there are \(Store.allCases.map(\.rawValue).joined(separator: ", "))")
  }
  return store
}
