internal import SQLite

/// The tables. Every table is STRICT; a new version adds a step and never edits an old one.
///
/// Rows of `records` and `problems` are numbered file << 24 | n, so what belongs to a file lies together and needs no index.
enum Schema {
  /// "cord" in ASCII: tells our file from another program's (PRAGMA application_id).
  static let applicationID: Int64 = 0x636f_7264

  static let migration = Migration(applicationID: applicationID, steps: [first])

  private static let first = [
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",

    // sequence: the last one given out when removals were last forgotten. horizon: the newest of them.
    """
    CREATE TABLE log (one INTEGER PRIMARY KEY CHECK (one = 1), sequence INTEGER NOT NULL, horizon INTEGER NOT NULL) STRICT
    """,

    "CREATE TABLE roots (id INTEGER PRIMARY KEY, store INTEGER NOT NULL, path TEXT NOT NULL, UNIQUE (store, path)) STRICT",

    """
    CREATE TABLE files (
      id INTEGER PRIMARY KEY, root INTEGER NOT NULL, path BLOB NOT NULL,
      device INTEGER NOT NULL, inode INTEGER NOT NULL, size INTEGER NOT NULL,
      modified INTEGER NOT NULL, changed INTEGER NOT NULL, doubt INTEGER NOT NULL, hash BLOB,
      state INTEGER NOT NULL, format TEXT NOT NULL,
      UNIQUE (root, path)
    ) STRICT
    """,

    // Every copy of every record. series: the UID of an event, the id of anything else. first, last: seconds since the
    // epoch between which an event happens (last NULL: without end), or a reading's start.
    """
    CREATE TABLE records (
      id INTEGER PRIMARY KEY, series TEXT NOT NULL, key TEXT NOT NULL, kind INTEGER NOT NULL,
      major INTEGER NOT NULL, minor INTEGER NOT NULL, hides INTEGER NOT NULL, line INTEGER NOT NULL,
      first INTEGER, last INTEGER, record BLOB NOT NULL
    ) STRICT
    """,
    "CREATE INDEX records_series ON records (series)",
    "CREATE INDEX records_time ON records (kind, first, last) WHERE first IS NOT NULL",

    // The lines that a record was read from, apart from what is searched.
    "CREATE TABLE texts (id INTEGER PRIMARY KEY, text BLOB NOT NULL) STRICT",

    // One row a record or concert: the newest thing that happened to it. record: the copy that speaks for it.
    // added: the sequence at which it last appeared. removed: when it went, in seconds since the epoch.
    // twin: the id of the reading in another file that this one repeats.
    """
    CREATE TABLE changes (
      sequence INTEGER PRIMARY KEY, store INTEGER NOT NULL, id TEXT NOT NULL, kind INTEGER NOT NULL,
      added INTEGER NOT NULL, reason INTEGER, removed INTEGER, record INTEGER, twin TEXT, UNIQUE (store, id)
    ) STRICT
    """,
    "CREATE INDEX changes_removed ON changes (removed) WHERE removed IS NOT NULL",

    "CREATE TABLE problems (id INTEGER PRIMARY KEY, store INTEGER NOT NULL, problem BLOB NOT NULL) STRICT",

    // start: milliseconds since the epoch. boundary: when a series next enters or leaves the window, likewise.
    """
    CREATE TABLE concerts (
      id TEXT PRIMARY KEY, uid TEXT NOT NULL, event TEXT NOT NULL, start INTEGER NOT NULL, concert BLOB NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX concerts_uid ON concerts (uid)",
    "CREATE INDEX concerts_start ON concerts (start, id)",
    "CREATE TABLE series (uid TEXT PRIMARY KEY, boundary INTEGER) STRICT, WITHOUT ROWID",
    "CREATE INDEX series_boundary ON series (boundary) WHERE boundary IS NOT NULL",
  ]
}

/// Numbers of rows that belong to files.
enum RowNumber {
  /// Records or problems that one file can have: more than bytes allow.
  static let bits: Int64 = 24
  static let limit: Int64 = 1 << bits

  static func range(ofFile file: Int64) -> ClosedRange<Int64> { file << bits...(file << bits | (limit - 1)) }
  static func file(of row: Int64) -> Int64 { row >> bits }
}
