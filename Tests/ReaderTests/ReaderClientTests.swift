import Foundation
import Glibc
import Linux
import Reader
import Records
import Synchronization
import Testing

/// The real concert-reader, beside the test bundle in the build folder.
private let program = FilePath(
  Bundle.main.bundleURL.appendingPathComponent("concert-reader").path)

@Suite struct ReaderClientTests {
  private func file(_ text: String) throws -> FileDescriptor {
    let memory = try SharedMemory.make("test")
    try memory.write(Array(text.utf8))
    try memory.seek(to: 0)
    return memory
  }

  private func event(_ uid: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART:20270101T200000Z\r\nSUMMARY:x\r\nEND:VEVENT\r\n"
      + "END:VCALENDAR\r\n"
  }

  private func request(_ path: String) -> ReaderRequest {
    ReaderRequest(path: path, store: .calendars, now: Instant(seconds: 1_800_000_000))
  }

  private func uids(_ result: Result<Document, ReaderFailure>) throws -> [String] {
    try result.get().records.compactMap { if case .event(let event) = $0.record { event.uid } else { nil } }
  }

  @Test func filesAreAnsweredInTheirOrder() throws {
    let client = ReaderClient(program: program, limits: ReaderLimits())
    for number in 0..<ReaderClient.window {
      client.submit(try file(event("u\(number)")), request("\(number).ics"), tag: number)
    }
    for number in 0..<ReaderClient.window {
      let (submission, result) = try #require(client.next())
      #expect(submission.tag == number)
      #expect(try uids(result) == ["u\(number)"])
    }
    #expect(client.next() == nil)
  }

  @Test func anAnswerOfManyPacketsArrivesWhole() throws {
    let client = ReaderClient(program: program, limits: ReaderLimits())
    let title = "SUMMARY:" + String(repeating: "long ", count: 1000)
    let texts = (0..<100).map { event("u\($0)").replacingOccurrences(of: "SUMMARY:x", with: title) }
    client.submit(try file(texts.joined()), request("a"), tag: 0)
    let answer = try #require(client.next())
    #expect(try uids(answer.result) == (0..<100).map { "u\($0)" })
  }

  @Test func aBigExportComesInPartsAndIsOneDocument() throws {
    let client = ReaderClient(program: program, limits: ReaderLimits())
    // The second entry is corrected, and the third removed, thousands of entries later.
    var entries = (0..<12_000).map { #"{"identifier":"\#($0)","sgv":100,"date":\#(1_602_547_500_000 + $0 * 300_000)}"# }
    entries.append(#"{"identifier":"1","sgv":110,"date":1602547800000,"srvModified":5}"#)
    entries.append(#"{"identifier":"2","isValid":false}"#)
    client.submit(
      try file("[\(entries.joined(separator: ","))]"),
      ReaderRequest(path: "a.json", store: .health, now: Instant(seconds: 1_800_000_000)), tag: 0)
    let answer = try #require(client.next())
    let document = try answer.result.get()
    let readings = document.records.compactMap { if case .reading(let reading) = $0.record { reading } else { nil } }
    #expect(document.format == "nightscout" && document.problems == [])
    #expect(readings.count == 12_000 && Set(readings.map(\.id)).count == 12_000)
    #expect(readings[1].values.first?.value.text == "110" && readings[1].flags == [.corrected])
    #expect(readings[2].isRetraction)
  }

  @Test func aReaderThatIsKilledCostsOneFileAndTheOthersAreReadAnew() throws {
    var hooks = ReaderClient.Hooks()
    let kills = Mutex(0)
    hooks.beforeReceive = { process in
      if kills.withLock({
        $0 += 1; return $0
      }) == 1 {
        // Stopped, so that it has surely not answered; then killed.
        kill(process, SIGSTOP)
        kill(process, SIGKILL)
      }
    }
    let client = ReaderClient(program: program, limits: ReaderLimits(), hooks: hooks)
    for number in 0..<4 { client.submit(try file(event("u\(number)")), request("\(number).ics"), tag: number) }
    var failures: [Int] = []
    for number in 0..<4 {
      let (submission, result) = try #require(client.next())
      switch result {
      case .failure(let failure):
        failures.append(submission.tag)
        #expect(failure == .crashed(signal: SIGKILL))
      case .success: #expect(try uids(result) == ["u\(number)"])
      }
    }
    #expect(failures.count <= 1)
  }

  @Test func aReaderThatDiedWhileIdleBlamesNobody() throws {
    let client = ReaderClient(program: program, limits: ReaderLimits())
    client.submit(try file(event("u0")), request("0"), tag: 0)
    #expect(try uids(try #require(client.next()).result) == ["u0"])
    let process = try #require(client.processID)
    kill(process, SIGKILL)
    awaitEnd(of: process)
    client.submit(try file(event("u1")), request("1"), tag: 1)
    #expect(try uids(try #require(client.next()).result) == ["u1"])
    #expect(client.processID != process)
  }

  @Test func aFileThatTakesTooLongIsAFailureAndTheNextOneIsRead() throws {
    var hooks = ReaderClient.Hooks()
    let stops = Mutex(0)
    hooks.afterStart = { process in
      if stops.withLock({
        $0 += 1; return $0
      }) == 1 {
        kill(process, SIGSTOP)
      }
    }
    let client = ReaderClient(program: program, limits: ReaderLimits(milliseconds: 50), hooks: hooks)
    client.submit(try file(event("u0")), request("0"), tag: 0)
    client.submit(try file(event("u1")), request("1"), tag: 1)
    #expect(throws: ReaderFailure.timedOut(milliseconds: 50)) { try #require(client.next()).result.get() }
    #expect(throws: Never.self) { try #require(client.next()).result.get() }
  }

  @Test func anAnswerBeyondTheLimitIsAFailure() throws {
    let client = ReaderClient(program: program, limits: ReaderLimits(output: 1000))
    let many = (0..<50).map { event("u\($0)") }.joined()
    client.submit(try file(many), request("a"), tag: 0)
    #expect(throws: ReaderFailure.outputTooLarge(bytes: 1000)) { try #require(client.next()).result.get() }
  }

  @Test(arguments: ["/bin/true", "/bin/cat", "/nowhere/concert-reader"])
  func aProgramThatIsNoReaderIsNotTheFilesFault(path: String) throws {
    let client = ReaderClient(program: FilePath(path), limits: ReaderLimits())
    client.submit(try file(event("u")), request("a"), tag: 0)
    let answer = try #require(client.next())
    guard case .failure(let failure) = answer.result else {
      Issue.record("it answered")
      return
    }
    #expect(!failure.isOfTheFile)
  }
}

/// Waits until a child has ended, and leaves it to be reaped (waitid(2), WNOWAIT).
private func awaitEnd(of process: Int32) {
  var information = unsafe siginfo_t()
  _ = unsafe waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT)
}
