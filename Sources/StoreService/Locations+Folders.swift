internal import Glibc
package import Linux
internal import Records

extension Locations {
  /// Makes the standard folders and the state folder where they are missing: a user's for that user alone. Those of the system
  /// instance are the package's to make (tmpfiles.d), with their groups and modes.
  package func makeFolders() throws(LinuxError) {
    guard instance == .user else { return }
    for folder in Store.dropStores.map(folder) + [state] { try make(folder) }
  }

  private func make(_ folder: String) throws(LinuxError) {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { continue }
      // Above our own folders a step may be one that only others may write, and that is there.
      let code = errno
      if unsafe access(path, F_OK) != 0 { throw LinuxError("make", path, code: code) }
    }
  }
}
