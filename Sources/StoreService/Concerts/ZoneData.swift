internal import Linux

/// The version of the system's zone data, such as `2025b`: the first line of tzdata.zi (zic(8)). Where that is missing,
/// the folder's own last change stands for it.
func zoneDataVersion(_ directory: String) -> String {
  do throws(LinuxError) {
    var start = [UInt8](repeating: 0, count: 64)
    let count = try FileDescriptor.open(FilePath(directory + "/tzdata.zi"), .read).read(into: &start)
    let line = start[..<count].prefix { $0 != 0x0a }
    return String(decoding: line, as: UTF8.self).split(separator: " ").last.map(String.init) ?? "none"
  } catch {
    do throws(LinuxError) {
      return String(try FileStatus.of(FilePath(directory)).stamp.modified)
    } catch {
      return "none"
    }
  }
}
