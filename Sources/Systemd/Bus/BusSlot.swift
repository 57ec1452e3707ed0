internal import CSystemd

/// Something registered with a bus: a match or an object. It stands as long as this is held.
@EventLoopActor
package final class BusSlot {
  private let handle: LoopPointer

  /// `add` calls the `sd_bus_add_…` function with userdata that points to `owner`, which is held until the bus lets go
  /// of the slot.
  init(
    _ act: String, _ object: String, _ owner: some AnyObject & Sendable,
    _ add: (inout OpaquePointer?, UnsafeMutableRawPointer) -> CInt
  ) throws(SystemdError) {
    var slot: OpaquePointer?
    let userdata = unsafe Unmanaged.passRetained(owner as AnyObject)
    let result = unsafe add(&slot, userdata.toOpaque())
    guard result >= 0, let slot = unsafe slot else {
      unsafe userdata.release()
      throw SystemdError(act, object, code: -result)
    }
    handle = unsafe LoopPointer(slot)
    _ = unsafe sd_bus_slot_set_destroy_callback(slot) { unsafe Unmanaged<AnyObject>.fromOpaque($0!).release() }
  }

  deinit {
    let handle = handle
    EventLoop.release { _ = unsafe sd_bus_slot_unref(handle.raw) }
  }

  /// What a slot's userdata points to.
  final class Callback: Sendable {
    private let action: @EventLoopActor (BusMessage) -> Void

    init(_ action: @escaping @EventLoopActor (BusMessage) -> Void) { self.action = action }

    /// The body of an `sd_bus_message_handler_t`.
    static func fire(_ message: OpaquePointer?, _ userdata: UnsafeMutableRawPointer?) -> CInt {
      let callback = unsafe Unmanaged<Callback>.fromOpaque(userdata!).takeUnretainedValue()
      let message = unsafe LoopPointer(message!)
      EventLoopActor.assumeIsolated { callback.action(unsafe BusMessage(retaining: message.raw)) }
      return 0
    }
  }
}
