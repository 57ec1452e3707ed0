internal import Systemd

/// Who has asked something over this connection and is still there.
@EventLoopActor
final class Callers {
  private struct Presence {
    let departure: BusSlot
    var caller: Caller?
    var follows = false
  }

  private let bus: Bus
  private var present: [String: Presence] = [:]

  init(_ bus: Bus) { self.bus = bus }

  /// Those that have asked for changes.
  var followers: Int { present.values.count(where: \.follows) }

  /// A unique name is never given to another connection, so its user is asked for only once.
  func caller(_ sender: String) async throws -> Caller {
    if let known = present[sender]?.caller { return known }
    // First the match, then the question: whoever leaves in between is noticed by one of the two.
    if present[sender] == nil {
      let departure = try bus.onOwnerChanged(of: sender) { [weak self] owner in
        if owner == nil { self?.present[sender] = nil }
      }
      present[sender] = Presence(departure: departure)
    }
    do {
      let caller = Caller(uid: try await bus.userID(of: sender))
      present[sender]?.caller = caller
      return caller
    } catch {
      present[sender] = nil
      throw error
    }
  }

  func follows(_ sender: String) { present[sender]?.follows = true }
}
