internal import Glibc
package import Records

/// A configuration with what was wrong in its files. Every problem is a warning: the rest of the file holds.
package struct LoadedConfiguration: Sendable {
  package var configuration: Configuration
  package var problems: [Problem]
}

/// A configuration file that is there and cannot be read: what was in force should stay in force.
package struct UnreadableConfiguration: Error, CustomStringConvertible {
  package var path: String
  package var cause: String

  package var description: String { "cannot read \(path): \(cause)" }
}

extension Configuration {
  /// Reads `concertd.conf` and `concertd.conf.d/*.conf` (by name) of each folder, in the order of the folders.
  /// What is not there is passed over. Throws when a file that is there cannot be read.
  package static func load(folders: [String]) throws(UnreadableConfiguration) -> LoadedConfiguration {
    var loaded = LoadedConfiguration(configuration: Configuration(), problems: [])
    for folder in folders {
      let dropIns = try names(in: folder + "/concertd.conf.d").filter { $0.hasSuffix(".conf") && !$0.hasPrefix(".") }
      for path in [folder + "/concertd.conf"] + dropIns.sorted().map({ folder + "/concertd.conf.d/" + $0 }) {
        guard let bytes = try contents(of: path) else { continue }
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw UnreadableConfiguration(path: path, cause: "it is not UTF-8 text")
        }
        loaded.problems += loaded.configuration.apply(text, of: path)
      }
    }
    return loaded
  }

  /// Applies one file's text to what is there so far; what is wrong is left out and named.
  package mutating func apply(_ text: String, of path: String) -> [Problem] {
    let (assignments, malformed) = parseAssignments(text)
    var problems = malformed.map {
      Problem(.warning, file: path, line: $0.line, $0.message, hint: "see concertd.conf(5)")
    }
    for assignment in assignments {
      guard let key = configurationKeys.first(where: { $0.section == assignment.section && $0.name == assignment.key })
      else {
        problems.append(Configuration.unknown(assignment, path: path))
        continue
      }
      do throws(BadValue) {
        try key.apply(&self, assignment.value)
      } catch {
        problems.append(
          Problem(
            .warning, file: path, line: assignment.line,
            "\(assignment.key)= in [\(assignment.section)]: \(error.message)", hint: "the default holds; mend the line")
        )
      }
    }
    return problems
  }

  private static func unknown(_ assignment: Assignment, path: String) -> Problem {
    let sections = Set(configurationKeys.map(\.section))
    let known = configurationKeys.filter { $0.section == assignment.section }.map(\.name)
    return Problem(
      .warning, file: path, line: assignment.line,
      sections.contains(assignment.section)
        ? "unknown key \(assignment.key)= in [\(assignment.section)]" : "unknown section [\(assignment.section)]",
      hint: "known here: " + (known.isEmpty ? sections.sorted() : known).joined(separator: ", "))
  }

  private static func names(in folder: String) throws(UnreadableConfiguration) -> [String] {
    guard let stream = unsafe opendir(folder) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw UnreadableConfiguration(path: folder, cause: unsafe String(cString: strerror(errno)))
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      names.append(
        unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
          unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
        })
    }
    return names
  }

  private static func contents(of path: String) throws(UnreadableConfiguration) -> [UInt8]? {
    let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw UnreadableConfiguration(path: path, cause: unsafe String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe block.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress!, $0.count) }
      if count == 0 { return bytes }
      guard count > 0, bytes.count < 1 << 20 else {
        let cause = count < 0 ? unsafe String(cString: strerror(errno)) : "larger than a configuration can be"
        throw UnreadableConfiguration(path: path, cause: cause)
      }
      bytes += block[..<count]
    }
  }
}
