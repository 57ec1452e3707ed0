internal import Linux

/// A root folder as the caller named it.
struct Root {
  /// The caller's name for it.
  var id: Int
  var path: FilePath
  /// The number of its folder.
  var folder: Int
  /// The path without links, as the mount table writes it; nil until it was there.
  var realPath: FilePath?
  var absence: RootState.Absence?
  /// Of the nearest folder above that exists, while the root itself is missing.
  var ancestorWatch: Inotify.Watch?
  /// Missing, and nothing would tell of its return.
  var mustBePolled = false
  /// Its state has to be looked at before anything in it.
  var isInQuestion = true
  /// Until it has been looked through, whatever is there holds, whichever file system it is.
  var acceptsAll = false
  /// Folders of it that wait for a scan or are in one.
  var waiting = 0
  var files = 0
  var folders = 0
  var lastScan: Int64?

  init(id: Int, path: FilePath, folder: Int) { (self.id, self.path, self.folder) = (id, path, folder) }
}
