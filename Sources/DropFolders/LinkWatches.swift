internal import Linux

/// Files that are refused for a second link, and the watch on each that tells when the link goes: it may go anywhere, and the folder's own
/// watch says nothing of that.
struct LinkWatches {
  /// Beyond, the hourly scan has to do: nobody needs a thousand hints to see what is wrong.
  static let most = 256

  private var watches: [Mark: Inotify.Watch] = [:]

  var isFull: Bool { watches.count >= Self.most }
  var marks: [Mark] { Array(watches.keys) }

  func contains(_ mark: Mark) -> Bool { watches[mark] != nil }

  mutating func insert(_ mark: Mark, _ watch: Inotify.Watch) { watches[mark] = watch }

  mutating func remove(_ mark: Mark) -> Inotify.Watch? { watches.removeValue(forKey: mark) }
}
