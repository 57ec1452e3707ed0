internal import CSystemd
internal import Glibc

extension Bus {
  /// Puts an object on the bus. The vtable's handlers find `owner` in their userdata, by `owner(of:)`; it is held until
  /// the slot is let go. `add` calls `sd_bus_add_object_vtable` with the connection and the userdata.
  package func export<Owner: AnyObject & Sendable>(
    _ path: String, for owner: Owner,
    _ add: (OpaquePointer?, inout OpaquePointer?, UnsafeMutableRawPointer) -> CInt
  ) throws -> BusSlot {
    let connection = try requireConnection()
    return try unsafe BusSlot("export", path, owner) { slot, userdata in
      unsafe add(connection.raw, &slot, userdata)
    }
  }

  /// What `export` was given, in a handler.
  package nonisolated static func owner<Owner: AnyObject>(of userdata: UnsafeMutableRawPointer?) -> Owner {
    unsafe Unmanaged<Owner>.fromOpaque(userdata!).takeUnretainedValue()
  }

  /// Answers a method call with what `body` returns or, by name, with what it throws.
  ///
  /// The body of a vtable's handler, which returns at once: the answer follows when `body` is done. The types of
  /// `body`'s parameters, after the caller's unique name, are the call's signature.
  package nonisolated static func answer<each Argument: BusValue, Reply: BusBody>(
    _ call: OpaquePointer?,
    _ body: @escaping @EventLoopActor @Sendable (String, repeat each Argument) async throws -> Reply
  ) -> CInt {
    let call = unsafe LoopPointer(call!)
    return EventLoopActor.assumeIsolated {
      let message = unsafe BusMessage(retaining: call.raw)
      do {
        let arguments = (repeat try (each Argument)(reading: message))
        let sender = message.sender ?? ""
        EventLoop.start { await reply(to: message) { try await body(sender, repeat each arguments) } }
      } catch {
        send(.invalidArguments("the arguments do not have the method's signature"), to: message)
      }
      return 1
    }
  }

  /// Writes a property's value: the body of a vtable's getter.
  package nonisolated static func get<Owner: AnyObject & Sendable>(
    _ reply: OpaquePointer?, _ userdata: UnsafeMutableRawPointer?, _ value: @EventLoopActor (Owner) -> some BusValue
  ) -> CInt {
    let owner: Owner = unsafe Bus.owner(of: userdata)
    let reply = unsafe LoopPointer(reply!)
    return EventLoopActor.assumeIsolated {
      do {
        try value(owner).write(to: unsafe BusMessage(retaining: reply.raw))
        return 1
      } catch {
        Journal.error("a property could not be told: \(error)")
        return -EIO
      }
    }
  }

  private static func reply<Reply: BusBody>(
    to call: BusMessage, _ body: @EventLoopActor () async throws -> Reply
  ) async {
    do {
      try send(try await body(), to: call)
    } catch let failure as BusFailure {
      send(failure, to: call)
    } catch {
      // What went wrong inside is for the log; the caller may be another user.
      Journal.error("a call over the bus failed: \(error)")
      send(.failed("internal error; the service's log says more"), to: call)
    }
  }

  private static func send(_ reply: some BusBody, to call: BusMessage) throws {
    guard unsafe sd_bus_message_get_expect_reply(call.handle.raw) > 0 else { return }
    var raw: OpaquePointer?
    try unsafe check(sd_bus_message_new_method_return(call.handle.raw, &raw), "make", "an answer")
    let message = unsafe BusMessage(adopting: raw!)
    try reply.write(to: message)
    noteUnsent(unsafe sd_bus_send(nil, raw, nil))
  }

  private static func send(_ failure: BusFailure, to call: BusMessage) {
    var error = unsafe sd_bus_error()
    defer { unsafe sd_bus_error_free(&error) }
    _ = unsafe sd_bus_error_set(&error, failure.name, failure.message)
    noteUnsent(unsafe sd_bus_reply_method_error(call.handle.raw, &error))
  }

  /// A connection that is gone has nobody left to tell.
  private static func noteUnsent(_ result: CInt) {
    if result < 0 { Journal.debug("\(SystemdError("send", "an answer", code: -result))") }
  }
}
