/// A condition that a person must act on. The raw value is its MESSAGE_ID; Packaging/systemd/catalog/concertd.catalog says
/// what to do about it (journalctl -x).
package enum JournalCondition: String, Sendable, CaseIterable {
  /// A file, or a record in one, was refused; the rest holds.
  case fileRefused = "5705725b4fc94ea29d7a74d8902b084d"
  /// A key or value of the configuration, or a whole file of it, was not taken.
  case configurationRefused = "3148af34d6f8487b9d31169707bca536"
  /// The file of what the user has decided cannot be read or written.
  case decisionsFailed = "0f26b8c4fe5e41d98368488b888fd25f"
  /// The database was damaged, and has been set aside and rebuilt.
  case databaseSetAside = "429fed7b763c41989698fd19b224eee0"
  /// The database is of a newer version, or cannot be opened.
  case databaseRefused = "e2fc8ec7f58b4c588753e7bcc6dbe9a3"
  /// What was read cannot be stored: the disk is full or failing.
  case storingFailed = "fad266fc56654c66a7f97bcb24fd1baf"
  /// A folder cannot be watched, and is polled.
  case folderPolled = "94fec72056014f8dafeb6ea5f30d576b"
  /// A folder is missing or cannot be read at all.
  case folderUnreadable = "743a3d3d971548738fe150e4bcb1f4d3"
  /// The reader cannot be started.
  case readerMissing = "ef41c68a29d64d0ab50073abe49e7b51"
  /// Another process owns the bus name.
  case nameTaken = "500aa17d9d2b4f16a8d0bbb64effe4c0"
}
