extension Connection {
  /// Runs `body` in a transaction that holds the write lock from its start, and undoes all of it if anything throws.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try begin.run()
    do {
      let result = try body()
      try commit.run()
      return result
    } catch {
      try rollBack(after: error)
      throw error
    }
  }

  /// SQLite has already rolled back after some errors (sqlite.org/lang_transaction.html, "Response To Errors").
  private func rollBack(after cause: any Error) throws {
    guard isInTransaction else { return }
    do { try prepare("ROLLBACK").runUnhooked() } catch {
      throw SQLiteError(act: "roll back after: \(cause);", object: path, code: error.code, cause: error.cause)
    }
  }
}
