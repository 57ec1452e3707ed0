package import Linux

/// Where the project's programs and data are found: beside the running program (a build folder works as it is), else where
/// the package puts them.
package enum ProgramFiles {
  /// The program of that name, or where the package would have it.
  package static func program(_ name: String) -> FilePath {
    let folder = runningProgram.parent
    let candidates = [folder.appending(name), folder.parent.appending("libexec/concertd").appending(name)]
    return candidates.first(where: isRegularFile) ?? candidates[1]
  }

  /// The running program (proc(5), /proc/PID/exe), whatever its arguments say.
  package static var runningProgram: FilePath {
    do throws(LinuxError) { return try FilePath.target(ofLink: "/proc/self/exe") } catch { return "/usr/bin/concertd" }
  }

  private static func isRegularFile(_ path: FilePath) -> Bool {
    do throws(LinuxError) { return try FileStatus.of(path, followingLinks: true).kind == .regular } catch {
      return false
    }
  }
}
