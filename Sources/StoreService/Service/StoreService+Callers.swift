internal import Configuration
internal import Glibc
internal import Records
internal import StoreBus
internal import Systemd

extension StoreService {
  /// A user's instance trusts every process of its user; the system's judges each caller by uid.
  func stores(readableBy caller: Caller) -> Set<Store> {
    guard locations.instance == .system, caller.uid != 0 else { return Set(Store.allCases) }
    var stores = Set(Store.dropStores.filter { isReader(caller, of: $0) })
    if stores.isSuperset(of: [.calendars, .music]) { stores.insert(.concerts) }
    return stores
  }

  func checkMayRead(_ wanted: Set<Store>, _ caller: Caller) throws {
    let readable = stores(readableBy: caller)
    guard let missing = wanted.sorted().first(where: { !readable.contains($0) }) else { return }
    throw BusFailure.notAllowed("you may not read \(missing.rawValue) of the system: ask for Readers= in concertd.conf")
  }

  /// Decisions about the system's stores are its administrator's.
  func checkMayDecide(_ caller: Caller) throws {
    guard locations.instance == .user || caller.uid == 0 else {
      throw BusFailure.notAllowed("only root decides for the system instance")
    }
  }

  private func isReader(_ caller: Caller, of store: Store) -> Bool {
    settings.configuration[store].readers.contains { uid(ofUser: $0) == caller.uid }
  }

  private func uid(ofUser name: String) -> UInt32? {
    if let number = UInt32(name) { return number }
    guard let entry = unsafe getpwnam(name) else { return nil }
    return unsafe entry.pointee.pw_uid
  }
}
