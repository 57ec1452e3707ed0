internal import Glibc
package import Records

/// Where an instance keeps and finds its things: DESIGN "Folders", hier(7), the XDG base directory specification.
package struct Locations: Hashable, Sendable {
  package enum Instance: String, Sendable { case user, system }

  package var instance: Instance
  /// The standard drop folders lie below this one.
  package var drops: String
  package var state: String
  /// Folders of `concertd.conf`, the later ones speaking louder.
  package var configuration: [String]
  /// For `~/` in the configuration; nil in the system instance.
  package var home: String?

  package static let system = Locations(
    instance: .system, drops: "/var/lib/concertd/drop", state: "/var/lib/concertd/state",
    configuration: ["/etc/concertd"], home: nil)

  /// A user's own: HOME before the passwd entry, and XDG variables only where they are absolute, as the
  /// specification asks. Nil when no home can be found.
  package static func user(environment: [String: String]) -> Locations? {
    guard let home = absolute(environment["HOME"]) ?? homeOfPasswd() else { return nil }
    let data = absolute(environment["XDG_DATA_HOME"]) ?? home + "/.local/share"
    let state = absolute(environment["XDG_STATE_HOME"]) ?? home + "/.local/state"
    let settings = absolute(environment["XDG_CONFIG_HOME"]) ?? home + "/.config"
    return Locations(
      instance: .user, drops: data + "/concertd", state: state + "/concertd",
      configuration: ["/etc/concertd", settings + "/concertd"], home: home)
  }

  /// The standard folder of a store.
  package func folder(of store: Store) -> String { drops + "/" + store.rawValue }

  /// A configured path, with `~/` read as the user's home.
  package func expand(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst(1)
  }

  private static func absolute(_ path: String?) -> String? {
    guard let path, path.hasPrefix("/") else { return nil }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func homeOfPasswd() -> String? {
    guard let entry = unsafe getpwuid(getuid()), let folder = unsafe entry.pointee.pw_dir else { return nil }
    return absolute(unsafe String(cString: folder))
  }
}
