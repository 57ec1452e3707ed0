internal import Glibc
internal import Linux
internal import Records
internal import StoreBus
internal import Systemd

/// `bench-stores latency SOURCES STAGE TARGET COUNT`: renames files one by one from STAGE into TARGET, which a running
/// daemon watches, and measures the time from each rename to the `Changed` signal here, in another process.
/// Prints microseconds: p50, p99, max. The first 50 are not counted.
@main
struct BenchStores {
  private static let warmUp = 50

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 6, arguments[1] == "latency", let count = Int(arguments[5]) else {
      complain("usage: bench-stores latency SOURCES STAGE TARGET COUNT")
      exit(2)
    }
    let (sources, stage, target) = (FilePath(arguments[2]), arguments[3], arguments[4])
    exit(EventLoop.run { await measure(sources, stage, target, count) })
  }

  @EventLoopActor
  private static func measure(_ sources: FilePath, _ stage: String, _ target: String, _ count: Int) async -> Int32 {
    do {
      let texts = try contents(of: sources, count: count)
      let client = try StoreClient(.user)
      var news = try client.news().makeAsyncIterator()
      var times: [Int64] = []
      for (number, text) in texts.enumerated() {
        let (from, to) = ("\(stage)/\(number).ics", "\(target)/bench-\(number).ics")
        try FileDescriptor.open(FilePath(from), .init(flags: O_WRONLY | O_CREAT | O_TRUNC), mode: 0o644).write(text)
        try await pause()
        let start = BootTime.now()
        guard unsafe rename(from, to) == 0 else { throw LinuxError("rename", from, code: errno) }
        while let item = await news.next() {
          if case .changed = item { break }
        }
        if number >= warmUp { times.append((BootTime.now() - start).inNanoseconds / 1000) }
      }
      client.close()
      times.sort()
      print(
        "p50 \(times[times.count / 2]) p99 \(times[times.count * 99 / 100]) max \(times.last ?? 0) us, n \(times.count)"
      )
      return 0
    } catch {
      complain("\(error)")
      return 1
    }
  }

  /// Ten milliseconds, so that each drop finds the daemon at rest, as real drops do.
  @EventLoopActor
  private static func pause() async throws {
    var timer: EventSource?
    await withCheckedContinuation { continuation in
      do {
        timer = try EventLoop.after(.milliseconds(10)) { continuation.resume() }
      } catch {
        continuation.resume()
      }
    }
    timer?.cancel()
  }

  private static func contents(of folder: FilePath, count: Int) throws -> [[UInt8]] {
    var names: [String] = []
    guard let stream = unsafe folder.withCString({ unsafe opendir($0) }) else {
      throw LinuxError("open", folder.description, code: errno)
    }
    defer { unsafe closedir(stream) }
    while names.count < count, let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name.hasSuffix(".ics") { names.append(name) }
    }
    return try names.map { try FileDescriptor.open(folder.appending($0), .read).readAll(limit: 1 << 20) }
  }

  private static func complain(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
