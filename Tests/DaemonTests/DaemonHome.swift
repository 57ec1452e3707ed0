import Foundation
import JSON
import Testing

/// A home folder and a bus for one daemon of a test, and the commands that a person would type there.
final class DaemonHome: @unchecked Sendable {
  // Unchecked: a test uses it from one task.
  let home: URL
  let bus: PrivateBus
  private(set) var daemon: RunningDaemon?

  static let program = Bundle.main.bundleURL.appendingPathComponent("concertd").path

  init() throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("concertd-test-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    bus = try PrivateBus()
  }

  deinit {
    daemon?.kill()
    try? FileManager.default.removeItem(at: home)
  }

  var environment: [String: String] {
    ["HOME": home.path, "DBUS_SESSION_BUS_ADDRESS": bus.address, "TZ": "Europe/Berlin", "PATH": "/usr/bin:/bin"]
  }

  func folder(_ store: String) -> URL { home.appendingPathComponent(".local/share/concertd/" + store) }

  /// Starts the daemon and waits until it says that it is ready.
  @discardableResult
  func start() throws -> RunningDaemon {
    let running = try RunningDaemon(program: DaemonHome.program, environment: environment, home: home)
    try running.awaitReady()
    daemon = running
    return running
  }

  /// Writes the configuration; a daemon that runs takes it with `reload`.
  func configure(_ text: String) throws {
    let settings = home.appendingPathComponent(".config/concertd")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: settings.appendingPathComponent("concertd.conf"))
  }

  func startWithoutWaiting() throws {
    daemon = try RunningDaemon(program: DaemonHome.program, environment: environment, home: home)
  }

  func stop() throws {
    daemon?.terminate()
    daemon = nil
  }

  func killDaemon() {
    daemon?.kill()
    daemon = nil
  }

  /// What a command printed, and its exit code.
  struct Answer {
    var code: Int32
    var output: String
    var errors: String

    var json: JSONValue { get throws { try JSONValue(parsing: output) } }
  }

  @discardableResult
  func concertd(_ arguments: String..., input: String? = nil) throws -> Answer {
    let process = Process()
    let (output, errors, stdin) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: DaemonHome.program)
    process.arguments = arguments
    process.environment = environment
    (process.standardOutput, process.standardError, process.standardInput) = (output, errors, stdin)
    try process.run()
    if let input { try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
    try stdin.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Answer(code: process.terminationStatus, output: text, errors: complaints)
  }

  /// Puts a file in place as tools do: written beside under a name that is ignored, then renamed.
  func drop(_ text: String, _ store: String, _ name: String) throws {
    let target = folder(store).appendingPathComponent(name)
    let beside = target.deletingLastPathComponent().appendingPathComponent("." + target.lastPathComponent + ".part")
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: beside)
    guard unsafe rename(beside.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func follow() throws -> ChangeFollower { try ChangeFollower(program: DaemonHome.program, environment: environment) }

  func status() throws -> JSONValue { try concertd("status", "--json").json }

  /// The titles of the upcoming concerts, by start.
  func concertTitles() throws -> [String] {
    try concertd("upcoming", "--json").json["concerts"]?.array?.compactMap { $0["title"]?.string } ?? []
  }
}
