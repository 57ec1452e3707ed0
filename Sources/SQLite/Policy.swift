/// How a database is kept, set on each opening.
package struct Policy: Sendable {
  /// Bytes, a power of two. Takes effect on a new database only.
  package var pageSize = 4096
  /// The page cache holds at most this much, in KiB, whatever the size of the database.
  package var cacheKiB = 8192
  /// Pages in the write-ahead log at which a commit copies them into the database.
  package var checkpointPages = 4000
  /// Bytes that the log's file keeps after that: all of it, as a commit that makes the file grow costs another write.
  package var journalLimit = 17 << 20
  /// How long another process's lock is waited for.
  package var lockWaitMilliseconds: Int32 = 1000

  package init() {}
}

extension Connection {
  /// Keeps other processes out, before anything is read or written.
  package func claim(_ policy: Policy) throws(SQLiteError) {
    waitForLocks(milliseconds: policy.lockWaitMilliseconds)
    // Before the first use of the log: its index then lives in this process's memory, and no second one gets in.
    try execute("PRAGMA locking_mode = EXCLUSIVE")
  }

  /// Durable commits (a commit that returned survives a power cut), and nothing in the file trusted more than needed.
  package func adopt(_ policy: Policy) throws(SQLiteError) {
    try execute("PRAGMA page_size = \(policy.pageSize)")
    guard try text("PRAGMA journal_mode = WAL") == "wal" else {
      throw SQLiteError(act: "switch on the write-ahead log of", object: path, code: 1, cause: "not possible there")
    }
    try execute("PRAGMA synchronous = FULL")
    try execute("PRAGMA wal_autocheckpoint = \(policy.checkpointPages)")
    try execute("PRAGMA journal_size_limit = \(policy.journalLimit)")
    try execute("PRAGMA cache_size = -\(policy.cacheKiB)")
    try execute("PRAGMA temp_store = MEMORY")
    // sqlite.org/security.html: a schema from elsewhere runs no code, a damaged page is noticed when it is read.
    try execute("PRAGMA trusted_schema = OFF")
    try execute("PRAGMA cell_size_check = ON")
  }
}
