import Foundation
import Testing

@testable import Systemd

@Suite(.timeLimit(.minutes(1)))
struct ServiceTests {
  @Test func theManagerIsToldInItsOwnWords() {
    #expect(ServiceState.ready.assignments == "READY=1")
    #expect(ServiceState.status("scanning\nREADY=0").assignments == "STATUS=scanning READY=0")
    #expect(ServiceState.stopping.assignments == "STOPPING=1")
    #expect(ServiceState.reloading(monotonicMicroseconds: 17).assignments == "RELOADING=1\nMONOTONIC_USEC=17")
    #expect(ServiceState.extendTimeout(.seconds(30)).assignments == "EXTEND_TIMEOUT_USEC=30000000")
    #expect(ServiceState.watchdog.assignments == "WATCHDOG=1")
  }

  @Test func theWatchdogIsPingedAgainAndAgain() async throws {
    try await onLoop {
      let (pings, continuation) = AsyncStream.makeStream(of: Void.self)
      let watchdog = try Watchdog(interval: .milliseconds(3), ping: { continuation.yield() }, probe: {})
      var iterator = pings.makeAsyncIterator()
      for _ in 1...3 { await iterator.next() }
      watchdog.stop()
    }
  }

  @Test func theWatchdogIsNotPingedWhileTheWorkHangs() async throws {
    try await onLoop {
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      let (happened, continuation) = AsyncStream.makeStream(of: String.self)
      let watchdog = try Watchdog(
        interval: .milliseconds(3), ping: { continuation.yield("ping") },
        probe: {
          continuation.yield("probe")
          for await _ in gate { break }
        })
      var iterator = happened.makeAsyncIterator()
      #expect(await iterator.next() == "probe")
      continuation.yield("the work goes on")
      open.finish()
      #expect(await iterator.next() == "the work goes on")
      #expect(await iterator.next() == "ping")
      watchdog.stop()
    }
  }

  @Test func noWatchdogIsWantedWithoutAnInterval() async throws {
    try await onLoop {
      let watchdog = try Watchdog(interval: nil) { Issue.record("asked without need") }
      try await aTurn()
      watchdog.stop()
    }
  }
}

@Suite struct JournalTests {
  private static let entry = JournalEntry(
    .warning, "the file is cut off", .fileRefused,
    [.file: "/drop/a.ics", .line: "12", .store: "calendars", .hint: "export it again"])

  @Test func aLineForPeopleHasThePlaceAndTheHint() {
    #expect(Self.entry.line == "warning: /drop/a.ics:12: the file is cut off (export it again)")
    #expect(JournalEntry(.info, "running").line == "info: running")
  }

  @Test func theJournalGetsEachFieldByItsName() {
    #expect(
      Self.entry.assignments == [
        "MESSAGE=the file is cut off", "PRIORITY=4", "SYSLOG_IDENTIFIER=concertd",
        "MESSAGE_ID=5705725b4fc94ea29d7a74d8902b084d", "CONCERTD_STORE=calendars", "CONCERTD_FILE=/drop/a.ics",
        "CONCERTD_LINE=12", "CONCERTD_HINT=export it again",
      ])
  }

  @Test func theCatalogSaysWhatToDoAboutEachCondition() throws {
    let packaging = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Packaging/systemd")
    let catalog = try String(contentsOf: packaging.appending(path: "catalog/concertd.catalog"), encoding: .utf8)
    let entries = catalog.components(separatedBy: "\n-- ").dropFirst()
    #expect(Set(entries.map { String($0.prefix(32)) }) == Set(JournalCondition.allCases.map(\.rawValue)))
    for entry in entries {
      #expect(entry.contains("\nSubject: ") && entry.contains("\nDocumentation: man:concertd"))
      #expect(entry.components(separatedBy: "\n\n").count >= 3)
    }
  }

  @Test func aRepeatingFaultIsSaidOnceAMinuteWithItsCount() {
    var limiter = RepeatLimiter<String>()
    #expect(limiter.judge("full", now: .seconds(0)) == .say(heldBack: 0))
    for second in 1...59 { #expect(limiter.judge("full", now: .seconds(second)) == .holdBack) }
    #expect(limiter.judge("other", now: .seconds(30)) == .say(heldBack: 0))
    #expect(limiter.judge("full", now: .seconds(60)) == .say(heldBack: 59))
    #expect(limiter.judge("full", now: .seconds(61)) == .holdBack)
  }

  @Test func faultsWithoutEndDoNotFillTheMemory() {
    var limiter = RepeatLimiter<Int>()
    for fault in 0..<(10 * RepeatLimiter<Int>.capacity) {
      #expect(limiter.judge(fault, now: .milliseconds(fault)) == .say(heldBack: 0))
    }
    #expect(limiter.remembered <= RepeatLimiter<Int>.capacity)
  }
}
