internal import CSystemd
internal import Glibc

/// Something the loop waits for, as long as the source is held.
@EventLoopActor
package final class EventSource {
  private let handle: LoopPointer

  /// `add` calls the `sd_event_add_…` function with userdata for `Callback.fire`.
  init(
    _ act: String, _ object: String, _ callback: Callback,
    _ add: (inout OpaquePointer?, UnsafeMutableRawPointer) -> CInt
  ) throws(SystemdError) {
    var source: OpaquePointer?
    let userdata = unsafe Unmanaged.passRetained(callback)
    let result = unsafe add(&source, userdata.toOpaque())
    guard result >= 0, let source = unsafe source else {
      unsafe userdata.release()
      throw SystemdError(act, object, code: -result)
    }
    handle = unsafe LoopPointer(source)
    // The C side owns the callback until the last reference to the source is gone.
    _ = unsafe sd_event_source_set_destroy_callback(source) { unsafe Callback.release($0) }
  }

  /// Waits no longer, until `resume` or `restart`.
  package func cancel() { _ = unsafe sd_event_source_set_enabled(handle.raw, CInt(SD_EVENT_OFF)) }

  /// Waits again for a descriptor or a signal; what came meanwhile is told at once.
  package func resume() { _ = unsafe sd_event_source_set_enabled(handle.raw, CInt(SD_EVENT_ON)) }

  /// Makes a timer fire once more, `delay` from now.
  package func restart(after delay: Duration) {
    _ = unsafe sd_event_source_set_time_relative(handle.raw, delay.microseconds)
    _ = unsafe sd_event_source_set_enabled(handle.raw, CInt(SD_EVENT_ONESHOT))
  }

  deinit {
    let handle = handle
    EventLoop.release { _ = unsafe sd_event_source_disable_unref(handle.raw) }
  }

  /// What a source's userdata points to.
  final class Callback: Sendable {
    private let action: @EventLoopActor (UInt32) -> Void

    /// `action` gets the epoll(7) events of a descriptor, and 0 from other sources.
    init(_ action: @escaping @EventLoopActor (UInt32) -> Void) { self.action = action }

    static func fire(_ userdata: UnsafeMutableRawPointer?, _ events: UInt32 = 0) -> CInt {
      let callback = unsafe Unmanaged<Callback>.fromOpaque(userdata!).takeUnretainedValue()
      EventLoopActor.assumeIsolated { callback.action(events) }
      return 0
    }

    static func release(_ userdata: UnsafeMutableRawPointer?) {
      unsafe Unmanaged<Callback>.fromOpaque(userdata!).release()
    }
  }
}

extension Duration {
  /// Whole microseconds, rounded up so that a timer is never early; negative durations count as none.
  var microseconds: UInt64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return UInt64(seconds) * 1_000_000 + UInt64((attoseconds + 999_999_999_999) / 1_000_000_000_000)
  }
}
