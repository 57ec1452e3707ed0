internal import CSystemd

/// How a call is made.
package struct BusCallOptions: Hashable, Sendable {
  /// Enough for an answer that waits for a disk; a service that is started by the call gets it too.
  package static let standard = BusCallOptions()

  package var timeout: Duration
  /// Whether the bus may start the service for this.
  package var startsService: Bool

  package init(timeout: Duration = .seconds(25), startsService: Bool = true) {
    (self.timeout, self.startsService) = (timeout, startsService)
  }
}

extension Bus {
  /// Calls a method and waits for its answer, while the loop goes on.
  /// - Throws: `BusFailure` with what the service or the bus answered; `SystemdError` for an answer of another form.
  package func call<each Argument: BusValue, Reply: BusBody>(
    _ peer: BusPeer, _ member: String, _ arguments: repeat each Argument, options: BusCallOptions = .standard
  ) async throws -> Reply {
    let message = try newCall(peer, member, options)
    repeat try (each arguments).write(to: message)
    let handle = message.handle
    let outcome = await withCheckedContinuation {
      (continuation: CheckedContinuation<Result<Reply, any Error>, Never>) in
      let waiting = PendingCall { reply in
        continuation.resume(returning: Result { try Self.outcome(reply) })
      }
      waiting.send(handle, over: connection, timeout: options.timeout)
    }
    withExtendedLifetime(message) {}
    return try outcome.get()
  }

  private func newCall(_ peer: BusPeer, _ member: String, _ options: BusCallOptions) throws -> BusMessage {
    let connection = try requireConnection()
    var raw: OpaquePointer?
    try unsafe check(
      sd_bus_message_new_method_call(connection.raw, &raw, peer.destination, peer.path, peer.interface, member),
      "make", "a call of \(member)")
    let message = unsafe BusMessage(adopting: raw!)
    try unsafe check(sd_bus_message_set_auto_start(raw, options.startsService ? 1 : 0), "make", "a call of \(member)")
    return message
  }

  private static func outcome<Reply: BusBody>(_ reply: BusMessage?) throws -> Reply {
    guard let reply else { throw BusFailure.disconnected }
    if let failure = reply.failure { throw failure }
    return try Reply(reading: reply)
  }
}

/// A call whose answer has not come yet. It completes exactly once: by the answer, by an error of the bus, or with
/// `nil` when the connection goes away under it.
@EventLoopActor
private final class PendingCall {
  private var complete: (@EventLoopActor (BusMessage?) -> Void)?

  init(_ complete: @escaping @EventLoopActor (BusMessage?) -> Void) { self.complete = complete }

  func send(_ message: LoopPointer, over connection: LoopPointer?, timeout: Duration) {
    guard let connection else { return finish(nil) }
    let userdata = unsafe Unmanaged.passRetained(self)
    var slot: OpaquePointer?
    let sent = unsafe sd_bus_call_async(
      connection.raw, &slot, message.raw,
      { message, userdata, _ in unsafe PendingCall.answered(message, userdata) }, userdata.toOpaque(),
      timeout.microseconds)
    guard sent >= 0 else {
      unsafe userdata.release()
      return finish(nil)
    }
    // The bus holds the slot until the answer; whichever way it lets go, the callback frees this object.
    _ = unsafe sd_bus_slot_set_destroy_callback(slot) { unsafe PendingCall.forgotten($0) }
    _ = unsafe sd_bus_slot_set_floating(slot, 1)
    unsafe sd_bus_slot_unref(slot)
  }

  private func finish(_ message: BusMessage?) {
    complete?(message)
    complete = nil
  }

  private nonisolated static func answered(_ message: OpaquePointer?, _ userdata: UnsafeMutableRawPointer?) -> CInt {
    let call = unsafe Unmanaged<PendingCall>.fromOpaque(userdata!).takeUnretainedValue()
    let message = unsafe LoopPointer(message!)
    EventLoopActor.assumeIsolated { call.finish(unsafe BusMessage(retaining: message.raw)) }
    return 0
  }

  private nonisolated static func forgotten(_ userdata: UnsafeMutableRawPointer?) {
    let call = unsafe Unmanaged<PendingCall>.fromOpaque(userdata!).takeRetainedValue()
    EventLoopActor.assumeIsolated { call.finish(nil) }
  }
}
