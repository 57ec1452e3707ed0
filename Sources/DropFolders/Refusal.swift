internal import Linux

/// Why something in a drop folder is not read. FIFOs, sockets and devices are passed over without a word: nobody drops those by
/// mistake.
package enum Refusal: Hashable, Sendable {
  case symbolicLink
  /// More than one name: whoever holds another could change what was checked.
  case hardLinked
  /// Its size in bytes.
  case tooLarge(Int64)
  /// File or folder; the errno.
  case unreadable(Int32)
  /// Below the root it is longer than a path may be.
  case pathTooLong
  /// A folder that shows another file system than the files known from it: not mounted, or something is mounted over it.
  case otherFileSystem

  /// The cause, for a problem's message.
  package var reason: String {
    switch self {
    case .symbolicLink: "it is a symbolic link"
    case .hardLinked: "it has more than one hard link"
    case .tooLarge(let size): "its \(size) bytes are more than the limit"
    case .unreadable(let code): LinuxError.text(of: code)
    case .pathTooLong: "its path is too long"
    case .otherFileSystem: "the file system with its known files is not mounted there"
    }
  }

  /// What a person can do about it.
  package var hint: String {
    switch self {
    case .symbolicLink: "put a copy of the file here; links are not followed"
    case .hardLinked: "put a copy of the file here instead of a second link to it"
    case .tooLarge: "split the file"
    case .unreadable: "give the user of concertd permission to read it"
    case .pathTooLong: "move it to a folder nearer to the top"
    case .otherFileSystem: "mount it; if its files are gone for good, ask for a rescan"
    }
  }
}
