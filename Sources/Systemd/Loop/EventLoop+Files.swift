internal import CSystemd
internal import Glibc

extension EventLoop {
  /// Calls `action` when the file of this path is written, replaced, removed or made: what its name leads to may be
  /// another now. Meant for a few files of the system, such as /etc/localtime, which is a link that tools replace.
  @EventLoopActor package static func whenReplaced(
    _ path: String, _ action: @escaping @EventLoopActor () -> Void
  ) throws(SystemdError) -> EventSource {
    let cut = path.lastIndex(of: "/") ?? path.startIndex
    let (folder, name) = (String(path[..<cut]), String(path[cut...].dropFirst()))
    // The folder is watched: a watch of the file itself would follow the link, and go with the file.
    let mask = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR
    let callback = NameCallback(name, action)
    return try unsafe EventSource("watch", path, callback) { source, userdata in
      unsafe sd_event_add_inotify(
        shared.event.raw, &source, folder.isEmpty ? "/" : folder, UInt32(mask),
        { _, event, userdata in unsafe NameCallback.fire(event, userdata) }, userdata)
    }
  }
}

/// What the userdata of an inotify source points to.
private final class NameCallback: Sendable {
  private let name: String
  private let action: @EventLoopActor () -> Void

  init(_ name: String, _ action: @escaping @EventLoopActor () -> Void) { (self.name, self.action) = (name, action) }

  static func fire(_ event: UnsafePointer<inotify_event>?, _ userdata: UnsafeMutableRawPointer?) -> CInt {
    let callback = unsafe Unmanaged<NameCallback>.fromOpaque(userdata!).takeUnretainedValue()
    guard let event = unsafe event else { return 0 }
    // After an overflow any name may have changed.
    let isConcerned = unsafe event.pointee.mask & UInt32(IN_Q_OVERFLOW) != 0 || callback.name == inotifyName(event)
    if isConcerned { EventLoopActor.assumeIsolated { callback.action() } }
    return 0
  }

  private static func inotifyName(_ event: UnsafePointer<inotify_event>) -> String {
    unsafe inotify_event_name(event).map { unsafe String(cString: $0) } ?? ""
  }
}
