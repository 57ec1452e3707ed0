internal import DropFolders
internal import Linux
internal import Records
internal import StoreDatabase

extension StoreKeeper {
  /// What is remembered of the files below a root.
  func knownFiles(of store: Store, below root: String) throws -> [FollowedFile] {
    var files: [FollowedFile] = []
    try database.forEachFile(root: root, of: store) { path, known in
      let bytes = unsafe path.withUnsafeBytes { unsafe Array($0) }
      files.append(
        FollowedFile(path: FilePath(bytes: bytes), stamp: known.stamp, row: 0, isInDoubt: known.hash != nil))
    }
    return files
  }

  /// What the status tells of the stores.
  struct Summary: Sendable {
    var counts: [Store: (records: Int, problems: Int)] = [:]
    var problems: [Problem] = []
    var upcoming = 0
    var next: String?
    var token = ""
    var sequence: Int64 = 0
  }

  func summary(problemLimit: Int) throws -> Summary {
    let database = try database
    var summary = Summary()
    for store in Store.dropStores { summary.counts[store] = (database.count(store), database.problemCount(store)) }
    summary.problems = try database.problems(limit: problemLimit)
    summary.upcoming = database.count(.concerts)
    summary.next = try database.concerts(limit: 1).first.map { Timestamp.text($0.concert.start) }
    (summary.token, summary.sequence) = (database.token.description, database.sequence)
    return summary
  }
}
