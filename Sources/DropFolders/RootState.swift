package import Linux

/// How a root folder is doing.
package struct RootState: Hashable, Sendable {
  package enum Absence: Hashable, Sendable {
    /// Nothing is at its path.
    case missing
    case notAFolder
    /// The errno.
    case unreadable(Int32)
    /// Not mounted, or something is mounted over it: what is there has none of the known files.
    case otherFileSystem
  }

  package enum Watch: Hashable, Sendable {
    case inotify
    /// At least one of its folders is looked through again and again; why.
    case poll(PollReason)
  }

  package var root: Int
  package var path: FilePath
  /// Nil while it can be read. Otherwise all that is known of it stays as it is.
  package var absence: Absence?
  package var watch: Watch
  /// Known files, refused ones not among them.
  package var files: Int
  package var folders: Int
  /// When it was last looked through whole, in nanoseconds of the wall clock since the epoch; nil before the first time.
  package var lastScan: Int64?
  /// Some of it has still to be looked through.
  package var isScanning: Bool
}

extension RootState.Absence {
  package var reason: String {
    switch self {
    case .missing: "there is no such folder"
    case .notAFolder: "it is not a folder"
    case .unreadable(let code): LinuxError.text(of: code)
    case .otherFileSystem: "the file system with its known files is not mounted there"
    }
  }
}

/// Why a folder cannot be left to inotify.
package enum PollReason: Hashable, Sendable {
  /// fs.inotify.max_user_watches.
  case watchLimit
  /// fs.inotify.max_user_instances.
  case instanceLimit
  /// Its name, such as `nfs4`: others change files there without this kernel noticing.
  case silentFileSystem(String)
  /// The errno of inotify_add_watch(2).
  case refused(Int32)

  package var text: String {
    switch self {
    case .watchLimit: "the limit of inotify watches is reached (fs.inotify.max_user_watches)"
    case .instanceLimit: "the limit of inotify instances is reached (fs.inotify.max_user_instances)"
    case .silentFileSystem(let type): "\(type) does not tell of all changes"
    case .refused(let code): "it cannot be watched: \(LinuxError.text(of: code))"
    }
  }
}
