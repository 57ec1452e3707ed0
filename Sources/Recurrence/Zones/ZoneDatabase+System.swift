extension ZoneDatabase {
  /// The name of the zone in force: the configured one, else TZ, else where /etc/localtime leads, else what
  /// /etc/timezone says, else `UTC`.
  ///
  /// In TZ a leading colon and an absolute path below the zone folder are allowed, as POSIX has it.
  ///
  /// - Parameter configured: `TimeZone=` of the configuration; empty counts as absent.
  /// - Returns: a name for `init(directory:defaultZone:)`, which knows whether there is such a zone.
  package static func systemZone(configured: String? = nil) -> String {
    systemZone(
      configured: configured, environment: SystemFile.environment("TZ"),
      localTimeTarget: SystemFile.linkTarget("/etc/localtime"),
      timeZoneFile: SystemFile.bytes("/etc/timezone", limit: 4096))
  }

  static func systemZone(
    configured: String?, environment: String?, localTimeTarget: String?, timeZoneFile: [UInt8]?
  ) -> String {
    if let configured, !configured.isEmpty { return configured }
    if let environment, !environment.isEmpty {
      let name = environment.hasPrefix(":") ? String(environment.dropFirst()) : environment
      return nameBelowZoneFolder(name) ?? name
    }
    if let localTimeTarget, let name = nameBelowZoneFolder(localTimeTarget) { return name }
    let written = timeZoneFile.map { String(decoding: $0.prefix { $0 > 0x20 }, as: UTF8.self) }
    guard let written, ZoneDirectory.isName(written) else { return "UTC" }
    return written
  }

  /// `/usr/share/zoneinfo/Europe/Berlin` and `../usr/share/zoneinfo/Europe/Berlin` name Europe/Berlin.
  private static func nameBelowZoneFolder(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let folder = parts.lastIndex(of: "zoneinfo") else { return nil }
    let name = parts[(folder + 1)...]
    return name.isEmpty ? nil : name.drop { $0 == "posix" || $0 == "right" }.joined(separator: "/")
  }
}
