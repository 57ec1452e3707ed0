internal import Linux
internal import Systemd

/// Tells when the system's time zone or its zone data become others: timedatectl(1) replaces /etc/localtime, an update of
/// tzdata replaces the files of the zone folder.
@EventLoopActor
final class ZoneWatch {
  private var inotify: Inotify
  private var source: EventSource?
  private let action: @EventLoopActor () -> Void

  private static let names: Set<FilePath> = ["localtime", "timezone", "tzdata.zi"]

  /// Throws where there is no inotify instance left: changes are then seen at the next start.
  init(zoneFolder: FilePath, _ action: @escaping @EventLoopActor () -> Void) throws {
    self.action = action
    inotify = try Inotify()
    for folder in ["/etc", zoneFolder] {
      let place = try FileDescriptor.open(folder, .folderLocation)
      _ = try inotify.watch(place, for: [.created, .movedTo, .closedAfterWriting])
    }
    source = try EventLoop.whenReadable(inotify.descriptor.number) { [weak self] in self?.look() }
  }

  private func look() {
    var isConcerned = false
    do throws(LinuxError) {
      while try inotify.read({ event in isConcerned = isConcerned || ZoneWatch.names.contains(event.name) }) {}
    } catch {
      Journal.warning("changes of the time zone cannot be followed any more: \(error)")
      source = nil
    }
    if isConcerned { action() }
  }
}
