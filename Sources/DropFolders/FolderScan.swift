internal import Linux

/// A folder that is being looked through, perhaps over several calls.
final class FolderScan {
  let folder: Int
  var listing: DirectoryListing
  /// Where the next name is looked for first.
  var next = 0

  init(_ folder: Int, _ listing: consuming DirectoryListing) {
    self.folder = folder
    self.listing = listing
  }
}
