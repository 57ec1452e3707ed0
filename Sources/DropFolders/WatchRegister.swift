internal import Linux

/// Who is served by which watch. One folder has one watch, whatever paths lead to it: a folder that was moved is seen under its old and
/// its new path for a moment, and roots may overlap.
struct WatchRegister {
  enum Holder: Hashable {
    case folder(Int)
    /// The nearest existing folder above a missing root.
    case ancestor(root: Int)
    /// A file that is refused for its second link.
    case link(Mark)
  }

  private var holders: [Inotify.Watch: [Holder]] = [:]

  var count: Int { holders.count }

  func holders(of watch: Inotify.Watch) -> [Holder] { holders[watch] ?? [] }

  mutating func add(_ holder: Holder, to watch: Inotify.Watch) {
    if holders[watch]?.contains(holder) != true { holders[watch, default: []].append(holder) }
  }

  /// True if nobody holds the watch any more.
  mutating func remove(_ holder: Holder, from watch: Inotify.Watch) -> Bool {
    guard var rest = holders[watch] else { return false }
    rest.removeAll { $0 == holder }
    holders[watch] = rest.isEmpty ? nil : rest
    return rest.isEmpty
  }

  /// The kernel has dropped it.
  mutating func forget(_ watch: Inotify.Watch) -> [Holder] { holders.removeValue(forKey: watch) ?? [] }
}
