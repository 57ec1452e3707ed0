package import Records
internal import Synchronization

/// The zones of the system, read from its zone files when first asked for, and the names by which calendars call them.
///
/// A value of the moment: where the zone data or the system's zone change, make a new one.
package final class ZoneDatabase: Sendable {
  /// Of floating times, of days, and of what has an unknown TZID.
  package let defaultZone: Zone

  let directory: ZoneDirectory
  private let named = Mutex<[String: Zone?]>([:])
  private let defined = Mutex<[ZoneDefinition: Zone?]>([:])

  /// Zones in memory at most: more names than there are is a file that makes them up.
  private static let cacheLimit = 4096

  /// - Parameters:
  ///   - directory: where the compiled zones are.
  ///   - defaultZone: an IANA name, or a POSIX TZ string as TZ may hold one; UTC where it is neither.
  package init(directory: String = "/usr/share/zoneinfo", defaultZone: String = ZoneDatabase.systemZone()) {
    let files = ZoneDirectory(path: directory)
    self.directory = files
    self.defaultZone =
      files.zone(exactly: defaultZone)
      ?? PosixZoneRule(defaultZone.utf8).map { Zone(name: defaultZone, .rule($0)) }
      ?? .utc
  }

  /// The zone that a TZID means, in the order of trust: an IANA name is the system's zone even where the file defines
  /// it otherwise; the file's own VTIMEZONE; then the other spellings of `ZoneName`. Nil where nobody knows it.
  package func zone(for tzid: String, definitions: [ZoneDefinition] = []) -> Zone? {
    if definitions.isEmpty { return zone(named: tzid) }
    if let zone = directory.zone(exactly: tzid) { return zone }
    guard let definition = definitions.first(where: { $0.tzid == tzid }) else { return zone(named: tzid) }
    if ZoneName.isIANA(tzid, in: directory) { return zone(named: tzid) }
    return zone(by: definition) ?? zone(named: tzid) ?? definition.location.flatMap { zone(named: $0) }
  }

  /// The IANA name that a TZID means by itself, in the system's spelling; nil where it means none.
  package func resolveName(_ tzid: String) -> String? { zone(named: tzid)?.name }

  /// The zone of a TZID by itself, without any VTIMEZONE.
  package func zone(named tzid: String) -> Zone? {
    if let known = named.withLock({ $0[tzid] }) { return known }
    let zone = ZoneName.zone(tzid, in: directory)
    named.withLock { if $0.count < Self.cacheLimit { $0[tzid] = .some(zone) } }
    return zone
  }

  private func zone(by definition: ZoneDefinition) -> Zone? {
    if let known = defined.withLock({ $0[definition] }) { return known }
    let zone = ObservedZone(definition).map { Zone(name: definition.tzid, .observed($0)) }
    defined.withLock { if $0.count < Self.cacheLimit { $0[definition] = .some(zone) } }
    return zone
  }
}
