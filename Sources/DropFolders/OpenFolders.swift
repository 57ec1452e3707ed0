internal import Linux

/// Folders that one call of `takeChanges`, or the reading between two calls, holds open. Not longer: an open folder keeps its file system from being unmounted.
struct OpenFolders {
  final class Held {
    let descriptor: FileDescriptor
    init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }
  }

  var roots: [Int: Held] = [:]
  /// The last folder in which a name was looked at: marks often come in runs.
  var near: (folder: Int, held: Held)?
}
