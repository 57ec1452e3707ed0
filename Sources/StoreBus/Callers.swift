internal import Systemd

/// Who asks over this connection: the user behind each unique name, who follows the changes, and who asks too much at
/// once. Bounded, whatever callers do.
@EventLoopActor
final class Callers {
  private struct Presence {
    let departure: BusSlot
    var caller: Caller?
    var follows = false
    var unanswered = 0
  }

  /// Each one costs a match, and a system bus grants a connection 512 of them (dbus-daemon(1)).
  nonisolated static let capacity = 256
  /// Calls of one caller that may wait for their answer at the same time; a program that pages needs one.
  nonisolated static let unansweredLimit = 32

  private let bus: Bus
  private var present: [String: Presence] = [:]
  /// The names in `present`, and some that have left, in the order of their first call.
  private var arrivals: [String] = []

  init(_ bus: Bus) { self.bus = bus }

  /// Those that have asked for changes, and are still there.
  var followers: Int { present.values.count(where: \.follows) }

  func follows(_ sender: String) { present[sender]?.follows = true }

  /// Runs `answer` for the user behind `sender`.
  func admit<Reply>(_ sender: String, _ answer: @EventLoopActor (Caller) async throws -> Reply) async throws -> Reply {
    try notice(sender)
    if let presence = present[sender], presence.unanswered >= Self.unansweredLimit {
      throw BusFailure.limitsExceeded("\(Self.unansweredLimit) calls are unanswered: wait for an answer first")
    }
    present[sender]?.unanswered += 1
    defer { present[sender]?.unanswered -= 1 }
    return try await answer(caller(sender))
  }

  /// A unique name is never given to another connection, so its user is asked for only once.
  private func caller(_ sender: String) async throws -> Caller {
    if let known = present[sender]?.caller { return known }
    do {
      let caller = Caller(uid: try await bus.userID(of: sender))
      present[sender]?.caller = caller
      return caller
    } catch {
      present[sender] = nil
      throw error
    }
  }

  /// The match comes before any question to the bus: whoever leaves in between is noticed by one of the two.
  private func notice(_ sender: String) throws {
    guard present[sender] == nil else { return }
    arrivals.removeAll { present[$0] == nil }
    if arrivals.count >= Self.capacity { present[arrivals.removeFirst()] = nil }
    let departure = try bus.onOwnerChanged(of: sender) { [weak self] owner in
      if owner == nil { self?.present[sender] = nil }
    }
    present[sender] = Presence(departure: departure)
    arrivals.append(sender)
  }
}
