internal import Glibc
internal import Linux
package import Records
package import SQLite

extension StoreDatabase {
  /// A database that is ready, and what to tell about how it came to be.
  package struct Opened {
    package enum Origin: Hashable, Sendable {
      case fresh, existing
      case migrated(from: Int)
      /// Its records were of another binary form: emptied, under a new identity.
      case emptied
      /// It was damaged: the file is there now, and the database is new.
      case setAside(String)
    }

    package var database: StoreDatabase
    package var origin: Origin
    /// For the user, where something was lost that is now rebuilt.
    package var notice: Problem?
  }

  /// Opens the database, readable by its owner alone, and makes it where there is none. A damaged one is set aside and
  /// replaced by an empty one under a new identity. Damage is looked for where it costs nothing: what opening reads, and
  /// every page that is read later.
  ///
  /// The folder of `path` exists. `hooks` is where tests put faults; `now` is the clock that removals and problems are dated
  /// by; `span` says when the instances of an event can happen. Throws `DatabaseError.newerSchema` and `.foreign`, with the
  /// file untouched, and `SQLiteError` with condition `busy` where another process has it.
  package static func open(
    path: String, hooks: Hooks = Hooks(), policy: Policy = Policy(), now: @escaping () -> Instant,
    span: @escaping (Event) -> EventSpan
  ) throws -> Opened {
    do {
      return try openAsIs(path, hooks, policy, now, span)
    } catch  where DatabaseError.isDamage(error) {
      let aside = try setAside(path: path, now: now())
      var opened = try openAsIs(path, hooks, policy, now, span)
      opened.origin = .setAside(aside)
      opened.notice = Problem(
        .warning, file: path, "the database was damaged and is built anew from the folders (\(error))",
        hint: "nothing is to be done; the damaged file is kept as \(aside) and can be deleted", since: now())
      return opened
    }
  }

  /// Moves a damaged database and its log out of the way. Nobody may have it open.
  ///
  /// - Returns: where it is now.
  package static func setAside(path: String, now: Instant) throws -> String {
    let aside = freeName(path + ".damaged-" + stamp(now))
    for suffix in ["", "-wal", "-shm", "-journal"] {
      guard unsafe rename(path + suffix, aside + suffix) != 0, errno != ENOENT else { continue }
      throw DatabaseError.cannotOpen(path: path + suffix, cause: "it cannot be set aside: \(cause(errno))")
    }
    return aside
  }

  private static func openAsIs(
    _ path: String, _ hooks: Hooks, _ policy: Policy, _ now: @escaping () -> Instant,
    _ span: @escaping (Event) -> EventSpan
  ) throws -> Opened {
    try makePrivate(path)
    let connection = try Connection(path: path, hooks: hooks)
    try connection.claim(policy)
    var origin: Opened.Origin
    switch try Schema.migration.state(of: connection) {
    case .newer(let version): throw DatabaseError.newerSchema(path: path, version: version)
    case .foreign: throw DatabaseError.foreign(path: path)
    case .fresh: origin = .fresh
    case .current: origin = .existing
    case .older(let version): origin = .migrated(from: version)
    }
    try connection.adopt(policy)
    try Schema.migration.apply(to: connection)
    let meta = try MetaTable(connection)
    if origin != .fresh, try meta.value(of: "format") != format {
      try empty(connection)
      origin = .emptied
    }
    if origin == .fresh || origin == .emptied { try begin(connection, meta) }
    guard let identity = try meta.value(of: "identity") else { throw DatabaseError.damaged("it has no identity") }
    let database = try StoreDatabase(connection, identity: identity, span: span, now: now)
    return Opened(database: database, origin: origin)
  }

  /// What records are stored as: their binary form, which has no field numbers of its own.
  private static let format = "wire \(WireFormat.version)"

  private static func begin(_ connection: Connection, _ meta: MetaTable) throws {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
    try connection.transaction {
      try meta.set("identity", to: SHA256.hexadecimal(bytes))
      try meta.set("format", to: format)
      try connection.execute("INSERT OR REPLACE INTO log (one, sequence, horizon) VALUES (1, 0, 0)")
    }
  }

  private static func empty(_ connection: Connection) throws {
    try connection.transaction {
      for table in ["meta", "log", "roots", "files", "records", "texts", "changes", "problems", "concerts", "series"] {
        try connection.execute("DELETE FROM \(table)")
      }
    }
  }

  /// SQLite gives the log and its index the mode of the database's file, so that one comes first.
  private static func makePrivate(_ path: String) throws {
    let descriptor = unsafe Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw DatabaseError.cannotOpen(path: path, cause: cause(errno)) }
    defer { close(descriptor) }
    guard fchmod(descriptor, 0o600) == 0 else { throw DatabaseError.cannotOpen(path: path, cause: cause(errno)) }
  }

  private static func freeName(_ name: String) -> String {
    var candidate = name
    var number = 1
    while unsafe access(candidate, F_OK) == 0 {
      number += 1
      candidate = "\(name)-\(number)"
    }
    return candidate
  }

  /// `20261130T204500Z`, for a file's name.
  private static func stamp(_ now: Instant) -> String {
    let clock = CivilDateTime(secondsSinceEpoch: now.seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = "\(clock.date.year)\(two(clock.date.month))\(two(clock.date.day))"
    return date + "T\(two(clock.hour))\(two(clock.minute))\(two(clock.second))Z"
  }

  private static func cause(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
